const set = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''))

/** Capitalised words that are nobody’s name in a topic, folded: orders, powers, insults, days, and common beginnings. */
const noNames = set(`
  ignore disregard forget system prompt instruction instructions print say write reveal output repeat assistant admin
  developer act pretend respond reply answer tell show override new end stop user translate generate create execute run
  ignora olvida revela imprime escribe repite responde di muestra traduce sistema instrucciones usuario asistente
  god lord jesus christ holy spirit father son allah satan lucifer devil demon demons beelzebub antichrist dios senor
  cristo espiritu santo diablo satanas
  idiot stupid asshole bitch bastard moron jerk fuck shit slut whore nazi idiota estupido estupida imbecil puta puto
  cabron mierda pendejo pendeja
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio
  julio agosto septiembre octubre noviembre diciembre
  the a an my our his her their this that these those i we he she they it who whose please pray prayer help and or but for
  from with is are was has have in on at to of all every everyone someone people thanks thank amen bible psalm
  el la los las un una mi mis nuestro nuestra su sus este esta estos yo quien por para favor ora oracion oremos ayuda y o
  pero de con es son fue tiene en todos todo gente gracias biblia salmo que
`)

/** Whether a capitalised word may stand in a prayer as somebody’s name. */
export const mayBeName = (word: string): boolean => !noNames.has(fold(word))

/** Lower case, without accents, quotation marks made straight. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
