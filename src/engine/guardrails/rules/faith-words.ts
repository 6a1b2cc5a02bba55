import { listed } from '../rule.ts'

/**
 * Words, lower case and without accents, that show that a request has to do with Scripture, faith or the life with it.
 * Words that have another life (job, mark, law) are not among them. Where one stands in a text, work of an everyday kind (an essay, a recipe, a mail) is no foreign work.
 */
export const faithWords: ReadonlySet<string> = new Set([
  ...listed(
    'bible bibles biblical biblically scripture scriptures scriptural verse verses psalm psalms psalter gospel gospels jesus christ messiah god gods godly lord yahweh jehovah spirit holy trinity ' +
      'church churches prayer prayers pray prayed praying prays sermon sermons homily worship pastor pastors priest priests bishop pope ministry ministries theology theological theologian doctrine ' +
      'christian christians christianity christlike catholic protestant orthodox lutheran baptist methodist presbyterian anglican evangelical pentecostal adventist mennonite reformed reformation faith faithful faithfulness ' +
      'believe believer believers belief religion religious spiritual spiritually soul souls heaven hell salvation saved savior saviour grace mercy forgive forgiveness forgiven sin sins sinful sinner repent repentance ' +
      'temptation temple tabernacle ark covenant commandment commandments sabbath sunday easter christmas advent lent pentecost baptism baptize communion eucharist sacrament crucifixion crucified resurrection risen ' +
      'miracle miracles parable parables prophet prophets prophecy prophecies prophetic apostle apostles disciple disciples discipleship angel angels demon demons satan devil devotional devotionals devotion hymn hymns ' +
      'choir congregation parish missionary missionaries mission missions vbs testament testimony blessing blessings bless blessed curse amen hallelujah glory kingdom eternal eternity righteous righteousness ' +
      'holiness sanctification justification atonement redemption redeemer creation creator creed confession catechism eschatology rapture thou thee thy ye unto behold shalt beginning sanctuary millennium apocalypse tithe tithing idol idols idolatry pharisee ' +
      'pharisees israel israelites israelite judah judea jerusalem bethlehem nazareth galilee zion sinai jordan egypt pharaoh babylon babylonian assyria assyrian samaria samaritan nineveh philistine philistines canaan eden ' +
      'genesis exodus leviticus deuteronomy joshua ruth samuel chronicles ezra nehemiah esther proverbs ecclesiastes isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah micah nahum ' +
      'habakkuk zephaniah haggai zechariah malachi matthew luke john romans corinthians galatians ephesians philippians colossians thessalonians timothy titus philemon hebrews james peter jude revelation apocrypha ' +
      'abraham isaac jacob joseph moses aaron miriam david solomon saul elijah elisha noah adam eve cain abel mary martha lazarus paul silas barnabas pilate herod goliath samson gideon deborah rahab sarah rebecca rachel leah ' +
      'hagar ishmael esau caleb jezebel ahab nebuchadnezzar absalom bathsheba judas nicodemus zacchaeus stephen cornelius priscilla onesimus enoch methuselah melchizedek balaam naaman hezekiah josiah ' +
      'augustine aquinas luther calvin wesley spurgeon bonhoeffer lewis tolkien bunyan milton wycliffe tyndale luther jerome origen athanasius polycarp monk monks monastery nun saint saints nativity magi manger crusades ' +
      'hebrew greek aramaic septuagint vulgate kjv niv esv nasb nrsv web rv1909 torah talmud josephus qumran scroll scrolls manuscript manuscripts canon exegesis hermeneutics typology sanhedrin synagogue rabbi jewish jews ' +
      'fasting potluck fellowship shepherd shepherds lamb flock vineyard psalmist beatitude beatitudes gethsemane golgotha calvary passover atheist atheism agnostic islam muslim quran buddhism hindu afterlife ' +
      'grief grieving mourning funeral eulogy forgiving anxious anxiety lonely suicide suicidal depressed depression abuse abused hopeless divine providence predestination charity humility patience kindness wisdom idolatry ' +
      'worried afraid despair comfort encouragement peace hope love sunday-school theodicy evil suffering virtue virtues vice lust greed envy pride wrath sloth gluttony lordship wedding wife husband marriage orphan widow widows ' +
      'vows chapel cathedral crucifix icon icons rosary liturgy liturgical lectionary benediction doxology anointing elders deacon deacons pulpit seminary seminarian apologetics evangelism witness witnessing gentile gentiles cubit cubits brimstone manna',
  ),
  ...listed(
    'biblia biblias biblico biblica biblicos biblicas escritura escrituras versiculo versiculos salmo salmos salterio evangelio evangelios jesus cristo mesias dios senor espiritu santo santa santos trinidad iglesia iglesias ' +
      'oracion oraciones orar oro ora rezar rezo sermon sermones homilia predica predicacion adoracion alabanza pastor pastora pastores sacerdote obispo papa ministerio teologia teologico teologica doctrina cristiano cristiana ' +
      'cristianos cristianas catolico catolica evangelico evangelica protestante fe creer creyente creyentes religion religioso religiosa espiritual alma cielo infierno salvacion salvador gracia misericordia perdon perdonar ' +
      'pecado pecados pecador arrepentimiento tentacion templo tabernaculo arca pacto mandamiento mandamientos sabado domingo dominical pascua navidad adviento cuaresma pentecostes bautismo comunion eucaristia cruz crucifixion ' +
      'resurreccion milagro milagros parabola parabolas profeta profetas profecia apostol apostoles discipulo discipulos angel angeles demonio demonios satanas diablo devocional devocionales himno himnos coro congregacion ' +
      'parroquia misionero misioneros mision testamento testimonio bendicion bendito amen aleluya gloria reino eterno eterna justicia santidad creacion creador credo catecismo apocalipsis diezmo ofrenda idolo idolatria fariseo ' +
      'fariseos israelitas juda judea jerusalen belen nazaret galilea sion egipto faraon babilonia samaria ninive exodo levitico numeros deuteronomio josue jueces rut reyes cronicas esdras nehemias ester proverbios eclesiastes ' +
      'isaias jeremias lamentaciones ezequiel oseas joel abdias jonas miqueas nahum habacuc sofonias hageo zacarias malaquias mateo marcos lucas juan hechos romanos corintios galatas efesios filipenses colosenses tesalonicenses ' +
      'timoteo tito filemon hebreos santiago pedro judas abrahan abraham isaac jacob jose moises aaron maria salomon elias eliseo noe adan eva cain abel marta lazaro pablo silas pilato herodes goliat sanson gedeon agustin ' +
      'lutero calvino hebreo griego arameo ayuno comunidad pastoral cordero rebano duelo luto funeral ansiedad soledad suicidio depresion esperanza amor paz consuelo virtud catequesis jovenes boda matrimonio esposa esposo viuda milagroso',
  ),
])
