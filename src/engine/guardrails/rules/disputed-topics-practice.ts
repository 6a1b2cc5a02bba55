import type { DisputedTopic } from '../doctrinal-balance-wordings.ts'

/** Disputed matters of the church's order, worship and books. */
export const churchTopics: readonly DisputedTopic[] = [
  {
    id: 'women-in-ministry',
    hot: `wom(a|e)n_(pastors?|preachers?|elders?|priests?|bishops?|deacons?|leaders|in_ministry|in_the_pulpit|preach|preaching|who_preach)* female_(pastors?|elders?|priests?|bishops?|preachers?|clergy|ordination|leadership)* women's_ordination ordain(ed|ing|s)?_wom(a|e)n ordination_of_women complementarian* egalitarian* male_headship head_coverings? headship cover*_(their|her|your)_heads? (lady|woman)_(pastor|preacher|priest) pastoras? ordenacion_(de_(las_)?mujeres|femenina) pastorado_(femenino|de_la_mujer|a_las_mujeres) sacerdocio_femenino obispas mujeres_(pastoras?|en_el_ministerio|sacerdotes|predicadoras)`,
    everyday: `woman women wives wife sister sisters female females she daughter husbands? girls ladies mujer mujeres esposas? hermanas? hija varones varon maridos? ella senoras deborah phoebe junia priscilla`,
    claims: `pastoring preach preaching preaches_to (be|become|as|are|being|serve_as)_(an?_)?(ordained_)?(pastor|priest|elder|bishop|preacher|deacon|apostle|leader|minister)* ordain* ordination teach_(men|the_men|adult|in_church|a_mixed)* teaching_men same_(gifts|calling|authority)_as equal_(partners|in_ministry|authority|leadership)* called_to_(lead|preach|ministry|pastor) obey_(her|their|your)_husband* final_(say|word) work_outside keeper*_at_home lead_worship usurp* spiritual_leader* leadership equal_to_men speak_in_(church|the_church|the_assembly)* authority_over lead_(a_church|the_church|men|the_congregation|at_home|the_home)* leading_a_church pulpit silent_in silent_during quiet_in submit submits submission submissive wear_a_(veil|hat|head)* veil_(in|when|during|at) headscarf bareheaded long_hair short_hair skirts head_of_the_(home|house|family) church_office men_only led_by_(a_)?(woman|women) deacons pastore* pastores? pastor predic(ar|a|an|adora|adoras|ador)* ensenar_(a_)?(los_)?(hombres|varones) ancianas? anciano ordenad* sacerdot* obispo diacono* liderar liderazgo gobernar obedecer_a_su someterse cabello pelo_corto faldas igual_que_(el|los)_(hombre|varon)* ministerio dirigir_(la|una)_(iglesia|congregacion)* callar* autoridad_sobre someter* sumis* sujet* velo mantilla cubrirse cabeza_del_(hogar|matrimonio)`,
    theses: `pulpit_(belongs|is_for|is_reserved)* (only|just)_(qualified_)?(men|males)_(may|can|should|are|were) (men|husbands?)~(lead|head)~(wives|wife|women|home|house|family) (office|role|ministry)_of_(pastor|elder|priest|bishop|deacon)*~(men|women|male|female|all|both) (hombre|marido|esposo|varon)~(es|son)~cabeza god_calls_(women|both) solo_(los_)?(hombres|varones)_(pueden|deben) junia_was_an_apostle`,
  },
  {
    id: 'church-authority',
    hot: `papacy papal_(infallib*|authority|primacy|supremacy) papado infalibilidad_papal apostolic_succession sucesion_apostolica sola_scriptura sola_escritura scripture_alone magisterium magisterio clerical_celibacy priestly_celibacy celibacy_of_priests celibato_(sacerdotal|de_los_sacerdotes|obligatorio) confess*_to_(a|your|the)_priests? confesarse_(con|ante|a)_(un|el|tu)_(sacerdote|cura|hombre) confesi?on*_(con|ante|a)_(un|el)_(sacerdote|cura) one_true_church true_church iglesia_verdadera verdadera_iglesia unica_iglesia seven_sacraments siete_sacramentos outside_the_church fuera_de_la_iglesia vicar_of_christ vicario_de_cristo confessional confesionario chrismation`,
    names: `pope popes bishop_of_rome papa papas obispo_de_roma confession_to_a_priest absolution absolucion roman_church iglesia_(de_roma|romana) sacraments sacramentos confirmation confirmacion church_government denominations denominaciones monks`,
    everyday: `priests? bishops? elders synods hierarchy clergy tradition traditions congregation congregations church churches scripture celibacy rome sacerdotes? cura curas obispos? ancianos jerarquia clero tradicion tradiciones congregacion iglesia escritura biblia celibato roma anointing_of_the_sick`,
    claims: `forgive_sins power_to_forgive absolve* told_to_a_priest confess_(straight|directly)* only_god_forgives intermediar* human_(additions?|invention|tradition)* governs_itself self-governing autonom* plurality_of_elders led_by_elders first_pope successors? of_equal_authority above_scripture equal_to_scripture only_(rule|authority|source) sole_(rule|authority)* the_only_(church|one_founded) kept_the jurisdiction founded_(by_christ|by_jesus)* infallible final_authority apostate celibacy be_celibate forbidden_to_marry no_need_(for|of)_(a_)?(priest|bishop|pope)* directly_to_(god|jesus) straight_to_god priesthood_of_all home_church organized_religion leave_your_church find_a_(biblical|true|bible)* join_the_(catholic|orthodox|true)* outside_of_which no_salvation fullness_of_(the_)?(truth|faith) unbroken_(line|succession) traced_back valid_(orders|ministry|priest|sacraments)* authority_comes authority_over_(every|all|the_whole)* bible_alone interpret*_scripture_(alone|for|correctly) apart_from_tradition keep*_tradition perdona(r)?_(los_)?pecados directo_(con|a)_dios directamente_(con|a)_dios sin_intermediarios sacerdocio_universal plenitud_de_la_(verdad|fe) linea_ininterrumpida solo_dios_perdona intermediari* sobra primer_papa sucesor* cabeza_de_la_iglesia unica_(regla|autoridad|fuente) misma_autoridad invencion* de_hombres se_gobierna autonom* infalible apostata celibato casarse`,
    theses: `(rule|regla|authority|autoridad)~(is|es)~(scripture|escritura|bible|biblia) (peter|pedro)_(was|is|never|fue|jamas|nunca|no)~(pope|papa|rock|roca) (founded|fundo)~(peter|pedro|church|iglesia)~(pope|rome|papa|roma) (priest|priests|sacerdote|sacerdotes)~(forgive|absolve|perdon*|absolver|absuelve) no_(priest|man|human|hombre|sacerdote)~(forgive|absolve|perdon*) call_no_man_father`,
  },
  {
    id: 'canon-and-translations',
    hot: `apocrypha deuterocanonical* deuterocanonic* king_james_only kjv-?only textus_receptus preserved_word modern_(translations|versions|bibles) versiones_modernas traducciones_modernas (66|73|sixty-six|seventy-three|sesenta_y_seis|setenta_y_tres)_(books|libros) apocrif*`,
    names: `king_james kjv reina-?valera_1?960 book_of_enoch libro_de_enoc canon septuagint`,
    everyday: `maccabees tobit sirach macabeos tobias enoch trent niv esv nvi vulgate septuagint bible bibles books scripture translation translations versions extra biblia biblias libros escritura traduccion traducciones versiones`,
    claims: `sixty-six seventy-three 66 73 added_(at|by|in|to)* removed_(by|seven|books)* ripp* tampered corrupt* preserved inspired uninspired word_of_god god's_(preserved_)?word threw_out thrown_out seven_books belong*_(in|to)_(the_)?(bible|canon|scripture)* never_(part|belonged|quoted|accepted|considered)* not_scripture part_of_(the_)?(bible|scripture)* (only|best|most)_(reliable|trustworthy|accurate|faithful) watered-?down changed_by verbal* dictat* infallibly human_(book|document|words)* myths not_historical historically_(accurate|reliable|true|false)* scientific* contradict* written_by_(moses|paul|isaiah|john|peter)* pseudonym* forg(ed|ery) without_error inerran* infallib* mistakes errors contains_(errors|mistakes) anadi* agreg* quitaron arranc* mutil* corromp* adulterad* inspirad* sesenta_y_seis setenta_y_tres siete_libros sin_error* inerran* errores palabra_de_dios no_son_(biblia|escritura|palabra)* son_parte_de pertenec* contradic* historic* cientific* unica_(fiable|confiable|traduccion)* manipulad* completa`,
    theses: `(scripture|bible)~(without_error|inerrant|infallible|has_(mistakes|errors)) (biblia|escritura)~(no_)?(tiene|contiene)~error* protestant*~(remov*|cut|threw|quit*|sac*)~(books|libros|siete|seven)`,
  },
  {
    id: 'images-and-worship',
    hot: `(venerat*|kiss*)_(of_)?(the_)?(icons?|images?|statues?|crucifix*) pictures_of_(jesus|christ|god) images_of_(jesus|christ|god|saints) imagenes_(de_(cristo|jesus|santos|los_santos)|religiosas|en_la_iglesia) venerar_(las_)?(imagenes|iconos) sign_of_the_cross senal_de_la_cruz exclusive_psalmody rock_music contemporary_(worship|music) instruments_in_(worship|church)* halloween ash_wednesday ayuno_de_cuaresma lenten miercoles_de_ceniza`,
    names: `musical_instruments icons crucifix crucifixes statues lent cuaresma iconos estatuas crucifijo*`,
    everyday: `images? image_of pictures? christmas easter fasting fast drums guitars? instruments? hymns psalms dancing incense candles liturgy written_prayers imagenes navidad semana_santa ayuno ayunar ayunen bateria guitarras? instrumentos himnos salmos baile bailar danza incienso velas liturgia birthdays makeup jewel* tattoos? tatuajes? maquillaje joyas pantalones trousers yoga`,
    claims: `second_commandment idolatr* pagan* break_the against_the_commandment human_(rule|invention|tradition)s? man-made unbiblical biblical required bound_to must should_(be|not)* sinful a_sin is_sin wrong forbidden worldly no_place no_business dishonou?rs? only_(psalms|hymns|voices|unaccompanied)* in_(church|worship) santa_claus superstiti* every_believer bowing kneeling pray*_(before|in_front)* in_front_of_(an?_)?(image|icon|statue) bound_to_fast praise_god_with break*_the_second keep_them keep_it observe_(it|them|lent|christmas|easter) not_drawing window_into pleas(e|es|ing)_(to_)?god arrodill* ante_(una|la)_imagen supersticio* agrada* segundo_mandamiento idolatria pagan* pecado prohibid* mundan* obligatori* debe* no_(tiene|tienen)_(lugar|cabida)* obligad* invento* mandamientos?_de_hombres inaceptable`,
  },
  {
    id: 'sabbath',
    hot: `sabbath-?keeping sabbath-?breaking christian_sabbath (saturday|sunday)_(is|was|remains|isn't) sunday_(worship|keeping|observance|laws?) keep*_(the_)?(sabbath|saturday|sunday) (guardar|observar|santificar|guardan|guarden)_(el_)?(sabado|domingo|dia_de_reposo)`,
    everyday: `sabbath dia_de_reposo saturday sunday seventh-day lord's_day fourth_commandment sabado domingo septimo_dia dia_del_senor cuarto_mandamiento`,
    claims: `abolished changed moved replaced fulfilled true_day holy_day still_(binding|stands|applies|saturday|the)* binding christians? believers? cristianos? creyentes? nailed_to saturday sunday sabado domingo any_day every_day_(alike|is)* not_under free_from worship_on_(saturday|sunday) go_to_church_on play_sport* open_on required obey work_on shop* never_(changed|blessed|moved) constantine ended abolid* cambi(o|ado|aron) reemplaz* verdadero_dia dia_(santo|verdadero|correcto) sigue_(siendo|vigente|en) vigente deb(e|en|emos) obedecer trabajar constantino mandamiento_eterno`,
  },
]

/** Disputed matters of daily life and society. */
export const lifeTopics: readonly DisputedTopic[] = [
  {
    id: 'divorce',
    hot: `remarriage remarr(y|ies|ied|ying) annulments? volver(se|te|me)?_a_casar(se|te)? vuelven?_a_casarse (vuelve|vuelven|vuelva|vuelvas|volver)_a_casar casarse_de_nuevo volviste_a_casar volverse_a_casar segundas_nupcias segundo_matrimonio second_marriage marry_again nuevo_matrimonio nulidad_matrimonial divorciad*_(no|puede|que|vive)*`,
    names: `divorce divorced divorcing divorces divorcio divorci*`,
    everyday: `marriage husband wife spouse ex matrimonio esposo esposa conyuge vinculo`,
    claims: `adultery indissoluble dissol* abus*_(is|are|also|does|marriage)* leave_(him|her|your) stay_(with|married) until_death reconcile_or remain_single stay_single god_hates never_an_option not_an_option permanent new_partner receive_communion biblical_(ground|reason|right)* innocent_party only_(two_)?(grounds|reasons|exception) grounds free_to bound_to still_married bond desert* unfaithful* adulterio indisoluble disol* unic*_(causa|razon|excepcion) sigues_casad* vinculo_(quedo|sigue|roto)* libre_para comulgar hasta_la_muerte_de solter* abandon* conciencia_tranquila`,
  },
  {
    id: 'creation',
    hot: `young_earth young-earth old_earth old-earth theistic_evolution creationism evolution evolution* creacionismo evolucion evolucionismo tierra_(joven|antigua) age_of_the_earth edad_de_la_tierra (days|day)_of_(genesis|creation) dias_de_(la_creacion|genesis) gap_theory day-?age six_(literal|24|twenty-four|ordinary)* seis_dias_(literales|de|reales) dinosaurs? dinosaurios? global_flood local_flood diluvio_(universal|global|local) big_bang`,
    everyday: `earth world universe god genesis genesis_1 adam adam_and_eve eve creation species ark humans animals fossils tierra mundo universo dios adan adan_y_eva diluvio creacion`,
    claims: `(six|ten)_thousand_years 6,?000_years 10,?000_years thousands_of_years (billions?|millions?)_(of_)?years billion million_years evolv* natural_selection common_ancest* ordinary_(day|evening)* no_death_before before_the_fall age_of_the science local_event covered_the_whole worldwide 24-?hour* twenty-four_hour* literal_(days|history|adam|person|couple) ordinary_days poetry poetic myth mythic* allegor* symbolic_(days|story)* never_(existed|happened|meant) real_people historical_(person|people|couple|adam)* apes seis_mil_anos 6\\.?000_anos diez_mil miles_de_anos evolucion* ciencia antepasado* mil(lones|es)_de_(millones_)?(de_)?anos veinticuatro 24_horas dias_literales mito poesia poetic* alegor* simbolic* literal personas?_reales nunca_existi* monos`,
  },
  {
    id: 'alcohol-and-food',
    hot: `teetotal* total_abstinence social_drinking drinking_in_moderation moderate_drinking abstinencia_total drink*_alcohol beber_(alcohol|con_moderacion) tomar_(alcohol|licor) consum*_alcohol`,
    names: `alcohol beer licor cerveza liquor alcoholic`,
    everyday: `wine drink drinking glass drop vino beber bebe tomar copa trago bebida tobacco smok* marijuana cannabis gambl* lottery tabaco fumar marihuana apuestas loteria pork bacon unclean_(meat*|food*) cerdo carne_de_cerdo`,
    claims: `christians? believers? unferment* christian's non-?alcoholic sober never_touch* stumbl* one_glass single_drop social* legalis* (fine|okay|ok|allowed)_(to|for|with)* jesus_(made|drank|turned) created_for gift grape_juice mosto is_(a_)?sin sinful perfectly_fine in_moderation with_moderation forbidden no_(drop|testimony) abstain cristian*_(no|puede|debe|tiene|de_verdad)* es_pecado pecado creyentes? jugo_de_uva abstener* testimonio con_moderacion adding_rules`,
  },
  {
    id: 'tithing-and-prosperity',
    names: `tithing tithes? diezm(o|os|ar|an|es|e|as|amos|a)`,
    hot: `prosperity_(gospel|theology)* evangelio_de_la_prosperidad teologia_de_la_prosperidad ten_percent ten_per_cent 10_?% diez_por_ciento seed_faith first_?fruits_offering pactar_una_ofrenda`,
    everyday: `god_wants seed giving poverty god's_will wealth dios_quiere pobreza ofrenda siembra riqueza`,
    claims: `christians? believers? under_(a_)?curse robb(ing|ed)_god steal*_from_god law_of_moses old_testament_law ten_percent local_church cheerful grace_giving cristian* creyentes maldicion rob(a|ar|ando)_a_dios ley_de_moises iglesia_local alegre hundredfold wants_you_(rich|wealthy|to_be_rich|to_prosper)* financial_(blessing|breakthrough|prosperity)* rich_and_healthy gross_income storehouse te_quiere_(rico|prospero)* quiere_que_(seas|prosperes)~(ric*|prosper*) prosperidad_(financiera|economica) bendicion_financiera ingresos_brutos alfoli`,
  },
  {
    id: 'israel-and-the-church',
    hot: `replacement_theology supersessionism christian_zionism zionism teologia_del_reemplazo sionismo (state|nation)_of_israel modern_israel estado_de_israel church_(has_)?replaced iglesia_(ha_)?reemplaz* spiritual_israel israel_espiritual`,
    everyday: `israel jews jewish_people promised_land judios pueblo_judio tierra_prometida`,
    claims: `bless_israel support_israel stand_with_israel divine_right belongs_to_(the_jews|israel)* no_longer_(god's|chosen) still_god's_(chosen|people) prophecy_fulfilled fulfil*_of_prophecy true_israel new_israel bendecir_a_israel apoyar_a_israel ya_no_(es|son)_el_pueblo derecho_divino sigue_siendo_el_pueblo nuevo_israel verdadero_israel`,
  },
  {
    id: 'war-and-state',
    hot: `pacifism pacifists? just_war capital_punishment death_penalty christian_nation* pena_de_muerte pena_capital guerra_justa pacifismo pacifistas military_service servicio_militar conscientious_objection objecion_de_conciencia`,
    everyday: `military army soldiers? war police guns? self-?defen[cs]e oaths? vote voting government ejercito soldados? guerra policia armas juramentos? votar gobierno voto`,
    claims: `followers_of_(jesus|christ) disciples christians? believers? christian disciple turn_the_other take_up_arms carry_(a_)?(gun|weapon)* bear_arms republican* democrat* conservative liberal cristiano* matar armas_para izquierda derecha compatible incompatible cristian* creyentes discipulos seguidores con_la_fe turn_the_other_cheek poner_la_otra_mejilla`,
  },
  {
    id: 'sexuality-and-life',
    hot: `contraception contraceptives? birth_control artificial_contraception anticoncep* same_sex homosexual* gay_(marriage|christians?|people|couples?) mismo_sexo matrimonio_(igualitario|homosexual) uniones_homosexuales lgbt* lesbian* transgender in_vitro ivf surrogacy euthanas* assisted_(dying|suicide) eutanasia living_together premarital cohabit* dating_(a_)?(non-?christian|unbeliever|catholic)* noviazgo_con (marry|marrying|date)_(a_|an_)?(non-?christian|unbeliever|catholic|muslim)* unequally_yoked yugo_desigual polygamy poligamia pronouns fecundacion_in_vitro masturbat* masturba* cremation cremacion abortion aborto vasectom*`,
    everyday: `couples? parejas? marriage matrimonio sex sexo`,
    claims: `open_to_life abierto_a_la_vida homosex*`,
  },
  {
    id: 'atonement',
    hot: `penal_substitution* substitutionary_atonement sustitucion_penal christus_victor penal_(idea|theory|view) theory_of_atonement ransom_theory`,
    everyday: `cross atonement cruz expiacion christ's_death muerte_de_cristo`,
    theses: `(father|god)~(pour*|punish*)~(wrath|him|son|jesus)~(in_our_place|instead|for_us|on_the_cross) (padre|dios)~(derramo|castigo)~(ira|hijo)`,
    claims: `legal absorb* wrath_of_god propitiation moral_(example|influence)* example_of_love ransom_(paid|to)* victory wrath_on paying_a_penalty pay_a_penalty in_our_place punish(ed|ing)_(jesus|his_son|christ|the_son)* satisf*_(god's_)?(wrath|justice) appease* victory_over instead_of_us ira_(sobre|de_dios)* en_nuestro_lugar castig(o|ado)_a_(su_hijo|jesus|cristo) pagar_(una|la)_pena satisf*_la_(ira|justicia) victoria_sobre`,
  },
  {
    id: 'sin-and-spirits',
    hot: `original_sin pecado_original original_guilt inherit*_guilt inherit*~guilt generational_curses? maldicion*_generacional* deliverance_(session|ministry)* ministerio_de_liberacion sinless_perfection guardian_angels? angel(es)?_de_la_guarda filioque impeccability peccability open_theism open_theist eternal_subordination`,
    everyday: `believer believers christian christians creyente creyentes cristiano`,
    claims: `possessed_by have_a_demon has_a_demon demons? demoni(z|s)ed cursed a_curse yoke_of demonio* poseid* liberacion endemoniad* ataduras maldicion_(de|familiar)*`,
    theses: `(nobody|no_one|nadie)~(inherits?|hereda)~(guilt|culpa|sin|pecado) (we|everyone|todos|all)~(inherit|heredamos|heredan)~(guilt|culpa|adam's|death|muerte)`,
  },
  {
    id: 'law-of-moses',
    hot: `dietary_laws leyes_dieteticas mosaic_law theonomy ceremonial_law ley_ceremonial hebrew_roots feasts_of_israel`,
    everyday: `ten_commandments old_testament torah diez_mandamientos antiguo_testamento christians feasts fiestas`,
    claims: `not_under_(the_)?law under_the_law still_(binding|obey|apply|keep)* abolished done_away no_longer_(bind|apply|binding)* keep_the_(law|feasts|torah) kosher bajo_la_ley abolid* ya_no_(obliga|rige|esta_vigente)* guardar_la_(ley|tora)`,
  },
  {
    id: 'authorship',
    hot: `documentary_hypothesis deutero-?isaiah second_isaiah higher_criticism alta_critica pastoral_epistles_(were|are)* longer_ending_of_mark`,
    everyday: `moses isaiah daniel paul peter pentateuch genesis jonah job moises isaias pentateuco jonas`,
    claims: `did_not_write didn't_write never_wrote pseudonym* forgery written_(centuries|long)_(later|after) second_century_bc literal_history (is|was)_(a_)?(parable|fiction|legend|folk|myth)* parable_and no_(lo_)?escribio es_(una_)?(parabola|leyenda|ficcion|fabula)`,
  },
]
