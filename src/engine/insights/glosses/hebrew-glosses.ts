/**
 * Hebrew and Aramaic words that passages turn on: number, meaning in English and in Spanish, senses divided by `;`. A star
 * marks words of faith and teaching, which tell more of a passage than its pictures do.
 */
export const hebrewGlosses = `
H1 father | padre
H6 perish, be lost | perecer, perderse
H14 be willing, consent | querer, consentir
H34 * needy, poor | necesitado, pobre
H56 mourn | enlutarse, hacer duelo
H68 stone | piedra
H120 man, human being, humankind | hombre, ser humano
H127 ground, soil | tierra, suelo
H136 Lord, Master | Señor
H157 * love | amar
H160 * love | amor
H168 tent, tabernacle | tienda, tabernáculo
H202 vigor, strength | vigor, fuerza
H205 wickedness, trouble | iniquidad, mal
H216 * light | luz
H226 * sign | señal
H251 brother | hermano
H319 * end, latter time, future | fin, porvenir
H341 enemy | enemigo
H343 calamity | calamidad
H376 man, husband | hombre, varón
H410 * God, mighty one | Dios, poderoso
H426 * God | Dios
H430 * God | Dios
H433 * God | Dios
H490 widow | viuda
H530 * faithfulness, steadiness | fidelidad, firmeza
H539 * believe, trust; be firm, faithful | creer, confiar; ser firme, fiel
H543 * amen, so be it | amén, así sea
H553 be strong, courageous | ser fuerte, esforzarse
H571 * truth, faithfulness | verdad, fidelidad
H599 be angry | airarse
H622 gather; take away | reunir; quitar
H639 anger; nose, face | ira; nariz, rostro
H734 path, way | senda, camino
H738 lion | león
H748 be long, prolong | prolongar
H776 land, earth | tierra
H779 * curse | maldecir
H784 * fire | fuego
H802 woman, wife | mujer, esposa
H835 * blessed, happy | bienaventurado, dichoso
H838 step | paso
H922 void, emptiness | vacío
H926 be dismayed, terrified | turbarse, aterrarse
H954 * be ashamed, put to shame | ser avergonzado
H977 * choose | escoger, elegir
H982 * trust, rely on | confiar
H983 safety, security | seguridad
H990 womb, belly; body | vientre
H995 understand, discern | entender, discernir
H998 understanding, insight | entendimiento
H1004 house, household | casa
H1058 weep | llorar
H1060 firstborn | primogénito
H1062 birthright | primogenitura
H1065 weeping | llanto
H1121 son, child | hijo
H1129 build | edificar
H1242 morning | mañana
H1245 * seek | buscar
H1249 pure | puro
H1254 * create | crear
H1272 flee | huir
H1285 * covenant | pacto
H1288 * bless | bendecir
H1293 * blessing | bendición
H1305 choose, purify | escoger, purificar
H1319 * bring good news | anunciar buenas nuevas
H1320 * flesh | carne
H1323 daughter | hija
H1343 arrogance, pride | soberbia
H1350 * redeem, act as kinsman | redimir, rescatar
H1368 mighty one, warrior | valiente, poderoso
H1369 might, strength | poder, valentía
H1389 hill | collado
H1471 nation, people | nación, pueblo
H1481 sojourn, live as a stranger | peregrinar, morar como extranjero
H1486 lot | suerte
H1516 valley | valle
H1523 rejoice, be glad | gozarse, alegrarse
H1540 reveal, uncover; go into exile | revelar, descubrir; ir al destierro
H1580 deal with, repay | tratar, retribuir
H1588 garden | huerto, jardín
H1612 vine | vid
H1616 * stranger, sojourner | extranjero, forastero
H1692 * cling, hold fast | unirse, apegarse
H1697 * word, matter | palabra, asunto
H1730 beloved; uncle; love | amado; tío; amor
H1755 generation | generación
H1777 judge, plead a cause | juzgar, defender
H1792 * crush, break | quebrantar, moler
H1818 * blood | sangre
H1823 likeness | semejanza
H1832 tear | lágrima
H1847 * knowledge | conocimiento
H1870 * way, road | camino
H1875 * seek, inquire of | buscar, consultar
H1892 * breath, vanity | vanidad, soplo
H1897 * meditate, murmur | meditar
H1926 majesty, splendor | majestad, esplendor
H1964 temple, palace | templo, palacio
H1980 walk, go | andar, ir
H1984 * praise, boast | alabar, gloriarse
H2022 mountain, hill | monte, montaña
H2026 kill, slay | matar
H2040 tear down | derribar
H2076 * sacrifice | sacrificar
H2077 * sacrifice | sacrificio
H2142 * remember | recordar, acordarse
H2167 * sing praise | cantar alabanzas
H2181 play the harlot, be unfaithful | prostituirse, ser infiel
H2186 reject, cast off | desechar
H2199 * cry out | clamar
H2205 elder, old | anciano
H2220 arm | brazo
H2224 shine, rise | resplandecer, nacer
H2232 sow | sembrar
H2233 * offspring, seed | descendencia, simiente
H2250 stripe, wound | herida, llaga
H2256 cord; pang; line | cuerda; dolor; cordel
H2282 feast | fiesta
H2319 * new | nuevo
H2320 new moon, month | luna nueva, mes
H2342 writhe, be in pain; wait | retorcerse; esperar
H2344 sand | arena
H2372 see, behold | ver, contemplar
H2377 vision | visión
H2388 be strong, take courage | ser fuerte, esforzarse
H2398 * sin | pecar
H2403 * sin; sin offering | pecado; ofrenda por el pecado
H2415 shoot, rod | vara, retoño
H2416 living, life; beast | vivo, vida; animal
H2421 * live, give life | vivir, dar vida
H2428 strength, army, worth | fuerza, ejército, valor
H2449 be wise | ser sabio
H2450 * wise | sabio
H2451 * wisdom | sabiduría
H2472 dream | sueño
H2483 sickness, grief | enfermedad
H2490 begin; profane, pierce | comenzar; profanar, traspasar
H2491 slain, pierced | muerto, traspasado
H2498 pass on, renew | pasar, renovar
H2505 divide, share | repartir
H2506 portion, share | porción, parte
H2534 * wrath, heat | ira, furor
H2543 donkey | asno
H2555 violence, wrong | violencia
H2580 * favor, grace | gracia, favor
H2587 * gracious | clemente, misericordioso
H2595 spear | lanza
H2600 for nothing, without cause | de balde, sin causa
H2603 * be gracious, have mercy | tener misericordia, mostrar favor
H2616 show yourself merciful | mostrarse misericordioso
H2617 * steadfast love, mercy | misericordia, amor fiel
H2620 * take refuge, trust | refugiarse, confiar
H2623 * faithful, godly one | fiel, piadoso
H2654 * delight in | deleitarse, querer
H2656 delight, purpose | deleite, propósito
H2706 * statute, decree | estatuto, decreto
H2708 * statute, ordinance | estatuto
H2719 sword | espada
H2720 dry, waste | seco, desolado
H2742 diligent; gold; sharp | diligente; oro; afilado
H2764 thing devoted, ban | anatema
H2781 reproach, disgrace | oprobio, afrenta
H2803 * reckon, count, plan | contar, considerar, pensar
H2822 * darkness | tinieblas
H2865 be dismayed | desmayar, quebrantarse
H2889 * clean, pure | limpio, puro
H2891 * be clean, cleanse | limpiar, purificar
H2896 * good, goodness | bueno, bien
H2898 goodness | bondad
H2930 be unclean, defile | contaminar
H2931 * unclean | inmundo
H2938 taste | gustar
H3021 grow weary, toil | cansarse, fatigarse
H3023 weary | fatigado
H3027 hand, power | mano, poder
H3034 * give thanks, praise; confess | dar gracias, alabar; confesar
H3045 * know | conocer, saber
H3050 * Yah, the LORD | Jah, el Señor
H3068 * the LORD (Yahweh) | Jehová, el Señor
H3176 * wait, hope | esperar
H3196 wine | vino
H3198 reprove, argue, judge | reprender, argüir
H3205 give birth, bear; beget | dar a luz; engendrar
H3220 sea; west | mar; occidente
H3286 faint, be weary | desfallecer
H3303 beautiful | hermoso
H3308 beauty | hermosura
H3318 go out, bring out | salir, sacar
H3335 form, fashion | formar
H3372 * fear, be afraid | temer
H3373 * fearing, one who fears | temeroso, el que teme
H3374 * fear | temor
H3423 * possess, inherit; drive out | poseer, heredar; echar
H3427 dwell, sit | habitar, sentarse
H3444 * salvation, deliverance | salvación
H3462 sleep | dormir
H3467 * save, deliver | salvar
H3468 * salvation | salvación
H3474 be straight, right | ser recto, enderezar
H3477 * upright, right | recto
H3490 orphan | huérfano
H3511 * suffering, pain | dolor
H3513 * honor; be heavy, glorify | honrar; ser pesado, glorificar
H3519 * glory, honor | gloria, honra
H3532 lamb | cordero
H3548 * priest | sacerdote
H3556 star | estrella
H3559 establish, prepare, make firm | establecer, afirmar, preparar
H3563 cup | copa
H3576 lie, be found false | mentir
H3581 * strength, power | fuerza, poder
H3615 finish, be consumed | acabar, consumir
H3671 wing, edge of a garment | ala
H3701 silver, money | plata, dinero
H3708 provocation, grief | enojo, pesar
H3722 * make atonement, cover | hacer expiación, cubrir
H3724 ransom | rescate
H3725 * atonement | expiación
H3727 * mercy seat, atonement cover | propiciatorio
H3742 cherub | querubín
H3772 cut; make (a covenant) | cortar; hacer (pacto)
H3782 stumble | tropezar
H3789 write | escribir
H3820 * heart, mind | corazón
H3824 * heart, mind | corazón
H3833 lion | león
H3899 bread, food | pan, alimento
H3915 night | noche
H3925 * teach, learn | enseñar, aprender
H3928 taught, disciple | discípulo
H3956 tongue, language | lengua
H4043 shield | escudo
H4057 wilderness, desert | desierto
H4116 hasten | apresurarse
H4131 be moved, shaken | ser movido, vacilar
H4148 * instruction, discipline | instrucción, disciplina
H4150 appointed time, meeting | tiempo señalado, reunión
H4170 snare | lazo
H4191 * die | morir
H4194 * death | muerte
H4196 altar | altar
H4210 psalm, song | salmo
H4268 * refuge, shelter | refugio
H4284 thought, plan | pensamiento, plan
H4294 staff, rod; tribe | vara; tribu
H4325 water | agua
H4341 pain, sorrow | dolor
H4390 fill, fulfill | llenar, cumplir
H4393 fullness | plenitud
H4397 * messenger, angel | mensajero, ángel
H4399 work, business | obra, trabajo
H4422 escape, rescue | escapar, librar
H4427 * reign, be king | reinar
H4428 * king | rey
H4438 * kingdom, reign | reino
H4467 kingdom | reino
H4496 * resting place, rest | reposo
H4503 * offering, gift | ofrenda, presente
H4557 number | número
H4581 refuge, stronghold | fortaleza
H4639 work, deed | obra
H4672 find | hallar
H4682 unleavened bread | pan sin levadura
H4686 fortress | fortaleza
H4687 * commandment | mandamiento
H4720 * sanctuary | santuario
H4726 spring, fountain | fuente
H4752 rebellion | rebelión
H4758 appearance, sight | apariencia, vista
H4775 rebel | rebelarse
H4784 rebel | rebelarse
H4853 burden, oracle | carga, oráculo
H4869 high refuge | alto refugio
H4886 * anoint | ungir
H4899 * anointed one, Messiah | ungido, Mesías
H4908 * dwelling place, tabernacle | morada, tabernáculo
H4910 rule | gobernar, señorear
H4912 * proverb, parable | proverbio, parábola
H4931 charge, duty | cargo, ordenanza
H4938 staff | cayado
H4940 family, clan | familia
H4941 * justice, judgment | justicia, juicio
H4951 dominion, rule | dominio, principado
H4976 gift | don
H5012 * prophesy | profetizar
H5027 look, regard | mirar
H5030 * prophet | profeta
H5046 tell, declare | anunciar, declarar
H5051 brightness | resplandor
H5061 stroke, plague | plaga, herida
H5087 vow | hacer voto
H5088 vow | voto
H5095 lead gently, guide | conducir
H5104 river | río
H5110 mourn with, show grief; wander | condolerse; vagar
H5117 * rest, settle | reposar, descansar
H5127 flee | huir
H5148 * lead, guide | guiar
H5157 inherit, possess | heredar
H5158 stream, valley | arroyo, valle
H5159 * inheritance | herencia, heredad
H5162 * comfort; relent, be sorry | consolar; arrepentirse, dolerse
H5175 serpent | serpiente
H5186 stretch out, incline | extender, inclinar
H5193 plant | plantar
H5216 lamp | lámpara
H5236 foreign | extraño
H5237 foreigner | extranjero
H5254 * test, try | probar
H5307 fall | caer
H5315 * soul, life, self | alma, vida, ser
H5331 forever, endurance | siempre, perpetuo
H5337 * deliver, rescue | librar
H5341 keep, guard | guardar
H5342 shoot, branch | vástago
H5352 be innocent, go unpunished | ser inocente, quedar sin castigo
H5355 innocent, clean | inocente, limpio
H5358 take vengeance | vengar
H5359 vengeance | venganza
H5375 * lift, bear; forgive | levantar, llevar; perdonar
H5382 forget | olvidar
H5397 breath | aliento
H5422 pull down | derribar
H5428 pluck up | arrancar
H5483 horse | caballo
H5521 booth, shelter | cabaña, tabernáculo
H5545 * forgive, pardon | perdonar
H5546 forgiving | perdonador
H5553 rock, cliff | peña, roca
H5582 sustain, uphold | sustentar
H5592 threshold | umbral
H5612 book, scroll | libro, rollo
H5643 hiding place, secret | escondedero, secreto
H5647 * serve, work | servir, trabajar
H5650 * servant, slave | siervo, esclavo
H5656 service, work | servicio, trabajo
H5674 pass over, cross | pasar, traspasar
H5678 fury, wrath | ira
H5707 * witness | testigo
H5712 congregation | congregación
H5715 * testimony | testimonio
H5766 injustice, wrong | injusticia
H5767 unjust one | injusto
H5769 * forever, everlasting | eternidad, para siempre
H5771 * iniquity, guilt | iniquidad, culpa
H5775 bird | ave
H5782 awake, rouse | despertar
H5797 strength | fortaleza
H5800 * forsake, leave | abandonar, dejar
H5826 help | ayudar
H5828 * help, helper | ayuda
H5833 help | ayuda
H5892 city | ciudad
H5927 go up, offer | subir, ofrecer
H5930 * burnt offering | holocausto
H5945 * Most High | Altísimo
H5953 deal with, glean | tratar, rebuscar
H5971 * people | pueblo
H5975 stand | estar en pie
H5999 toil, trouble | trabajo, aflicción
H6010 valley | valle
H6030 answer | responder
H6031 * afflict, humble | afligir, humillar
H6035 * humble, meek | humilde, manso
H6038 humility | humildad
H6040 * affliction | aflicción
H6041 * poor, afflicted | pobre, afligido
H6051 cloud | nube
H6083 dust | polvo
H6086 tree, wood | árbol, madera
H6090 pain; idol | dolor; ídolo
H6093 painful toil | dolor, fatiga
H6098 * counsel, purpose | consejo, designio
H6106 bone; very self | hueso
H6113 shut up, restrain | cerrar, detener
H6117 take by the heel, supplant | suplantar
H6118 consequence, reward | recompensa
H6135 barren | estéril
H6205 thick darkness | densa oscuridad
H6231 oppress | oprimir
H6256 * time, season | tiempo
H6286 glorify, beautify | glorificar
H6299 * redeem, ransom | redimir, rescatar
H6310 mouth | boca
H6381 * be wonderful, do wonders | hacer maravillas
H6382 * wonder | maravilla
H6403 deliver, escape | librar
H6419 * pray, intercede | orar
H6440 * face, presence | rostro, presencia
H6459 carved image | imagen tallada
H6466 do, work | hacer, obrar
H6485 * visit, attend to; punish; appoint | visitar, atender; castigar; encargar
H6529 fruit | fruto
H6586 * rebel, transgress | rebelarse, transgredir
H6588 * transgression, rebellion | transgresión, rebelión
H6605 open | abrir
H6612 simple | simple
H6629 flock, sheep | rebaño, ovejas
H6635 * host, army | ejército
H6662 * righteous, just | justo
H6663 be righteous, justify | ser justo, justificar
H6664 * righteousness | justicia
H6666 * righteousness | justicia
H6680 * command | mandar
H6697 rock | roca
H6726 * Zion | Sion
H6738 shadow, shade | sombra
H6743 prosper | prosperar
H6754 * image | imagen
H6757 deep darkness, shadow of death | sombra de muerte
H6770 thirst | tener sed
H6779 sprout, spring up | brotar
H6780 sprout, branch | renuevo
H6817 * cry out | clamar
H6862 adversary; distress | adversario; angustia
H6869 * trouble, distress | angustia, tribulación
H6884 refine, test | refinar, acrisolar
H6908 gather | reunir
H6912 bury | sepultar
H6913 grave | sepulcro
H6918 * holy, Holy One | santo
H6942 * be holy, sanctify | santificar
H6944 * holiness, holy thing | santidad, santo
H6951 assembly, congregation | asamblea, congregación
H6960 * wait for, hope | esperar
H6963 voice, sound | voz
H6965 arise, stand, establish | levantarse, establecer
H6974 awake | despertar
H6999 burn incense | quemar incienso
H7043 be swift; be light; curse | ser ligero; maldecir
H7045 curse | maldición
H7065 be jealous | tener celos
H7067 jealous | celoso
H7068 * zeal, jealousy | celo
H7069 acquire, get | adquirir, poseer
H7093 end | fin
H7105 harvest | siega, cosecha
H7114 be short, impatient; reap | ser corto, impaciente; segar
H7121 * call, proclaim | llamar, invocar
H7130 midst, inward part | medio, interior
H7138 near, neighbor | cercano
H7161 horn | cuerno
H7181 pay attention | atender
H7198 bow | arco
H7200 see, look | ver, mirar
H7218 head, chief | cabeza
H7223 first, former | primero
H7225 beginning, first | principio
H7227 many, great | mucho, grande
H7235 multiply, increase | multiplicar
H7264 quake, be stirred | temblar, alterarse
H7272 foot | pie
H7287 rule, have dominion | señorear
H7291 pursue, follow | perseguir, seguir
H7307 * spirit, breath, wind | espíritu, aliento, viento
H7311 be high, exalt | ser alto, exaltar
H7349 * compassionate | compasivo, misericordioso
H7355 * have compassion | tener compasión
H7356 * compassion, mercies | misericordias, compasión
H7378 contend, plead | contender
H7379 dispute, cause | pleito, causa
H7385 empty, vain | vano
H7393 chariot | carro
H7442 sing for joy | cantar de gozo
H7451 * evil, harm | mal, malo
H7453 * neighbor, friend | prójimo, amigo
H7457 hungry | hambriento
H7462 * shepherd, feed, pasture | pastorear, apacentar
H7489 do evil | hacer mal
H7493 quake, shake | temblar
H7495 * heal | sanar
H7503 let go, be still | soltar, estar quieto
H7521 be pleased with, accept | agradarse, aceptar
H7522 * favor, good will | favor, buena voluntad
H7523 murder, kill | matar, homicidio
H7549 expanse, firmament | expansión, firmamento
H7561 condemn, act wickedly | condenar
H7562 wickedness | impiedad
H7563 * wicked | impío, malo
H7585 * Sheol, the grave | Seol, sepulcro
H7592 ask | pedir, preguntar
H7604 remain, be left | quedar
H7605 remnant | resto
H7611 * remnant | remanente, resto
H7617 take captive | llevar cautivo
H7621 oath | juramento
H7622 captivity | cautiverio
H7626 rod, staff; tribe | vara; tribu
H7628 captivity, captives | cautividad
H7637 seventh | séptimo
H7646 be satisfied, filled | saciarse
H7650 * swear, take an oath | jurar
H7665 break | quebrantar
H7673 * rest, cease | reposar, cesar
H7676 * sabbath | sábado
H7682 set on high | poner en alto
H7704 field | campo
H7706 * Almighty | Todopoderoso
H7716 lamb, sheep | cordero, oveja
H7723 * emptiness, falsehood | vanidad, falsedad
H7725 * return, turn back; restore | volver, volverse; restaurar
H7768 cry for help | clamar por ayuda
H7782 ram's horn, trumpet | trompeta
H7794 ox | buey
H7812 * bow down, worship | postrarse, adorar
H7814 laughter | risa
H7817 bow down, be cast down | abatirse
H7836 seek early, seek earnestly | buscar con afán
H7843 destroy, corrupt | destruir, corromper
H7845 pit, corruption | fosa, corrupción
H7854 * adversary, Satan | adversario, Satanás
H7891 * sing | cantar
H7892 song | cántico
H7901 lie down | acostarse
H7911 * forget | olvidar
H7919 * act wisely, have insight | obrar con prudencia, entender
H7931 * dwell, settle | habitar, morar
H7934 neighbor | vecino
H7939 reward, wages | recompensa, salario
H7965 * peace, well-being | paz, bienestar
H7971 send | enviar
H7979 table | mesa
H7999 repay, make whole | pagar, restituir
H8002 peace offering | ofrenda de paz
H8003 whole, perfect | íntegro, perfecto
H8034 * name | nombre
H8055 rejoice, be glad | alegrarse
H8057 * joy, gladness | alegría, gozo
H8064 * heavens, sky | cielos
H8074 be desolate, appalled | ser desolado, asombrarse
H8081 oil | aceite
H8085 * hear, listen, obey | oír, escuchar, obedecer
H8104 * keep, guard | guardar
H8121 sun | sol
H8130 hate | aborrecer, odiar
H8142 sleep | sueño
H8179 gate | puerta
H8193 lip, language | labio, lengua
H8199 * judge, govern | juzgar, gobernar
H8210 pour out, shed | derramar
H8213 be brought low | humillar
H8252 settle, dwell | reposar
H8267 * falsehood, lie | mentira, falsedad
H8314 seraph, fiery one; serpent | serafín; serpiente
H8328 root | raíz
H8334 minister, serve | servir, ministrar
H8342 joy | gozo
H8378 desire, longing | deseo
H8389 form, beauty | forma, hermosura
H8394 understanding | entendimiento
H8414 formlessness, waste | desorden, vacío
H8416 * praise | alabanza
H8426 * thanksgiving | acción de gracias
H8432 midst, middle | medio
H8435 * generations, account | generaciones, descendencia
H8441 * abomination | abominación
H8451 * law, instruction | ley, instrucción
H8467 plea, supplication | súplica
H8469 plea, supplication | súplica
H8535 blameless, complete | íntegro, perfecto
H8537 * integrity | integridad
H8549 * blameless, without defect | sin tacha, íntegro
H8551 hold, uphold | sostener
H8573 wave offering | ofrenda mecida
H8605 * prayer | oración
H8615 * hope | esperanza
H8641 heave offering, contribution | ofrenda
H8643 shout of joy | grito de júbilo
H8666 return, answer | vuelta
H8668 * salvation, victory | salvación, victoria
H8669 desire, longing | deseo
`
