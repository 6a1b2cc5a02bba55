import type { Language } from '../engine.ts'
import type { GuardrailName } from './contract.ts'

type Phrases = {
  /** What is said in the place of an answer, by the guardrail that refused. */
  refusal: Readonly<Record<GuardrailName, string>>
  refusedSearch: string
  unserved: (name: string) => string
  unservedSearch: (name: string) => string
  redactedRequest: string
  ignored: (source: string) => string
  unnamedSource: string
  history: string
  redactedAnswer: string
  markup: string
  scripture: string
  balanced: string
  clamped: string
  defaultHelp: string
  helpNote: string
}

const notMine = {
  en: 'I can’t help with that. I am a study assistant for the Bible: ask me about a passage, a person, a word or a question of faith, and I will gladly look it up with you.',
  es: 'En eso no puedo ayudar. Soy un asistente de estudio de la Biblia: pregúnteme por un pasaje, una persona, una palabra o una cuestión de fe y con gusto lo busco con usted.',
}

/** Everything the guardrails say to callers, in both languages. Refusals are short and offer what can be done instead. */
export const guardPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    refusal: {
      costAbuse: notMine.en,
      crisisSafety: notMine.en,
      sensitiveData: notMine.en,
      promptInjection:
        'I can’t change how I work or set my rules aside. If there is a passage or a question about Scripture in what you sent, ask me that alone and I will gladly help.',
      internalExposure:
        'I can’t share how this service is set up or what belongs to others. I can tell you where my answers come from: every one names its sources. Is there a passage you would like to look at?',
      hatefulContent:
        'I won’t write against people. Scripture says that everyone is made in the image of God (Genesis 1:27). If a passage has been used to do so, name it, and I will show what it says in its setting and how it has been misused.',
      divineImpersonation:
        'I am an AI study assistant and can’t speak for God, forgive sins or tell the future. I can show you what Scripture says about your question, and a pastor or a trusted friend can pray with you.',
      unsafeOutput: notMine.en,
      doctrinalBalance: notMine.en,
      scriptureIntegrity:
        'I could not bear out this answer from the text of Scripture, so I am not giving it. Ask about a single passage, and I will quote it exactly.',
    },
    unserved: (name) =>
      `The request seems to be written in ${name}; English and Spanish are served. Nothing was charged.`,
    unservedSearch: (name) =>
      `The query seems to be written in ${name}: it was looked up as a reference and in the words of the loaded translations. Topics are known in English and Spanish.`,
    refusedSearch: 'This search was not run. Search for a topic, a phrase or a reference.',
    redactedRequest: 'Personal details in your request were replaced before it was used.',
    ignored: (source) => `Part of ${source} was ignored: it gives instructions instead of information.`,
    unnamedSource: 'the material you sent',
    history: 'the conversation you sent',
    redactedAnswer: 'Part of the answer was taken out: it should not leave this service.',
    markup: 'Markup, images or links were taken out of the answer.',
    scripture: 'A quotation or reference was put right or taken out, so that the answer agrees with the text.',
    balanced: 'A sentence was added, since Christians differ on this.',
    clamped: 'The request asks for more than one answer can hold; this is one answer within maxOutputTokens.',
    defaultHelp: 'Your local emergency number, or a crisis line in your country',
    helpNote: 'If you or somebody near you is in danger, please turn to the help named in `resources` now.',
  },
  es: {
    refusal: {
      costAbuse: notMine.es,
      crisisSafety: notMine.es,
      sensitiveData: notMine.es,
      promptInjection:
        'No puedo cambiar mi manera de trabajar ni dejar mis reglas a un lado. Si en lo que envió hay un pasaje o una pregunta sobre la Escritura, hágame solo esa pregunta y con gusto le ayudo.',
      internalExposure:
        'No puedo contar cómo está montado este servicio ni lo que es de otros. Sí puedo decirle de dónde salen mis respuestas: cada una nombra sus fuentes. ¿Hay un pasaje que quiera mirar?',
      hatefulContent:
        'No escribo en contra de las personas. La Escritura dice que toda persona está hecha a imagen de Dios (Génesis 1:27). Si un pasaje se ha usado así, dígame cuál y le muestro qué dice en su contexto y cómo se ha abusado de él.',
      divineImpersonation:
        'Soy un asistente de estudio, una inteligencia artificial: no puedo hablar por Dios, perdonar pecados ni decir el futuro. Puedo mostrarle qué dice la Escritura sobre su pregunta, y un pastor o alguien de confianza puede orar con usted.',
      unsafeOutput: notMine.es,
      doctrinalBalance: notMine.es,
      scriptureIntegrity:
        'No pude respaldar esta respuesta con el texto de la Escritura, así que no la doy. Pregunte por un solo pasaje y lo citaré exactamente.',
    },
    unserved: (name) =>
      `La petición parece escrita en ${name}; se responde en inglés y en español. No se ha cobrado nada.`,
    unservedSearch: (name) =>
      `La búsqueda parece escrita en ${name}: se buscó como cita y en las palabras de las traducciones cargadas. Los temas se conocen en inglés y en español.`,
    refusedSearch: 'Esta búsqueda no se hizo. Busque un tema, una frase o una cita.',
    redactedRequest: 'Los datos personales de su petición se sustituyeron antes de usarla.',
    ignored: (source) => `Se pasó por alto una parte de ${source}: da órdenes en lugar de información.`,
    unnamedSource: 'el material que envió',
    history: 'la conversación que envió',
    redactedAnswer: 'Se quitó una parte de la respuesta que no debe salir de este servicio.',
    markup: 'Se quitaron de la respuesta marcas, imágenes o enlaces.',
    scripture: 'Se corrigió o se quitó una cita, para que la respuesta concuerde con el texto.',
    balanced: 'Se añadió una frase, pues los cristianos difieren en esto.',
    clamped: 'La petición pide más de lo que cabe en una respuesta; esta es una, dentro de maxOutputTokens.',
    defaultHelp: 'El número de emergencias de su lugar, o una línea de crisis de su país',
    helpNote: 'Si usted o alguien cercano está en peligro, acuda ahora a la ayuda que se nombra en `resources`.',
  },
}
