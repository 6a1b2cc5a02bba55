import { words } from './crisis-phrase.ts'
import type { CrisisKind } from './crisis-rule.ts'

/** What a text speaks of. `points` for each of its words, up to three: below nothing where it speaks for study. */
export type Concept = { name: string; points: number; kind?: CrisisKind; words: readonly string[] }

/**
 * Each says little, and together they tell how people write who are in danger from how people ask about a text. The
 * points were weighed on examples of both; English and Spanish, single words, for folded text.
 */
export const crisisConcepts: readonly Concept[] = [
  // The writer speaks of themselves.
  {
    name: 'speaker',
    points: 0.9,
    words: words('i me my im ive ill id myself yo mi mis conmigo estoy tengo soy quiero puedo voy'),
  },
  // Living, sleeping, waking.
  {
    name: 'living',
    points: 0.7,
    kind: 'self',
    words: words(
      'live living alive life wake woke waking sleep asleep breathe breathing vivir vivo viva vida despertar despierto dormir dormirme seguir respirar aguanto aguantar',
    ),
  },
  // Things that kill, and places.
  {
    name: 'means',
    points: 1.8,
    kind: 'self',
    words: words(
      'pills pill tablets rope noose gun pistol shotgun rifle revolver razor razors blade blades knife bottle poison bleach gas bridge roof ledge tracks cliff balcony river train overdose belt glass lighter needle scissors pastillas soga cuerda pistola escopeta navaja cuchillo cuchilla veneno puente azotea balcon vias rio tren frasco gotas techo vidrio encendedor',
    ),
  },
  // Wounds and the body.
  {
    name: 'body',
    points: 1.4,
    kind: 'self',
    words: words(
      'blood bleeding bled bleed wrists wrist arms arm thigh thighs scars scar cut cuts cutting burn burned marks bruise bruises bruised skin numb dizzy faint breath stomach chest vomit sangre sangrando munecas brazos cicatrices corto cortes cortarme marcas moretones piel mareo',
    ),
  },
  // It is near.
  {
    name: 'time',
    points: 1,
    words: words(
      'tonight tonite today tomorrow tmrw now minutes hour hours midnight morning sunday saturday friday monday soon hoy manana ahora minutos horas madrugada domingo sabado lunes ya',
    ),
  },
  // Ends, and things put in order.
  {
    name: 'final',
    points: 0.3,
    kind: 'self',
    words: words(
      'last final finally goodbye farewell bye note letter letters decided ready set plan planned arranged sorted paid gave leave left leaving find finds found keys will belongings anymore ultimo ultima adios despedida despedirme carta cartas decidi decidido lista listo arreglado pague regale dejar dejo deje llaves encuentren',
    ),
  },
  // Nobody is to know.
  {
    name: 'secret',
    points: 0.8,
    words: words(
      'secret hide hiding hidden sleeves quietly whisper promise promised swear delete nobody alone secreto digas cuentes contar escondo esconder escondido escondida escondidos escondidas escondidar solo sola nadie',
    ),
  },
  // Despair.
  {
    name: 'despair',
    points: 0.2,
    kind: 'self',
    words: words(
      'tired exhausted done hopeless hope pointless point worthless useless empty burden cant can alone lonely hate hurts pain dark darkness depressed depression sad crying cry nothing nobody cares miss deserve mistake failure ashamed shame guilty cansado cansada cansados cansadas cansadar agotado agotada agotados agotadas agotadar carga estorbo vacio vacia vacios vacias vaciar rendirme solo sola solos solas solar dolor duele oscuro deprimido deprimida deprimidos deprimidas deprimidar depresion lloro llora lloros lloras llorar triste nada nadie merezco verguenza culpa fracaso',
    ),
  },
  // People near one.
  {
    name: 'abuser',
    points: 0.5,
    kind: 'violence',
    words: words(
      'husband wife boyfriend stepdad stepfather dad father mom mum mother uncle cousin brother son he him she pastor bishop elders leader prophet madam boss partner grandpa teacher coach esposo marido mujer novio padrastro papa padre mama tio primo hermano hijo lider profeta jefe pareja suegra abuelo maestro el',
    ),
  },
  // What people do to one another.
  {
    name: 'hurt',
    points: 1.8,
    kind: 'violence',
    words: words(
      'hit hits hitting beat beats beating slap slaps slapped punch punched kick kicked choke choked shove shoved push pushed throws threw hurt hurts hurting rape raped forces forced force touch touches touched locked locks lock chained tied drunk drinks drinking yells screams screaming rage threatens threatened control controls money phone passport allowed submit submissive obey discipline pega golpea golpes golpe empuja viola obliga encierra encerro encerrado encerrada encerrados encerradas encerradar amenaza toca grita borracho toma celular dinero sumisa obedecer castiga castigo maltrata',
    ),
  },
  // Children, and what is done to them.
  {
    name: 'child',
    points: 0.4,
    kind: 'violence',
    words: words(
      'child children kid kids baby daughter boy girl nephew niece grandson granddaughter 9 10 11 12 13 14 15 16 room bed bath shower naked clothes game picture pictures photos nudes marry hija hijo nino nina bebe sobrino sobrina cuarto cama bano desnudo desnuda desnudos desnudas desnudar ropa juego fotos casar',
    ),
  },
  // Voices and what they want.
  {
    name: 'voice',
    points: 0.2,
    kind: 'voices',
    words: words(
      'voice voices whisper whispers telling commands commanding orders ordering obey sacrifice angel angels chosen demon demons possessed revealed radio tv signs isaac abraham voz voces manda ordena ordenando obedecer sacrificar sacrifique demonio elegido',
    ),
  },
  // Treatment.
  {
    name: 'care',
    points: 0.3,
    kind: 'treatment',
    words: words(
      'insulin meds medication medicine tablets pills chemo dialysis inhaler hospital doctor doctors ambulance seizure seizures fits fever lithium antidepressants stopped quit flushed threw refuse refused skipped healing healed faith eaten eating fasting water insulina medicina medicinas medicacion quimio dialisis medico convulsiones fiebre litio antidepresivos deje dejado tire ayuno fe sanado',
    ),
  },
  // Somebody else, and messages.
  {
    name: 'other',
    points: 0.5,
    kind: 'other',
    words: words(
      'friend roommate flatmate classmate neighbour neighbor texted message messages posted answer answering phone locked note says said room gives giving changed quiet stopped worried amiga amigo companera companero vecina mando mensaje contesta telefono encerro dijo dice cuarto nota regala callado callada callados calladas calladar',
    ),
  },
  // Heaven, hell, forgiveness.
  {
    name: 'afterlife',
    points: 0.4,
    kind: 'self',
    words: words(
      'heaven hell forgive forgiven forgives saved sin receive home soul unforgivable cielo infierno perdona perdone perdon perdonara salvo pecado llevame lleve recibe recibeme alma',
    ),
  },
  // Asks for help.
  {
    name: 'plea',
    points: 0.2,
    words: words(
      'please pls pray prayer psalm verse lord god jesus help reza recen oren oracion salmo versiculo senor dios debo virgencita diosito',
    ),
  },
  // What is not, or cannot be.
  {
    name: 'negation',
    points: 0.7,
    words: words('don dont can cant won wont never not nobody nothing no didn didnt isn doesn nadie nunca nada ni sin'),
  },
  // Written as to a friend, at night.
  {
    name: 'chat',
    points: 1.1,
    words: words(
      'u ur pls n im dont cant wont idk rn gonna wanna q xq tmb bc cuz ive didnt thats hes shes its alot tho rlly freind tmrw tonite',
    ),
  },
  // Somebody who is not named, known to the writer.
  {
    name: 'they',
    points: 0.3,
    words: words('he him his she her hes shes ella le lo la'),
  },
  // People of the Bible.
  {
    name: 'figures',
    points: -0.4,
    words: words(
      'elijah jonah job jeremiah moses samson saul judas david abraham phinehas paul jephthah elias jonas sanson pablo eclesiastes ecclesiastes augustine',
    ),
  },
  // Asks about a text.
  {
    name: 'inquiry',
    points: -0.5,
    words: words(
      'why who which did does mean means meant meaning explain list compare translate difference word hebrew greek chapter story book says said written quien cual significa explica explicame diferencia palabra texto historia quiso',
    ),
  },
  // A meeting, a lesson, others.
  {
    name: 'occasion',
    points: -0.7,
    words: words(
      'our we church group sermon class service youth kids lesson team people families family week friday thanks thank celebrate sunday nuestra nuestro grupo clase iglesia celula gracias catequesis personas gente',
    ),
  },
  // Goes on and on.
  {
    name: 'months',
    points: 0.3,
    words: words(
      'since days weeks months again still already every always keep keeps yesterday last week night desde dias semanas meses cada siempre sigo sigue ayer anoche otra vez',
    ),
  },
  // Rooms and things at hand.
  {
    name: 'thing',
    points: 0.7,
    words: words(
      'table drawer car door phone house room closet garage bathroom bed desk kitchen bag pocket mesa cajon coche puerta casa cuarto bano cama bolsa',
    ),
  },
]
