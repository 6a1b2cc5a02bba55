const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const negations = words(
  'not no never nor neither none nothing cannot without dont doesnt didnt isnt arent wasnt werent wont wouldnt cant couldnt shouldnt havent hasnt hadnt mustnt neednt unless except ni nunca jamás nada nadie ninguno tampoco sin',
)
/** Those that turn what follows them into its contrary; a list of its own, since “nothing” may be what is denied. */
const denials = words(
  'not no never nor neither cannot dont doesnt didnt isnt arent wasnt werent wont wouldnt cant couldnt shouldnt havent hasnt hadnt mustnt ni nunca jamás tampoco',
)
const functionWords = words(
  'he him his himself she her hers herself it its itself they them their theirs themselves we us our ours i me my mine ' +
    'you your yours ye thou thee thy thine this that these those who whom whose which what the a an and but for so then ' +
    'now also to of in on at by with from as is was are were be been shall will there here one man men people said ' +
    'therefore unto él ella ellos ellas ello le les lo la los las se su sus me mi mis te tu tus nos os yo tú vosotros el ' +
    'un una y e que quien cual este esta estos estas aquel de á a en por con para como es era fué pues mas',
)

/** Whether a folded word denies: `not`, `dont`, `nunca`. */
export const isNegation = (word: string): boolean => negations.has(word)

/** Whether a folded word turns the words right behind it into their contrary: `not`, `neither`, `nunca`. */
export const isDenial = (word: string): boolean => denials.has(word)

/** Whether a folded word is a pronoun or another small word that a quoter may make plain in brackets. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word)
