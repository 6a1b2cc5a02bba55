/** Greek words that passages turn on, written as those of Hebrew are. */
export const greekGlosses = `
G5 * abba, father | abba, padre
G12 abyss, bottomless pit | abismo
G18 * good | bueno
G19 goodness | bondad
G20 rejoicing, exultation | gozo, júbilo
G21 rejoice greatly | alegrarse mucho
G25 * love | amar
G26 * love | amor
G27 * beloved | amado
G32 * angel, messenger | ángel, mensajero
G37 * make holy, sanctify | santificar
G38 * holiness, sanctification | santificación
G40 * holy, saint | santo
G50 not know, be ignorant | ignorar
G53 pure | puro
G59 * redeem, buy | comprar, redimir
G73 contest, struggle | lucha, carrera
G75 struggle, contend | luchar, esforzarse
G80 brother | hermano
G86 * Hades, place of the dead | Hades, lugar de los muertos
G93 unrighteousness | injusticia
G129 * blood | sangre
G142 lift, take away | levantar, quitar
G154 ask | pedir
G165 * age, eternity | siglo, eternidad
G166 * eternal, everlasting | eterno
G169 * unclean | inmundo
G189 hearing, report | oír, noticia
G190 * follow | seguir
G191 hear, listen | oír, escuchar
G204 cornerstone | piedra angular
G225 * truth | verdad
G227 true | verdadero
G228 true, genuine | verdadero
G236 change | cambiar
G264 * sin | pecar
G266 * sin | pecado
G268 * sinner | pecador
G281 amen, truly | amén, de cierto
G286 * lamb | cordero
G288 vine | vid
G305 go up | subir
G308 receive sight, look up | recobrar la vista
G313 * born anew, regenerate | renacer
G314 read | leer
G320 reading | lectura
G331 accursed | anatema
G342 renewal | renovación
G350 examine, judge | examinar, juzgar
G378 fill up, fulfill | cumplir
G386 * resurrection | resurrección
G390 live, conduct yourself | conducirse
G417 wind | viento
G430 bear with, endure | soportar
G435 man, husband | hombre, marido
G444 man, human being | hombre, ser humano
G450 rise, raise | levantarse, resucitar
G455 open | abrir
G458 lawlessness | iniquidad
G459 lawless one | inicuo
G487 * ransom | rescate
G509 from above, again | de arriba, de nuevo
G514 worthy | digno
G517 unseen, invisible | invisible
G518 tell, report | anunciar
G536 firstfruits | primicias
G541 radiance | resplandor
G543 disobedience | desobediencia
G544 disobey, not believe | desobedecer, no creer
G570 * unbelief | incredulidad
G571 unbelieving | incrédulo
G572 sincerity, generosity | sencillez, generosidad
G591 repay, give back | pagar, devolver
G601 * reveal | revelar
G602 * revelation | revelación
G622 * perish, destroy, lose | perecer, destruir, perder
G629 * redemption | redención
G649 * send | enviar
G652 * apostle, one sent | apóstol, enviado
G680 touch | tocar
G684 destruction | perdición
G703 virtue, excellence | virtud
G721 * lamb | cordero
G728 pledge, deposit | arras, garantía
G740 bread | pan
G746 beginning; ruler, power | principio; principado
G748 high priest's, chief | principal
G749 * high priest | sumo sacerdote
G757 rule | gobernar
G758 ruler | príncipe, gobernante
G763 ungodliness | impiedad
G765 ungodly | impío
G766 sensuality | lascivia
G769 * weakness | debilidad
G770 be weak, be sick | ser débil, estar enfermo
G772 weak | débil
G858 simplicity | sencillez
G859 * forgiveness, release | perdón, remisión
G863 * forgive; leave, let | perdonar; dejar
G866 free from love of money | sin avaricia
G894 wormwood | ajenjo
G907 * baptize | bautizar
G908 * baptism | bautismo
G910 Baptist | Bautista
G932 * kingdom, reign | reino
G935 * king | rey
G936 * reign | reinar
G941 * bear, carry | llevar, sobrellevar
G949 firm, sure | firme
G950 confirm, establish | confirmar
G953 profane | profano
G968 judgment seat | tribunal
G971 use force, press into | hacer fuerza
G975 book, scroll | libro, rollo
G976 book, record | libro
G979 life, livelihood | vida, sustento
G987 blaspheme, slander | blasfemar
G988 blasphemy, slander | blasfemia
G991 see, look, watch | ver, mirar
G1012 purpose, counsel | propósito, consejo
G1055 calm | calma
G1062 wedding feast | bodas
G1067 * Gehenna, hell | Gehena, infierno
G1074 * generation | generación
G1078 * origin, birth, genealogy | origen, nacimiento
G1080 * bear, beget, be born | engendrar, nacer
G1085 * race, family, offspring | linaje, raza
G1097 * know | conocer
G1100 tongue, language | lengua
G1107 make known | dar a conocer
G1108 * knowledge | conocimiento
G1121 letter, writing | letra
G1122 scribe | escriba
G1124 * Scripture, writing | Escritura
G1125 write | escribir
G1127 * watch, keep awake | velar
G1131 naked | desnudo
G1135 woman, wife | mujer, esposa
G1140 demon | demonio
G1144 tear | lágrima
G1162 * petition, prayer | petición, ruego
G1163 must, be necessary | ser necesario
G1188 right hand | diestra
G1189 ask, beg | rogar
G1203 master, Lord | Señor, amo
G1209 receive, welcome | recibir
G1210 bind | atar
G1228 * devil, slanderer | diablo, calumniador
G1239 distribute | repartir
G1242 * covenant | pacto
G1247 * serve, minister | servir
G1248 * ministry, service | ministerio, servicio
G1249 servant, minister, deacon | servidor, diácono
G1252 judge; doubt | juzgar; dudar
G1271 mind, understanding | mente, entendimiento
G1319 teaching | enseñanza
G1320 * teacher | maestro
G1321 * teach | enseñar
G1322 teaching, doctrine | doctrina, enseñanza
G1325 give | dar
G1342 * righteous, just | justo
G1343 * righteousness, justice | justicia
G1344 * justify, declare righteous | justificar
G1345 righteous requirement, righteous act | ordenanza justa, acto justo
G1347 * justification | justificación
G1375 persecution | persecución
G1377 pursue, persecute | perseguir, seguir
G1378 decree | decreto
G1381 test, approve | probar, aprobar
G1382 proven character, test | carácter probado, prueba
G1384 approved | aprobado
G1390 gift | don
G1391 * glory | gloria
G1392 * glorify | glorificar
G1398 * serve, be a slave | servir
G1401 * servant, slave | siervo, esclavo
G1411 * power | poder
G1415 mighty, able | poderoso
G1431 gift | don
G1432 freely, as a gift | gratuitamente
G1435 gift, offering | ofrenda, don
G1453 raise, rise | levantar, resucitar
G1466 self-control | dominio propio
G1467 self-control | dominio propio
G1479 self-made worship | culto voluntario
G1484 nation, Gentiles | nación, gentiles
G1491 appearance, form | apariencia, forma
G1496 idolatry, idol | idolatría
G1497 idol | ídolo
G1504 * image | imagen
G1515 * peace | paz
G1518 peacemaker | pacificador
G1544 cast out | echar fuera
G1577 * assembly, church | iglesia, asamblea
G1586 * choose | escoger
G1588 * chosen, elect | escogido, elegido
G1589 election, choice | elección
G1653 * have mercy | tener misericordia
G1654 gift to the poor, alms | limosna
G1655 merciful | misericordioso
G1656 * mercy | misericordia
G1657 * freedom, liberty | libertad
G1658 * free | libre
G1659 * set free | libertar
G1679 * hope | esperar
G1680 * hope | esperanza
G1690 groan, be deeply moved | conmoverse
G1746 put on, clothe | vestirse
G1754 work in, be active | obrar
G1756 active, at work | activo, eficaz
G1771 thought | pensamiento
G1785 * commandment | mandamiento
G1841 departure, exodus | partida, éxodo
G1848 despise | menospreciar
G1849 * authority, right | autoridad, potestad
G1860 * promise | promesa
G1861 promise | prometer
G1862 promise | promesa
G1904 come upon | venir sobre
G1905 ask, question | preguntar
G1921 recognize, know fully | reconocer, conocer bien
G1922 * full knowledge | pleno conocimiento
G1939 desire, lust | deseo, concupiscencia
G1941 * call upon | invocar
G1943 cover | cubrir
G1985 * overseer, bishop | obispo, supervisor
G1994 * turn, return | volverse, convertirse
G2032 heavenly | celestial
G2038 work | trabajar
G2041 * work, deed | obra
G2065 ask | preguntar, rogar
G2078 last | último
G2097 * bring good news | anunciar el evangelio
G2098 * good news, gospel | evangelio, buenas nuevas
G2106 be well pleased | complacerse
G2107 good pleasure | beneplácito
G2124 reverence | reverencia
G2127 * bless, praise | bendecir
G2128 blessed | bendito
G2129 * blessing | bendición
G2150 godliness | piedad
G2168 * give thanks | dar gracias
G2169 thanksgiving | acción de gracias
G2171 prayer, vow | oración, voto
G2190 enemy | enemigo
G2198 * live | vivir
G2205 zeal, jealousy | celo, envidia
G2212 * seek | buscar
G2219 leaven | levadura
G2222 * life | vida
G2226 living creature | ser viviente
G2227 give life | dar vida
G2246 sun | sol
G2250 * day | día
G2272 quiet | tranquilo
G2281 sea | mar
G2288 * death | muerte
G2289 put to death | dar muerte
G2293 take courage | tener ánimo
G2296 marvel, be amazed | maravillarse
G2307 * will | voluntad
G2310 * foundation | fundamento
G2316 * God | Dios
G2325 reap | segar
G2326 harvest | siega, mies
G2346 afflict, press hard | afligir
G2347 * tribulation, affliction | tribulación, aflicción
G2362 throne | trono
G2372 wrath, fury | ira, furor
G2374 door | puerta
G2375 shield | escudo
G2378 * sacrifice | sacrificio
G2379 altar | altar
G2390 heal | sanar
G2406 * priesthood | sacerdocio
G2409 priest | sacerdote
G2411 temple | templo
G2424 * Jesus | Jesús
G2425 enough, worthy | suficiente, digno
G2433 make atonement for | hacer propiciación
G2434 * atoning sacrifice | propiciación
G2435 * atoning sacrifice, mercy seat | propiciación, propiciatorio
G2440 garment | vestido
G2476 stand, set | estar en pie, poner
G2479 might, strength | fuerza
G2511 * cleanse, make clean | limpiar
G2513 * clean, pure | limpio, puro
G2523 sit down | sentarse
G2537 * new | nuevo
G2540 * time, season | tiempo, sazón
G2556 bad, evil | malo, mal
G2564 * call | llamar
G2570 * good, beautiful, noble | bueno, hermoso
G2588 * heart | corazón
G2590 * fruit | fruto
G2602 foundation | fundación
G2631 condemnation | condenación
G2632 condemn | condenar
G2643 * reconciliation | reconciliación
G2644 * reconcile | reconciliar
G2663 * rest | reposo
G2665 veil, curtain | velo
G2675 mend, make complete | restaurar, perfeccionar
G2730 dwell | habitar
G2744 boast, glory | gloriarse, jactarse
G2758 * empty | vaciar, despojarse
G2776 * head | cabeza
G2784 * proclaim, preach | proclamar, predicar
G2799 weep | llorar
G2807 key | llave
G2808 close, shut | cerrar
G2816 inherit | heredar
G2817 * inheritance | herencia
G2818 heir | heredero
G2821 * calling | llamamiento
G2822 called | llamado
G2839 common, unclean | común, inmundo
G2842 * fellowship, sharing | comunión, participación
G2844 partaker, partner | partícipe
G2851 punishment | castigo
G2872 labor, grow weary | trabajar, fatigarse
G2873 labor, trouble | trabajo, fatiga
G2889 * world | mundo
G2896 cry out | clamar
G2904 strength, dominion | poder, dominio
G2917 judgment, condemnation | juicio
G2919 * judge | juzgar
G2920 * judgment | juicio
G2923 judge | juez
G2936 create | crear
G2937 * creation, creature | creación, criatura
G2962 * Lord, master | Señor
G2983 receive, take | recibir, tomar
G2992 * people | pueblo
G2999 * service, worship | culto, servicio
G3000 serve, worship | servir, adorar
G3022 white | blanco
G3037 stone | piedra
G3041 lake | lago
G3049 * reckon, count, consider | contar, considerar
G3056 * word, message | palabra, verbo
G3076 be grieved | entristecerse
G3077 grief, sorrow | tristeza
G3083 * ransom | rescate
G3084 * redeem | redimir
G3085 redemption | redención
G3088 lamp | lámpara
G3089 loose, release | desatar, soltar
G3100 * make disciples | hacer discípulos
G3101 * disciple | discípulo
G3107 * blessed, happy | bienaventurado
G3114 be patient | ser paciente
G3115 * patience, longsuffering | paciencia
G3129 learn | aprender
G3140 * testify, bear witness | dar testimonio
G3141 * testimony, witness | testimonio
G3144 * witness | testigo
G3146 scourge | azotar
G3162 sword | espada
G3173 great | grande
G3306 * remain, abide | permanecer
G3308 care, worry | afán, preocupación
G3309 * be anxious, worry | afanarse, preocuparse
G3316 * mediator | mediador
G3338 regret, change your mind | arrepentirse
G3339 * transform | transformar
G3340 * repent | arrepentirse
G3341 * repentance | arrepentimiento
G3384 mother | madre
G3398 little, small | pequeño
G3404 hate | aborrecer, odiar
G3408 reward, wages | recompensa, salario
G3439 * one and only | único, unigénito
G3444 form, nature | forma, naturaleza
G3454 myth | fábula
G3466 * mystery, revealed secret | misterio
G3485 * temple | templo
G3498 dead | muerto
G3501 young; new | joven; nuevo
G3528 * overcome, conquer | vencer
G3529 victory | victoria
G3534 victory | victoria
G3538 wash | lavar
G3539 understand | entender
G3551 * law | ley
G3554 disease | enfermedad
G3563 * mind | mente, entendimiento
G3571 night | noche
G3578 lodging | hospedaje
G3581 stranger | extranjero
G3586 wood, tree | madera, árbol
G3595 guide | guía
G3598 way, road | camino
G3614 house, household | casa
G3618 * build up | edificar
G3619 building up | edificación
G3622 stewardship, plan | administración
G3623 steward | mayordomo
G3624 house, household | casa
G3627 have compassion | compadecerse
G3628 compassion | compasión
G3640 of little faith | de poca fe
G3661 with one accord | unánimes
G3667 likeness | semejanza
G3670 * confess, acknowledge | confesar
G3671 confession | confesión
G3686 * name | nombre
G3696 weapon, armor | arma
G3709 * wrath, anger | ira
G3772 * heaven, sky | cielo
G3781 debtor | deudor
G3783 debt | deuda
G3784 owe, ought | deber
G3788 eye | ojo
G3798 evening | tarde
G3804 * suffering | padecimiento
G3807 guardian, tutor | ayo, tutor
G3809 discipline, instruction | disciplina
G3811 discipline, teach | disciplinar, instruir
G3813 child | niño
G3816 child, servant | niño, siervo
G3820 old | viejo
G3833 * full armor | armadura
G3841 Almighty | Todopoderoso
G3847 transgression | transgresión
G3850 * parable | parábola
G3857 * paradise | paraíso
G3860 * hand over, betray | entregar
G3862 tradition | tradición
G3870 * comfort, urge, call on | consolar, exhortar, rogar
G3874 * comfort, encouragement | consolación, consuelo
G3875 * helper, advocate | consolador, abogado
G3876 disobedience | desobediencia
G3900 * trespass | transgresión, ofensa
G3927 exile, sojourner | expatriado, peregrino
G3939 sojourn | peregrinar
G3941 sojourner | peregrino
G3952 * coming, presence | venida, presencia
G3954 * boldness, confidence | confianza, libertad
G3957 * Passover | Pascua
G3958 * suffer | padecer
G3962 * father | padre
G3982 persuade, trust | persuadir, confiar
G3985 * test, tempt | probar, tentar
G3986 * trial, temptation | prueba, tentación
G3996 mourn | llorar, hacer duelo
G4024 gird | ceñir
G4043 * walk, live | andar, vivir
G4047 own possession | posesión
G4052 abound, overflow | abundar
G4059 circumcise | circuncidar
G4061 circumcision | circuncisión
G4098 fall | caer
G4100 * believe, trust | creer, confiar
G4102 * faith, trust | fe, confianza
G4103 * faithful | fiel
G4105 lead astray, deceive | engañar, extraviar
G4124 greed, covetousness | avaricia
G4130 fill | llenar
G4137 * fulfill, fill | cumplir, llenar
G4138 * fullness | plenitud
G4139 * neighbor | prójimo
G4145 rich | rico
G4149 riches | riquezas
G4151 * spirit, Spirit, wind | espíritu, viento
G4152 * spiritual | espiritual
G4161 workmanship | hechura, obra
G4165 shepherd, tend | pastorear
G4166 * shepherd, pastor | pastor
G4168 flock | rebaño
G4171 war | guerra
G4172 city | ciudad
G4183 many, much | mucho
G4189 wickedness | maldad
G4190 * evil, evil one | malo, maligno
G4202 sexual immorality | fornicación
G4221 cup | copa
G4236 * gentleness | mansedumbre
G4239 gentle, meek | manso
G4240 gentleness | mansedumbre
G4245 * elder | anciano
G4263 lamb, sheep | oveja
G4267 foreknow | conocer de antemano
G4286 purpose | propósito
G4309 * predestine | predestinar
G4335 * prayer | oración
G4336 * pray | orar
G4342 continue steadfastly | perseverar
G4348 stumbling | tropiezo
G4352 * worship, bow down | adorar
G4383 face, presence | rostro, presencia
G4394 * prophecy | profecía
G4395 * prophesy | profetizar
G4396 * prophet | profeta
G4413 first | primero
G4416 * firstborn | primogénito
G4434 * poor | pobre
G4442 fire | fuego
G4449 be fiery red | estar rojo
G4453 sell | vender
G4487 word, saying | palabra
G4491 root | raíz
G4521 * sabbath | sábado
G4541 * Samaritan | samaritano
G4559 fleshly | carnal
G4561 * flesh | carne
G4567 * Satan, adversary | Satanás, adversario
G4592 * sign | señal
G4594 today | hoy
G4624 cause to stumble | hacer tropezar
G4625 stumbling block | tropiezo
G4632 vessel | vasija
G4633 tent, tabernacle | tienda, tabernáculo
G4637 * dwell, pitch a tent | habitar
G4641 hardness of heart | dureza de corazón
G4653 * darkness | tinieblas
G4655 darkness | tinieblas
G4678 * wisdom | sabiduría
G4680 wise | sabio
G4687 sow | sembrar
G4690 * seed, offspring | simiente, descendencia
G4697 * be moved with compassion | ser movido a compasión
G4698 compassion, inward parts | entrañas, compasión
G4716 * cross | cruz
G4717 * crucify | crucificar
G4721 roof | techo
G4735 crown | corona
G4741 strengthen, establish | afirmar, confirmar
G4747 elements, basic principles | rudimentos, elementos
G4749 robe | ropa larga
G4835 sympathetic | compasivo
G4851 be profitable | convenir
G4893 * conscience | conciencia
G4920 understand | entender
G4921 commend, show | recomendar, mostrar
G4964 conform to | conformarse
G4972 seal | sellar
G4973 seal | sello
G4976 form, appearance | forma, apariencia
G4982 * save, heal | salvar, sanar
G4983 * body | cuerpo
G4990 * Savior | Salvador
G4991 * salvation | salvación
G4992 salvation | salvación
G5011 * humble, lowly | humilde
G5012 humility | humildad
G5013 * humble | humillar
G5015 trouble | turbar
G5043 child | hijo
G5046 * perfect, complete, mature | perfecto, completo, maduro
G5048 * complete, perfect | perfeccionar, completar
G5055 finish, accomplish | terminar, cumplir
G5056 end, goal | fin, meta
G5059 wonder | prodigio
G5083 * keep, obey | guardar
G5091 honor | honrar
G5092 honor, price | honra, precio
G5117 place | lugar
G5179 example, pattern | ejemplo, modelo
G5180 strike | golpear
G5185 blind | ciego
G5199 sound, healthy | sano
G5204 water | agua
G5206 * adoption as children | adopción
G5207 * son | hijo
G5218 * obedience | obediencia
G5219 * obey | obedecer
G5244 proud | soberbio
G5272 hypocrisy | hipocresía
G5273 hypocrite | hipócrita
G5278 * endure | soportar, perseverar
G5281 * endurance, perseverance | paciencia, perseverancia
G5287 * assurance, substance | certeza, sustancia
G5293 * submit, be subject | someterse
G5302 fall short, lack | estar destituido, faltar
G5312 * exalt, lift up | exaltar, levantar
G5315 eat | comer
G5316 shine, appear | brillar, aparecer
G5319 reveal, make known | manifestar
G5331 sorcery | hechicería
G5355 envy | envidia
G5360 brotherly love | amor fraternal
G5368 love, be a friend of | amar, querer
G5384 friend | amigo
G5399 * fear, be afraid | temer
G5401 * fear, awe | temor
G5426 think, set the mind on | pensar, sentir
G5456 voice, sound | voz
G5457 * light | luz
G5461 give light | alumbrar
G5463 * rejoice | regocijarse, gozarse
G5479 * joy | gozo
G5481 exact imprint | imagen misma
G5483 * forgive, give freely | perdonar, conceder
G5485 * grace, favor | gracia, favor
G5486 * gift of grace | don de gracia
G5495 hand | mano
G5503 widow | viuda
G5543 kind, good | bueno, benigno
G5544 kindness | bondad
G5545 anointing | unción
G5547 Christ, Anointed One | Cristo, Ungido
G5550 time | tiempo
G5568 psalm | salmo
G5571 false, liar | falso, mentiroso
G5578 false prophet | falso profeta
G5579 lie | mentira
G5590 * soul, life | alma, vida
G5610 hour | hora
G5614 hosanna, save now | hosanna, salva ahora
G5622 profit, benefit | provecho
`
