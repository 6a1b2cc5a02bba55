import { occasionsOf } from './make-occasion.ts'

/** What thanks are given for. */
export const joys = occasionsOf('joy', {
  thanksgiving: {
    title: ['of thanksgiving', 'de acción de gracias'],
    mention: 'gift',
    seen: [
      'life and breath, and for mercies seen and unseen',
      'la vida y el aliento, y por las misericordias que vemos y las que no vemos',
    ],
    asks: [
      ['keep {them} thankful on plain days too', 'guárda{lo} en la gratitud también en los días comunes'],
      [
        'make {them} generous with what {they} {have|have|has|have} received',
        'haz que {comparta|compartamos|comparta|compartan} con mano abierta lo recibido',
      ],
      ['let thanks be seen in what {they} {do|do|does|do}', 'haz que la gratitud se vea en las obras'],
      ['remember those for whom thanks is hard today', 'acuérdate de aquellos a quienes hoy les cuesta dar gracias'],
    ],
    aims: [
      [
        '{they} may give as freely as {they} {have|have|has|have} received',
        '{dé|demos|dé|den} con la misma gracia que {he|hemos|ha|han} recibido',
      ],
    ],
    word: 'Ps.100.5 Jas.1.17 Ps.145.9',
    cry: 'Ps.103.2 Ps.9.1 Ps.30.12',
  },
  birth: {
    title: ['for a newborn child', 'por un recién nacido'],
    voice: 'us',
    mention: 'gift',
    seen: ['this new life, small and wonderful', 'esta vida nueva, pequeña y maravillosa'],
    asks: [
      ['keep this child in health and in love', 'guarda a esta criatura en salud y en amor'],
      [
        'give patience, wisdom and sleep to those who care for this child',
        'da paciencia, sabiduría y descanso a quienes la cuidan',
      ],
      ['surround this family with good friends', 'rodea a esta familia de buenos amigos'],
      [
        'remember those who still wait, and those whose arms are empty',
        'acuérdate de quienes todavía esperan y de quienes tienen los brazos vacíos',
      ],
    ],
    aims: [['this child may grow up knowing love', 'esta criatura crezca sabiendo que es amada']],
    word: 'Ps.127.3 Mark.10.14 Isa.40.11 Jas.1.17',
    cry: 'Ps.90.16 Ps.22.9 Ps.9.1',
    refrain: 'Ps.90.16',
  },
  wedding: {
    title: ['for a marriage', 'por un matrimonio'],
    voice: 'us',
    mention: 'unnamed',
    seen: ['the love that brings two lives together', 'el amor que une dos vidas'],
    asks: [
      ['bless the promises that husband and wife make to each other', 'bendice las promesas que se hacen los esposos'],
      ['teach them to listen, to forgive and to laugh together', 'enséñales a escuchar, a perdonar y a reír juntos'],
      ['keep them faithful when days are hard', 'guárdalos fieles cuando los días sean difíciles'],
      ['make their home a place of peace for many', 'haz de su casa un lugar de paz para muchos'],
    ],
    aims: [['their love may grow with the years', 'su amor crezca con los años']],
    word: '1Cor.13.4 Col.3.14 Song.8.7 1John.4.12',
    cry: 'Ps.90.17 Ps.33.22',
    refrain: 'Ps.33.22 Ps.136.1',
  },
  meal: {
    title: ['before a meal', 'antes de comer'],
    voice: 'us',
    mention: 'unnamed',
    seen: [
      'this food, and for everyone whose work has brought it to the table',
      'estos alimentos y por todas las manos que los trajeron a la mesa',
    ],
    asks: [
      ['bless this food and all who share it', 'bendice estos alimentos y a cuantos los comparten'],
      [
        'make {them} mindful of those who are hungry',
        'haz que {recuerde|recordemos|recuerde|recuerden} a quienes tienen hambre',
      ],
      ['let there be peace and good talk at this table', 'haz que en esta mesa haya paz y buena conversación'],
      ['strengthen {them} to serve others', 'fortaléce{lo} para servir a otros'],
    ],
    aims: [
      [
        '{they} may share what {they} {have|have|has|have}',
        '{comparta|compartamos|comparta|compartan} lo que {tengo|tenemos|tiene|tienen}',
      ],
    ],
    word: 'Ps.145.15 Ps.145.16 Ps.136.25 Ps.34.8',
    cry: 'Matt.6.11 Ps.103.2',
    refrain: 'Ps.136.1',
  },
  morning: {
    title: ['for the morning', 'de la mañana'],
    seen: ['sleep and waking, and the new day', 'el sueño y el despertar, y por el nuevo día'],
    asks: [
      ['go with {them} into this day', 'acompáña{lo} en este día'],
      ['give {them} patience with others and a quiet heart', 'da{le} paciencia con los demás y un corazón sereno'],
      [
        'show {them} one good thing to do, and give the strength for it',
        'muéstra{le} un bien que hacer y da fuerzas para hacerlo',
      ],
      ['keep those who wake today to pain or sorrow', 'guarda a quienes hoy despiertan al dolor o a la tristeza'],
    ],
    aims: [['{they} may come to evening in peace', '{llegue|lleguemos|llegue|lleguen} en paz a la noche']],
    word: 'Lam.3.22 Lam.3.23 Ps.118.24 Ps.3.5',
    cry: 'Ps.5.3 Ps.143.8 Ps.90.14 Ps.143.8b',
    refrain: 'Ps.90.14',
  },
  christmas: {
    title: ['for Christmas', 'de Navidad'],
    voice: 'us',
    mention: 'unnamed',
    seen: [
      'the child of Bethlehem, and for light in the dark of the year',
      'el niño de Belén y por la luz en medio de la noche',
    ],
    asks: [
      [
        'make room in {them} for the one who had no room',
        'haz lugar en {mi|nuestro|su|su} corazón para aquel que no halló lugar',
      ],
      ['bring peace to homes where there is strife', 'trae paz a las casas donde hay discordia'],
      ['be near to those for whom these days are lonely', 'acércate a quienes pasan estos días a solas'],
      ['make {them} bearers of good news', 'haz que {lleve|llevemos|lleve|lleven} buenas nuevas'],
    ],
    aims: [['the light may be born again in {them}', 'la luz vuelva a nacer en {mí|nosotros|su corazón|su corazón}']],
    word: 'John.1.14 Isa.9.6 John.1.5 Isa.9.2',
    cry: 'Luke.2.14 Ps.85.7',
    refrain: 'Luke.2.14',
  },
  easter: {
    title: ['for Easter', 'de Pascua'],
    voice: 'us',
    mention: 'unnamed',
    seen: [
      'the empty tomb and the morning that changed everything',
      'el sepulcro vacío y por la mañana que lo cambió todo',
    ],
    asks: [
      ['raise {them} from all that is deadening', 'levánta{lo} de todo lo que apaga la vida'],
      [
        'bring hope to every grave and every house of mourning',
        'lleva esperanza a todo sepulcro y a toda casa de duelo',
      ],
      [
        'make {them} witnesses of life by what {they} {do|do|does|do}',
        'haz que {dé|demos|dé|den} testimonio de la vida con las obras',
      ],
      [
        'meet all who still stand weeping outside the tomb',
        'sal al encuentro de quienes todavía lloran junto al sepulcro',
      ],
    ],
    aims: [['{they} may live as those who have been raised', '{viva|vivamos|viva|vivan} como quien ha resucitado']],
    word: '1Pet.1.3 Luke.24.6 John.11.25 Rom.6.4',
    cry: '1Cor.15.57 Ps.118.24',
    refrain: '1Cor.15.57',
  },
  pentecost: {
    title: ['for the gift of the Spirit', 'por el don del Espíritu'],
    voice: 'us',
    mention: 'unnamed',
    seen: ['the Spirit who gives life and makes strangers one', 'el Espíritu que da vida y hace uno de los extraños'],
    asks: [
      ['breathe new life into what has grown tired', 'sopla nueva vida en lo que se ha cansado'],
      ['kindle love in {them}', 'enciende el amor en {mi|nuestro|su|su} corazón'],
      ['give {them} words that others can understand', 'da{le} palabras que otros entiendan'],
      ['lead {them} into what is true', 'guía{lo} a la verdad'],
    ],
    aims: [['the world may be made new', 'el mundo sea hecho nuevo']],
    word: 'Rom.5.5 Ps.104.30 Rom.8.26',
    cry: 'Ps.51.10 Ps.143.10',
    refrain: 'Ps.104.30',
  },
  birthday: {
    title: ['for a birthday', 'de cumpleaños'],
    seen: ['another year of life and all that it has held', 'otro año de vida y todo lo que ha traído'],
    asks: [
      ['bless the year that begins', 'bendice el año que comienza'],
      ['keep {them} in health, in friendship and in joy', 'guárda{lo} en salud, en amistad y en gozo'],
      ['teach {them} to use the days well', 'enséña{le} a emplear bien los días'],
      ['carry {them} through what is to come', 'lléva{lo} de la mano en lo que ha de venir'],
    ],
    aims: [['{their} days may be a blessing to others', '{mis|nuestros|sus} días sean de bendición para otros']],
    word: 'Ps.31.15 Jas.1.17 Isa.46.4',
    cry: 'Ps.90.12 Ps.16.11 Ps.90.14',
    refrain: 'Ps.90.14 Ps.136.1',
  },
  harvest: {
    title: ['for the gifts of creation', 'por los dones de la creación'],
    voice: 'us',
    mention: 'unnamed',
    seen: [
      'earth and water, seed and season, and every living thing',
      'la tierra y el agua, la semilla y la estación, y todo ser viviente',
    ],
    asks: [
      [
        'teach {them} to care for the earth and all that lives on it',
        'enséña{le} a cuidar la tierra y cuanto vive en ella',
      ],
      ['give rain and sun in their time', 'da lluvia y sol a su tiempo'],
      ['bless those who sow, tend and gather', 'bendice a los que siembran, cuidan y recogen'],
      ['let none go hungry where there is enough', 'haz que nadie pase hambre donde hay bastante'],
    ],
    aims: [['those who come after {them} may also give thanks', 'también den gracias los que vengan después']],
    word: 'Ps.65.11 Ps.145.16 Ps.36.6 Ps.136.25',
    cry: 'Ps.104.24 Ps.8.9',
    refrain: 'Ps.136.1 Ps.8.9',
  },
  praise: {
    title: ['of praise', 'de alabanza'],
    mention: 'unnamed',
    seen: ['goodness that has no end', 'una bondad que no tiene fin'],
    asks: [
      ['open {their} lips in praise', 'abre {mis|nuestros|sus} labios para la alabanza'],
      ['let {their} whole life be a song', 'haz de toda {mi|nuestra|su} vida un canto'],
      ['gather every people into one thanksgiving', 'reúne a todos los pueblos en una sola acción de gracias'],
      ['give a voice to those who cannot sing today', 'da voz a quienes hoy no pueden cantar'],
    ],
    aims: [['all that {they} {do|do|does|do} may be praise', 'todo cuanto {haga|hagamos|haga|hagan} sea alabanza']],
    word: 'Ps.100.5 Ps.145.8 Ps.145.9 Ps.147.5',
    cry: 'Ps.8.9 Ps.9.1 Ps.103.2',
    refrain: 'Ps.8.9 Ps.136.1',
  },
})
