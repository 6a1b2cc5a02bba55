import type { Language } from '../../engine.ts'
import type { Genre } from './genre.ts'

/** Questions that one kind of text bears: what it says, what it means, and what it asks of a reader. */
type Questions = { said: readonly string[]; meant: readonly string[]; lived: readonly string[] }

/** `\0` in the place of the passage as readers name it. */
export const genreQuestions: Readonly<Record<Language, Readonly<Record<Genre, Questions>>>> = {
  en: {
    genealogy: {
      said: [
        'Which of the names in \0 do you know from a story? What comes back to you when you read them?',
        'Where does the list break its own pattern, with a woman, a remark or a place? What may it want to be noticed?',
      ],
      meant: ['Why may the book set this list just here? What would the reader not know without it?'],
      lived: [
        'Most of these people are only names to us. What does it say of God’s way with the generations that they are kept?',
      ],
    },
    hard: {
      said: [
        'Which words of \0 trouble you most? Name them before you explain anything.',
        'Does the text command this, tell what people did, or set a limit to what was usual then? Which words show it?',
      ],
      meant: ['Who suffers in \0, and is their voice heard?'],
      lived: [
        'How could \0 be misused against somebody, and what in the rest of Scripture would you hold against that?',
      ],
    },
    law: {
      said: ['Whom does this law protect, and from what? Who has to give something up for it?'],
      meant: ['What does \0 show of the God who gives it? Which words name his reason?'],
      lived: ['What of this law belonged to Israel’s own life then, and what of it still asks something of you?'],
    },
    lament: {
      said: ['What is the complaint, and against whom: enemies, oneself, or God?'],
      meant: [
        'Does the tone turn? If so, at which verse, and on what does the turn rest? If not, what is left unsaid?',
      ],
      lived: ['Who around you could pray \0 today? How would you sit beside them with it?'],
    },
    letter: {
      said: ['Put \0 into two sentences of your own: what is claimed, and on what ground?'],
      meant: [
        'Which words tell what God has done, and which what the readers are to be or do? How do the two hang together?',
      ],
      lived: ['What would change in a congregation that took \0 at its word?'],
    },
    love: {
      said: ['Who speaks to whom? Mark where the voice changes.'],
      meant: [
        'Which pictures come from what can be seen, heard, tasted or smelled? What do they say that plain praise would not?',
      ],
      lived: ['What does such delight in another person teach about love, and about the one who made it?'],
    },
    parable: {
      said: ['Who is listening, and what question or complaint does the story answer?'],
      meant: ['What in the story would have surprised its first hearers? Where does it go beyond what is likely?'],
      lived: ['Where in the story do you stand, and where would you rather not stand?'],
    },
    prophecy: {
      said: ['To whom is this said first, and in what trouble or guilt? What does God charge, threaten or promise?'],
      meant: ['What would have to happen for these words to be fulfilled? What has, and what has not yet?'],
      lived: ['What does \0 let you hope for, and what does it forbid you to be content with?'],
    },
    psalm: {
      said: ['Where is God spoken to in \0, and where is he spoken of? What changes with it?'],
      meant: ['Which names and deeds of God does it call up, and what does it draw from them?'],
      lived: ['What would you have to have lived through to sing this with your whole heart?'],
    },
    speech: {
      said: ['What is asked of those who hear \0, and what are they given to do it with?'],
      meant: ['What does the speaker know of the hearers’ fear, need or guilt? Which words show it?'],
      lived: ['Which of these words would you need to hear today, and to whom could you say them?'],
    },
    story: {
      said: ['Follow the story of \0 step by step. At which verse does it turn, and what turns it?'],
      meant: ['What does God say or do here, and what is left to people? What does the story leave untold?'],
      lived: ['What does somebody in this story come to see that they did not see before? And you?'],
    },
    teaching: {
      said: ['What does Jesus ask of his hearers here, and what does he promise them?'],
      meant: ['What would have sounded new or hard to those who heard it first?'],
      lived: ['Which of these words do you find easiest to admire and hardest to do?'],
    },
    vision: {
      said: ['What is seen and what is heard in \0? Does the one explain the other?'],
      meant: ['Which of the pictures come from elsewhere in Scripture, and what do they mean there?'],
      lived: ['What comfort and what warning would hearers who were few and hard pressed have taken from it?'],
    },
    wisdom: {
      said: ['What is observed in \0, what is advised, and what is promised?'],
      meant: ['Where have you seen this prove true, and where does life seem to speak against it?'],
      lived: ['Which line would you learn by heart, and for which hour of your week?'],
    },
  },
  es: {
    genealogy: {
      said: [
        '¿Qué nombres de \0 conoce usted por algún relato? ¿Qué le recuerdan?',
        '¿Dónde rompe la lista su propio molde, con una mujer, una nota o un lugar? ¿Qué querrá que se advierta?',
      ],
      meant: ['¿Por qué pondrá el libro esta lista justamente aquí? ¿Qué no sabría sin ella el lector?'],
      lived: [
        'De casi todas estas personas no queda más que el nombre. ¿Qué dice del obrar de Dios que se hayan guardado?',
      ],
    },
    hard: {
      said: [
        '¿Qué palabras de \0 le duelen más? Nómbrelas antes de explicar nada.',
        '¿Manda esto el texto, cuenta lo que hicieron unas personas, o pone límite a lo que entonces era costumbre? ¿Qué palabras lo muestran?',
      ],
      meant: ['¿Quién sufre en \0, y se oye su voz?'],
      lived: ['¿Cómo podría usarse mal \0 contra alguien, y qué opondría usted a eso desde el resto de la Escritura?'],
    },
    law: {
      said: ['¿A quién protege esta ley, y de qué? ¿Quién tiene que ceder algo por ella?'],
      meant: ['¿Qué muestra \0 del Dios que la da? ¿Qué palabras nombran su razón?'],
      lived: ['¿Qué de esta ley era propio de la vida de Israel, y qué le sigue pidiendo algo a usted?'],
    },
    lament: {
      said: ['¿Cuál es la queja, y contra quién: los enemigos, uno mismo o Dios?'],
      meant: ['¿Cambia el tono? Si cambia, ¿en qué versículo y en qué se apoya? Si no, ¿qué queda sin decir?'],
      lived: ['¿Quién cerca de usted podría orar hoy con \0? ¿Cómo se sentaría usted a su lado?'],
    },
    letter: {
      said: ['Diga \0 en dos frases suyas: ¿qué se afirma, y con qué fundamento?'],
      meant: [
        '¿Qué palabras cuentan lo que Dios ha hecho, y cuáles lo que los lectores han de ser o hacer? ¿Cómo se enlazan?',
      ],
      lived: ['¿Qué cambiaría en una congregación que tomara \0 en serio?'],
    },
    love: {
      said: ['¿Quién habla a quién? Señale dónde cambia la voz.'],
      meant: [
        '¿Qué imágenes vienen de lo que se ve, se oye, se gusta o se huele? ¿Qué dicen que un simple elogio no diría?',
      ],
      lived: ['¿Qué enseña este gozo en otra persona acerca del amor, y de quien lo creó?'],
    },
    parable: {
      said: ['¿Quién escucha, y a qué pregunta o queja responde el relato?'],
      meant: ['¿Qué habría sorprendido del relato a sus primeros oyentes? ¿Dónde va más allá de lo probable?'],
      lived: ['¿En qué lugar del relato está usted, y en cuál preferiría no estar?'],
    },
    prophecy: {
      said: ['¿A quién se dice esto primero, y en qué angustia o culpa? ¿Qué acusa, amenaza o promete Dios?'],
      meant: ['¿Qué tendría que suceder para que estas palabras se cumplieran? ¿Qué se ha cumplido, y qué no todavía?'],
      lived: ['¿Qué le permite esperar \0, y con qué le prohíbe conformarse?'],
    },
    psalm: {
      said: ['¿Dónde se habla a Dios en \0, y dónde se habla de él? ¿Qué cambia con ello?'],
      meant: ['¿Qué nombres y obras de Dios trae a la memoria, y qué saca de ellos?'],
      lived: ['¿Qué tendría que haber vivido usted para cantar esto de todo corazón?'],
    },
    speech: {
      said: ['¿Qué se pide a quienes oyen \0, y qué se les da para hacerlo?'],
      meant: ['¿Qué sabe quien habla del temor, la necesidad o la culpa de sus oyentes? ¿Qué palabras lo muestran?'],
      lived: ['¿Cuál de estas palabras necesitaría oír usted hoy, y a quién podría decírselas?'],
    },
    story: {
      said: ['Siga paso a paso lo que cuenta \0. ¿En qué versículo da la vuelta, y qué lo hace cambiar?'],
      meant: ['¿Qué dice o hace Dios aquí, y qué queda en manos de las personas? ¿Qué calla el relato?'],
      lived: ['¿Qué llega a ver alguien en este relato que antes no veía? ¿Y usted?'],
    },
    teaching: {
      said: ['¿Qué pide Jesús aquí a sus oyentes, y qué les promete?'],
      meant: ['¿Qué habría sonado nuevo o duro a quienes lo oyeron primero?'],
      lived: ['¿Cuál de estas palabras le resulta más fácil de admirar y más difícil de hacer?'],
    },
    vision: {
      said: ['¿Qué se ve y qué se oye en \0? ¿Explica lo uno a lo otro?'],
      meant: ['¿Qué imágenes vienen de otros lugares de la Escritura, y qué significan allí?'],
      lived: ['¿Qué consuelo y qué advertencia habrán recibido de ello unos oyentes que eran pocos y vivían acosados?'],
    },
    wisdom: {
      said: ['¿Qué se observa en \0, qué se aconseja y qué se promete?'],
      meant: ['¿Dónde ha visto usted que esto es verdad, y dónde parece desmentirlo la vida?'],
      lived: ['¿Qué línea aprendería de memoria, y para qué hora de su semana?'],
    },
  },
}
