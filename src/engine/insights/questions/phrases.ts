import type { Language } from '../../engine.ts'
import type { Tie } from '../connection.ts'

/** A question in pieces: `\0` stands for the words that are quoted. */
type WithQuote = (...parts: string[]) => string

type QuestionPhrases = {
  speaker: Readonly<Record<'jesus' | 'letter' | 'story' | 'poem', (reference: string) => string>>
  repeated: (verses: string) => string
  builds: (verse: string, before: string) => string
  asks: WithQuote
  contrast: WithQuote
  comparison: WithQuote
  term: (name: string, verse: string, others: string) => string
  beside: Readonly<Record<Tie, (reference: string) => string>>
  reason: WithQuote
  purpose: WithQuote
  told: WithQuote
  command: WithQuote
  promise: WithQuote
  prayer: WithQuote
  ownWords: (title: string) => string
  friend: (title: string) => string
  says: (reference: string, title: string) => string
  keep: WithQuote
  differ: (title: string) => string
  scene: string
  readOn: (reference: string) => string
  without: WithQuote
  part: (reference: string, title: string, part: string) => string
  lament: WithQuote
}

/** `\0` is where the words of the passage stand, in quotation marks. */
export const questionPhrases: Readonly<Record<Language, QuestionPhrases>> = {
  en: {
    speaker: {
      jesus: (reference) => `Jesus is speaking. Read ${reference}: to whom, and what led up to it?`,
      letter: (reference) => `Read ${reference} first. What has the writer just said that these words go on from?`,
      story: (reference) => `Read ${reference} first. Who is speaking or acting here, and what has just happened?`,
      poem: (reference) => `Read ${reference} first. Who speaks, to whom, and what has been said up to here?`,
    },
    repeated: (verses) => `\0 comes back in ${verses}. What is said of it each time?`,
    builds: (verse, before) => `${verse} begins with \0. What in ${before} does it build on?`,
    asks: () => 'The passage asks, \0 What answer does it give, or leave open?',
    contrast: () => 'In the words \0, what is set against what?',
    comparison: () => 'What does the picture \0 show that a plain statement would not?',
    term: (name, verse, others) =>
      `Behind \0 in ${verse} stands ${name}. Compare ${others}, where it stands too. What does that add here?`,
    beside: {
      source: (reference) =>
        `These words go back to ${reference}. What do they mean there, and what becomes of them here?`,
      echo: (reference) =>
        `${reference} takes these words up. What does it hear in them, and what does it leave aside?`,
      account: (reference) => `${reference} tells the same. What does each of the two tell that the other does not?`,
      beside: (reference) => `Read ${reference} beside this passage. What light does each throw on the other?`,
    },
    reason: () => 'The words \0 give a reason. What for? Would the passage stand without it?',
    purpose: () => 'What aim do the words \0 name, and how does the rest of the passage serve it?',
    told: () => 'Who hears the words \0, and how do they respond?',
    command: () => 'What would it look like this week to do what \0 asks? What makes it hard?',
    promise: () => 'To whom is it first said, \0? What may you rightly take from it for yourself?',
    prayer: () => 'Could you pray \0 as your own words today? What would you add, or not yet be able to say?',
    ownWords: (title) => `From this passage alone, how would you answer the question “${title}”`,
    friend: (title) =>
      `If somebody came to you about “${title}”, what in this passage would you want them to hear first, and why?`,
    says: (reference, title) => `What does ${reference} say on “${title}”, and what does it leave to other passages?`,
    keep: () => 'What would change if you took \0 with you into this day?',
    differ: (title) =>
      `Christians who honor Scripture differ on “${title}”. Which words of this passage does each side build on, and how would you state the view that is not yours so that its friends would nod?`,
    scene: 'Who speaks or acts in \0, what moves them, and what is at stake for each?',
    readOn: (reference) => `Read on in ${reference}. What comes of what is said or done here?`,
    without: () => 'What would be lost here without the words \0?',
    part: (reference, title, part) =>
      `${reference} stands in the part of the book headed “${title}” (${part}). What does it bring to that part?`,
    lament: () => 'Scripture keeps the words \0 What does it say to you that nobody has to hide such words from God?',
  },
  es: {
    speaker: {
      jesus: (reference) => `Habla Jesús. Lea ${reference}: ¿a quién se dirige y qué lo llevó a decirlo?`,
      letter: (reference) => `Lea antes ${reference}. ¿Qué acaba de decir el autor, que estas palabras continúan?`,
      story: (reference) => `Lea antes ${reference}. ¿Quién habla o actúa aquí, y qué acaba de suceder?`,
      poem: (reference) => `Lea antes ${reference}. ¿Quién habla, a quién, y qué se ha dicho hasta aquí?`,
    },
    repeated: (verses) => `\0 vuelve en ${verses}. ¿Qué se dice de ello cada vez?`,
    builds: (verse, before) => `${verse} empieza con \0. ¿Sobre qué de ${before} se apoya?`,
    asks: () => 'El pasaje pregunta: \0 ¿Qué respuesta da, o deja abierta?',
    contrast: () => 'En las palabras \0, ¿qué se contrapone a qué?',
    comparison: () => '¿Qué muestra la imagen \0 que una frase sin imagen no mostraría?',
    term: (name, verse, others) =>
      `Detrás de \0, en ${verse}, está ${name}. Compare ${others}, donde también aparece. ¿Qué añade aquí?`,
    beside: {
      source: (reference) =>
        `Estas palabras vienen de ${reference}. ¿Qué significan allí, y en qué se convierten aquí?`,
      echo: (reference) => `${reference} recoge estas palabras. ¿Qué oye en ellas, y qué deja a un lado?`,
      account: (reference) => `${reference} cuenta lo mismo. ¿Qué cuenta cada uno que el otro no cuenta?`,
      beside: (reference) => `Lea ${reference} junto a este pasaje. ¿Qué luz da cada uno al otro?`,
    },
    reason: () => 'Las palabras \0 dan una razón. ¿De qué? ¿Se sostendría sin ella el pasaje?',
    purpose: () => '¿Qué fin nombran las palabras \0, y cómo lo sirve el resto del pasaje?',
    told: () => '¿Quién oye las palabras \0, y cómo responde?',
    command: () => '¿Cómo sería, esta semana, hacer lo que piden las palabras \0? ¿Qué lo hace difícil?',
    promise: () => '¿A quién se dice primero \0? ¿Qué puede usted tomar de ello para sí?',
    prayer: () => '¿Podría usted orar hoy \0 como palabras suyas? ¿Qué añadiría, o qué no puede decir todavía?',
    ownWords: (title) => `Solo con este pasaje, ¿cómo respondería usted a la pregunta “${title}”`,
    friend: (title) =>
      `Si alguien acudiera a usted por “${title}”, ¿qué de este pasaje querría que oyera primero, y por qué?`,
    says: (reference, title) => `¿Qué dice ${reference} sobre “${title}”, y qué deja a otros pasajes?`,
    keep: () => '¿Qué cambiaría si llevara \0 consigo a este día?',
    differ: (title) =>
      `Cristianos que honran la Escritura difieren en “${title}”. ¿En qué palabras de este pasaje se apoya cada parte, y cómo expondría usted la opinión que no es la suya de modo que quienes la tienen asintieran?`,
    scene: '¿Quién habla o actúa en \0, qué lo mueve, y qué se juega cada uno?',
    readOn: (reference) => `Siga leyendo en ${reference}. ¿Qué resulta de lo que aquí se dice o se hace?`,
    without: () => '¿Qué se perdería aquí sin las palabras \0?',
    part: (reference, title, part) =>
      `${reference} está en la parte del libro titulada “${title}” (${part}). ¿Qué aporta a esa parte?`,
    lament: () => 'La Escritura guarda las palabras \0 ¿Qué le dice que nadie tenga que esconder de Dios palabras así?',
  },
}
