import type { Audience, Detail, Language } from '../../engine/engine.ts'

type AskMessages = {
  title: string
  summary: string
  label: string
  ask: string
  askOn: string
  send: string
  waiting: string
  choices: string
  translation: string
  length: string
  reader: string
  anyReader: string
  details: Record<Detail, string>
  audiences: Record<Exclude<Audience, 'general'>, string>
  tryOne: string
  examples: readonly string[]
  readAlso: string
  kept: string
  sent: string
  yourQuestion: string
  before: string
  sources: string
  checked: string
  unchecked: string
  mayMean: string
  byGuide: string
  byModel: (model: string) => string
  copy: string
  copied: string
  print: string
  askAnew: string
  empty: string
  tooLong: (most: number) => string
  elsewhere: string
  refused: string
  budget: string
  share: string
  failed: string
}

const english: AskMessages = {
  title: 'Ask about the Bible',
  summary:
    'Ask in your own words. The answer names the passages that it rests on, and you can open each in its chapter.',
  label: 'Your question',
  ask: 'Ask',
  askOn: 'Ask on',
  send: 'Send',
  waiting: 'Looking for an answer …',
  choices: 'Translation, length and reader',
  translation: 'Translation',
  length: 'Length',
  reader: 'Written for',
  anyReader: 'Whoever asks',
  details: { brief: 'Brief', standard: 'Standard', full: 'In full' },
  audiences: { child: 'A child', student: 'A student' },
  tryOne: 'Or try one of these',
  examples: [
    'What does the Bible say about forgiveness?',
    'I cannot sleep for worry. Is there a passage for me?',
    'Is baptism needed for salvation?',
    'Who was Melchizedek?',
    'Does the Bible say “God helps those who help themselves”?',
    'What does “turn the other cheek” mean?',
  ],
  readAlso: 'Or read:',
  kept: 'No account and no cookie. Your question is answered and not kept.',
  sent: 'It goes to the language model that writes the answer.',
  yourQuestion: 'Your question',
  before: 'Earlier in this conversation',
  sources: 'What this rests on',
  checked: 'checked word for word',
  unchecked: 'not checked',
  mayMean: 'You may also mean',
  byGuide: 'Put together from the study guide and the Bible text. No language model wrote it.',
  byModel: (model) => `Written by the language model ${model}, with every quotation compared with its source.`,
  copy: 'Copy with references',
  copied: 'Copied',
  print: 'Print',
  askAnew: 'Ask something else',
  empty: 'Please write a question first.',
  tooLong: (most) => `That is longer than ${most.toLocaleString('en')} characters. Please shorten it a little.`,
  elsewhere: 'This question was sent by another site. Please ask it here.',
  refused: 'This question cannot be answered here.',
  budget:
    'The questions that this site can answer in a day are used up. They begin anew at midnight UTC; until then you can read the Bible and the study guide.',
  share:
    'You have asked as many questions today as one visitor may. They begin anew at midnight UTC; until then you can read the Bible and the study guide.',
  failed: 'The answer could not be written just now. Your question is still here: please try again in a moment.',
}

const spanish: AskMessages = {
  title: 'Pregunte sobre la Biblia',
  summary:
    'Pregunte con sus propias palabras. La respuesta nombra los pasajes en que se apoya, y puede abrir cada uno en su capítulo.',
  label: 'Su pregunta',
  ask: 'Preguntar',
  askOn: 'Siga preguntando',
  send: 'Enviar',
  waiting: 'Buscando una respuesta …',
  choices: 'Traducción, extensión y lector',
  translation: 'Traducción',
  length: 'Extensión',
  reader: 'Escrito para',
  anyReader: 'Quien pregunta',
  details: { brief: 'Breve', standard: 'Normal', full: 'Completa' },
  audiences: { child: 'Un niño', student: 'Un estudiante' },
  tryOne: 'O pruebe con una de estas',
  examples: [
    '¿Qué dice la Biblia sobre el perdón?',
    'No puedo dormir de tanta preocupación. ¿Hay algún pasaje para mí?',
    '¿Es necesario el bautismo para salvarse?',
    '¿Quién fue Melquisedec?',
    '¿Dice la Biblia «ayúdate que yo te ayudaré»?',
    '¿Qué significa poner la otra mejilla?',
  ],
  readAlso: 'O lea:',
  kept: 'Sin cuenta y sin cookies. Su pregunta se responde y no se guarda.',
  sent: 'Se envía al modelo de lenguaje que escribe la respuesta.',
  yourQuestion: 'Su pregunta',
  before: 'Antes en esta conversación',
  sources: 'En qué se apoya',
  checked: 'comprobado palabra por palabra',
  unchecked: 'sin comprobar',
  mayMean: 'Quizá quiso preguntar también',
  byGuide: 'Compuesto con la guía de estudio y el texto bíblico. No lo escribió ningún modelo de lenguaje.',
  byModel: (model) => `Escrito por el modelo de lenguaje ${model}; cada cita se comparó con su fuente.`,
  copy: 'Copiar con referencias',
  copied: 'Copiado',
  print: 'Imprimir',
  askAnew: 'Hacer otra pregunta',
  empty: 'Escriba primero una pregunta.',
  tooLong: (most) => `Tiene más de ${most.toLocaleString('es')} caracteres. Acórtela un poco, por favor.`,
  elsewhere: 'Otro sitio envió esta pregunta. Por favor, hágala aquí.',
  refused: 'Esta pregunta no se puede responder aquí.',
  budget:
    'Las preguntas que este sitio puede responder en un día se han agotado. Vuelven a empezar a medianoche UTC; mientras tanto puede leer la Biblia y la guía de estudio.',
  share:
    'Hoy ya hizo todas las preguntas que puede hacer un visitante. Vuelven a empezar a medianoche UTC; mientras tanto puede leer la Biblia y la guía de estudio.',
  failed: 'La respuesta no se pudo escribir en este momento. Su pregunta sigue aquí: inténtelo de nuevo en un momento.',
}

/** What the question box and its answers say of themselves, by language. */
export const askMessages: Readonly<Record<Language, AskMessages>> = { en: english, es: spanish }
