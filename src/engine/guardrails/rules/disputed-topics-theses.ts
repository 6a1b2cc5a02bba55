import type { DisputedTopic } from '../doctrinal-balance-wordings.ts'

/** What only some Christians would say, as people put it without the name of the matter. */
export const plainTheses: readonly DisputedTopic[] = [
  {
    id: 'baptism',
    everyday: `baptism bautismo`,
    claims: `plays_no doesn't_save outward picture wash cleanse* public first_step add_nothing exterior figura limpia testimonio`,
    theses: `(sprinkled|baptized|baptised|christened|poured)~(baby|infant|child)~(never|not|isn't|wasn't|doesn't) (immerse|baptize|baptise)_you~(again|properly) (washing|water)~(original_sin|guilt_of_adam)`,
  },
  {
    id: 'lords-supper',
    theses: `(bread|wine|host|elements)~(stays?|remains?|turns?_into|becomes?|is_transformed|are_transformed|is_no_longer|change|changes)~(bread|wine|body|blood|flesh|nothing|christ) (jesus|christ)_is~(physically|bodily|substantially|really|truly|locally|not)~(there|present|on_the_altar|in_the_(bread|host|sacrament|elements|tabernacle)) (table|cup|bread|communion)~(only_for|open_to|closed_to|off_limits) (outside|not_in|non-?members|unbaptized)~(communion|cup|table)~(not|stay|should|may|refrain) (only_the|just_the)_(baptised|baptized|members|faithful)~(communion|table|cup) (pan|vino|hostia|elementos)~(recuerdan|no_cambian?|sigue*|permanece*|se_vuelve*|se_transforma*) (cristo|jesus)_(esta|no_esta)~(realmente|fisicamente|corporalmente|presente)~(hostia|pan|altar|eucaristia|sagrario)`,
  },
  {
    id: 'hell',
    theses: `(suffer|tormented|punished|burn|burning|torment|agony|fire)~(day_and_night|without_end|forever|for_ever|eternally|all_eternity|no_end) (god|he)_(will|would)~(never|not|eventually|one_day)~(punish|torture|empty|burn|send)~(hell|forever|eternity|anyone|it|people) (hell|fire|punishment)~(isn't|is_not|won't|will_not|doesn't)~(forever|eternal|last|literal|real) rechazan~(sufriran|arderan|seran|iran)~(eternamente|siempre|infierno|fuego|destruidos) (nadie|ninguno)~(perdera|condenado|infierno)~(siempre|eternamente) (snuffed|wiped|blotted)_out~(lost|wicked|judg*) (wicked|lost|unbelievers|damned)~(perish|snuffed|destroyed|gone)~(completely|utterly|out|for_good|existence)`,
  },
  {
    id: 'purgatory-and-prayer-for-the-dead',
    theses: `(being|are|is|still)_(cleansed|purified|purged)~(heaven|prayers?|now|there) (prayers|masses|rosary|candles?)~(shorten|relieve|ease|release|free)~(time|soul|souls|suffering) (no|isn't_any|not)~(intermediate|middle|third)_(place|state)~(death|heaven|purif*) (death|die|dies|gone)~(no_prayer|prayer_cannot|too_late_to_pray|nothing_you_can_do) (oraciones|misas|rezos)~(alivian|acortan|liberan|ayudan|no_sirven)~(alma|almas|difunto*|pena*|tiempo)`,
  },
  {
    id: 'end-times',
    theses: `(snatch|take|whisk|remove|rescue|call)(s|es)?_(his|the|all)~(church|bride|people|believers|saints)~(away|before|out|home|up) (christians|believers|church|we)~(go_through|escape|be_spared|endure|live_through|miss)~(tribulation|great_suffering|antichrist|seven_years) (already|now|currently)~(living_in|in)~(thousand|millennial|end_times|last_days) (last|final)_(trumpet|generation)~(is|we|about|now|soon) (war|earthquakes?|pandemic|gaza|ukraine|israel|iran|russia)~(fulfils?|fulfills?|shows?|proves?|sign|signs)~(prophecy|end|last|return|near|ezekiel|about) (jesus|christ|he)~(comes?|return*)~(twice|two_stages|secretly|any_day|our_lifetime|after_the_tribulation|before_the_millennium) (book_of_)?revelation~(already_happened|was_fulfilled|is_about_nero|first_century) (cristo|jesus|el_senor)~(viene|volvera|vendra|regresa*|llevara)~(secreto|antes|dos_veces|su_iglesia|pronto_como) (vivimos|estamos)_(ya_)?en_(el_milenio|los_ultimos|la_ultima)`,
  },
  {
    id: 'spiritual-gifts',
    theses: `(gifts|miracles|prophecy|prophecies|signs|wonders|dones|milagros|profecias?)~(disappeared|vanished|faded|ended|finished|withdrawn|expired|terminaron|acabaron|desaparecieron|cesaron|continue|continuan|available|active|vigentes) (god|dios)~(wants_to_heal|will_heal|heals|quiere_sanar*|sana)~(always|every|more_faith|everyone|siempre|todos|fe) always_wants_to_heal siempre_quiere_sanar* need_more_faith~(heal*)? (unknown|heavenly|angelic|prayer)_(language|tongue)s?~(every|should|all|sign|evidence)? (every|all|each)~(believers?|christians?)~(unknown|tongues|prayer)_?(language|tongue)? (apostolic|prophetic)_(office|ministry)~(continues|today|ended|ceased|restored|closed) (no|not)_(more_)?(apostles|prophets|new_revelation)~(today|now|since|anymore) modern_(apostle|prophet)s? (new|direct)_revelation~(stopped|ended|continues|still) spirit-filled~(tongues|evidence|must)`,
  },
  {
    id: 'mary-and-saints',
    theses: `mary~(stayed|remained|was|is|kept|had|gave_birth|hears|cannot|can't|can|prays|intercedes|deserves|never|isn't)~(virgin|sin|kids|children|sons|normal_marriage|hear|pray|queen|mediat*|mother_of_all|worship|special|like_us|help|us) (joseph_and_mary|mary_and_joseph)~(marriage|children|kids|sex|relations) (talk|pray|speak|appeal|turn|ask)(ing)?~(dead_saints|the_saints|saint_[a-z]+|st_[a-z]+|departed_saints|our_lady) saint_[a-z]+~(hears|intercede*|help|pray*) (virgen|maria)~(no_tuvo|tuvo|nunca|siempre|es|fue|puede|escucha|oye|intercede)~(hijos|virgen|pecado|pecadora|cualquier*|otra|ayudar*|por_ti|por_nosotros|reina|madre_nuestra) (santos|san_[a-z]+)~(interceden?|te_escucha*|nos_oyen|no_oyen|estan_muertos)`,
  },
  {
    id: 'election-free-will',
    theses: `(god|he|dios)~(picked|selected|chose|chosen|decided|decidio|eligio|escogio|selecciono|determined)~(save|saved|salvar*|salvos?|salvaria|condenar*|before|eternidad|eternity|nadie|nobody|hell|heaven) (god|dios)~(doesn't|does_not|never|no)~(choose|pick|elect|elige|escoge|decide)~(for_you|anyone|people|some|nadie|quien|por_ti) (you|each_person|people|we)~(alone|yourself|freely|ourselves)~(decide|choose|chooses|determine|accept)~(grace|salvation|christ|god|saved|destiny) (jesus|christ|he|cristo|jesus)~(die|died|murio)~(only|just|solo|everybody|everyone|all_people|todos|not_for|elegidos|elect|those)~(gave|world|sheep|elect|elegidos|exception|excepcion|chosen|him|few|alone|humanity|people) nobody_can_come_to_christ~(unless|god) (able|free|power|capacity)_to~(accept|reject|refuse|choose)~(god|grace|gospel|christ|salvation) tu_decides~(salva*|dios|cielo)`,
  },
  {
    id: 'security-of-salvation',
    theses: `(real|true|genuine|born-again)~(christian|believer)~(never|cannot|can't|always|won't)~(lost|lose|fall|away|persevere|abandon) (you|christian|believer|person|someone|people)~(can|could|may|might|cannot|can't|never)_?(still_)?(walk|fall|turn|drift|lose|throw|be_lost|forfeit)~(away|lost|salvation|faith|grace) (salvation|salvacion)~(can|cannot|can't|never|may|puede|no|se|jamas)~(lost|lose|taken|undone|returned|revoked|perder*|pierde|perdida|quit*) (creyente|cristiano|salvo|uno)~(puede|podria|nunca|jamas|no)~(perder*|apartar*|caer)`,
  },
  {
    id: 'faith-and-works',
    theses: `(faith|fe)_(by_itself|alone|only|sola)~(saves?|salva|justif*|is|basta|enough)? (without|sin)_(good_)?(works|deeds|obras|buenas_obras)~(heaven|saved|cielo|salva*|no|nobody|cannot) (works|deeds|obras|what_you_do|effort)~(adds?_nothing|contribute|cannot|needed|necessary|count|earn|necesari*|no_cuentan|no_salvan)~(heaven|salva*|saved|grace|it|nothing|tu)? (saved|salvo|salvos)_(by|por)_(la_)?(faith|fe)_(alone|sola|only|solamente)`,
  },
  {
    id: 'women-in-ministry',
    theses: `(pulpit|eldership|pastorate|priesthood|pulpito|pastorado|sacerdocio)~(closed|open|for|reserved|belongs?|off_limits|cerrado|abierto|es|corresponde)~(women|men|male|female|mujer*|hombres?|varon*|both|all) (god|dios|spirit)~(calls?|gifts?|llama|uses?|usa)_(a_)?(las_)?(women|mujeres)~(lead|preach|pastor|ministr*|church|as|igual|dirigir|predic*) (husband|man|marido|esposo|varon|hombre)~(final_say|head|leader|authority|boss|cabeza|autoridad|lider|manda)~(wife|home|house|family|obey|hogar|esposa|casa|mujer)? (wife|wives|esposa|mujer)~(obey|submit|obedecer|someterse|sujetarse|follow)~(husband|him|marido|esposo|lead)? (husband|wife|couple|spouses|partners)~(equal|mutual|share)~(authority|leadership|submission|decisions|partners)`,
  },
  {
    id: 'church-authority',
    theses: `(pope|bishop|priest|papa|obispo|clergy|bishops)~(has|have|holds?|is|tiene|es|no_tiene)~(authority|head|power|autoridad|poder|cabeza|needed|necessary|infalib*|infallib*) (go|going|have)_to~confession (must|have_to|need_to|should|don't_need_to|needn't|debes|tienes_que|no_necesitas)~(confess|confesar*)~(priest|easter|sacerdote|cura|god|dios|month|year) (god_only|only_god|solo_dios)~(forgive|forgives|perdona) (real|true|original|authentic|apostolic)_church~(is|has|must|never|kept|cannot)`,
  },
  {
    id: 'canon-and-translations',
    theses: `(extra|seven|additional|missing|siete)_(extra_)?(books|libros)~(aren't|are|not|were|belong|no_son|son|fueron|faltan)? (books|libros)_(of|de)_[a-z]+~(belong|inspired|scripture|pertenec*|inspirad*|no_son)~(bible|scripture|canon|biblia|canon)? (translation|version|traduccion)~(but|except|other_than|only|salvo|que_no_sea)~(kjv|king_james|reina)* (bible|scripture|biblia)~(no|without|free_of|full_of|contains?|has|sin|llena_de|tiene)~(mistakes?|errors?|contradictions?|error|errores|contradicciones)`,
  },
  {
    id: 'images-and-worship',
    theses: `(statues?|images?|icons?|imagenes|estatuas|pictures)~(are|is|son|break|violate)~(idols?|idolos?|idolatr*|forbidden|wrong|prohibid*) (no_place|no_room|don't_belong|shouldn't|not_allowed|only)~(guitars?|drums|instruments?|bands?|choirs?)~(worship|church|service)? (guitars?|drums|instruments?|organs?|bateria|guitarras?)~(no_place|belong|sinful|worldly|biblical|no_deben|mundan*) (worship|adoracion)~(only|must|solo|debe)~(psalms|hymns|voice|salmos|himnos|instrument*) (christians|believers|cristianos)~(shouldn't|should_not|must_not|may|free_to|no_deben)~(celebrate|keep|observe|dance|tattoo*|yoga|halloween|christmas|celebrar|bailar|tatuar*)`,
  },
  {
    id: 'tithing-and-prosperity',
    theses: `(don't|do_not|fail_to|no)_(tithe|diezm(as|a|ar|an))~(rob*|steal*|curse|robas?|robando|maldi*) (wealthy|rich|prosperous|prosperity|prosper|prosperes|prosperar|rico)~(healthy|health|god's_will|money|economic*|financier*|faith|fe) god_wants_you_to_(be_rich|be_wealthy|prosper|have_money) (tithing|tithe|diezmo)~(israel|law|old_testament|ley|antiguo)`,
  },
  {
    id: 'israel-and-the-church',
    theses: `(land|tierra)~(belongs|pertenece|given|dada)~(jews|jewish|israel|judios) (church|iglesia)~(taken|takes|took|replaced|replaces|reemplazo|reemplaza|sustituyo|ocupa|is_now)~(israel|place|lugar) (christians|believers|cristianos|we)~(support|bless|stand_with|apoyar|bendecir|back)~israel (god|dios)~(finished|done|not_finished|still|no_ha_terminado)~(israel|jews|jewish|judios)`,
  },
  {
    id: 'war-and-state',
    theses: `(christians?|believers?|cristianos?|disciples|creyentes?)~(never|must|shouldn't|should|can|may|no_puede*|no_debe*|free|fine|puede*)~(fight|wars?|kill|army|gun|guns|weapons?|military|soldiers?|guerra|ejercito|armas|matar|police|vote|votar) (fine|wrong|okay|sin|right)_(for|of)_a_christian~(gun|fight|war|weapon|kill|serve|vote) (execut*|death)_(of_)?(murderers|criminals|penalty)~(god|biblical|wrong|just)`,
  },
  {
    id: 'sexuality-and-life',
    theses: `(condoms?|pill|birth_control|condon|preservativos?|pastillas?|anticonceptivos?)~(sin|wrong|fine|against|pecado|permitid*|acceptable|allowed) (god|dios)_(blesses|accepts|bendice|acepta|condemns|condena)~(gay|same|homosexual*|lgbt|lesbian) (being|acting|living)_gay~(sin|wrong|gift|god) (gay|homosexual|lesbian)~(sin|pecado|god|dios|marriage|wrong|holy|blessing)`,
  },
  {
    id: 'creation',
    theses: `(universe|world|earth|everything|mundo|universo|tierra)~(made|created|formed|creado|hecha|hecho|is|tiene)~(week|six|seis|ordinary|young|old|joven|antigua|billions|not_that_long|thousand|millones|literal) (adam|adan)~(never|real|existed|individual|literal|historical|symbol*|nunca|existio|represents)~(existed|person|individual|man|figure|humanity|persona|humanidad)* (six|seis)_(days|dias)_(of|de)_(twenty-four|veinticuatro|24)`,
  },
  {
    id: 'sin-and-spirits',
    theses: `(babies|infants|children|ninos|bebes|we|everyone)~(born|nacen|nacemos)~(guilty|sinful|innocent|culpables|inocentes|sin_pecado|pecadores|guilt) (christians?|believers?|cristianos?|creyentes?)~(demons?|demonios?|possess*|poseid*|curse|maldicion*) (break|romper)~(generational|ancestral|family|familiar*)~(curse*|maldicion*)`,
  },
  {
    id: 'divorce',
    theses: `(marry|married|casar*|casado)~(again|otra_vez|de_nuevo)~(while|adultery|free|mientras|adulterio|libre|never|alive|viva|may|can) (not_allowed|aren't_allowed|cannot|can't|may|free|no_puedes|no_te_puedes|puedes)~(marry|remarry|casar*)~(again|alive|ex|viva|esposo|esposa|else) (divorce|divorcio)_(is|es|isn't|no_es)~(sin|never|always|pecado|allowed|permitido|option|justified)`,
  },
  {
    id: 'state-of-the-dead',
    theses: `(mother|father|husband|wife|grandmother|grandma|son|daughter|abuela|madre|padre|loved_one)~(watching|looking_down|watches|asleep|sleeping|with_jesus_now|te_mira|te_cuida|duerme|praying_for_you|intercede*|intercediendo) (when|at|al)_(you|we|someone|a_believer|death|morir|a_person)~(die|dies|soul|alma|death)?~(sleeps?|unconscious|duerme|knows_nothing|straight_to)`,
  },
  {
    id: 'practice',
    everyday: `wom(a|e)n_(are|must|may|should|can|ought|cannot|preach*|teach*|lead*)* wives vows flood pork prophecy speaking_in clergy denominations confession_of psalms crossing_yourself scapular halloween christmas easter lent communion eucharist supper sacraments? baptism baptized baptised tattoo* yoga military oaths? cremat* tithe* sabbath head_cover* mary icons? images_(of|in)* priests_(are|should|must|may|can)* tradition divorce remarr* alcohol long_hair
mujeres diluvio cerdo profecia clero navidad cuaresma comunion eucaristia cena_del_senor bautismo bautizar* tatuar* ejercito juramento diezmo sabado velo imagenes sacerdotes divorcio alcohol homosexual*`,
    claims: `(must|may|can|should)_(not|never|only) cannot can't mustn't shouldn't has_to have_to ought must should (still|no_longer)_[a-z]+ never alone only unclean free_to right_to nothing_wrong (is|are|was|were|isn't|aren't)_(not_|always_|never_|clearly_|simply_|plainly_|still_|no_longer_|strictly_|a_|an_|the_|only_|perfectly_|god's_)*(sin|sinful|wrong|forbidden|prohibited|allowed|permitted|acceptable|required|commanded|obligatory|mandatory|unbiblical|biblical|unscriptural|scriptural|invalid|valid|binding|idolatry|pagan|man-made|optional|symbolic|literal|real|necessary|unnecessary|myth|fine|okay) (has|have)_no_(basis|place|biblical|authority|power|business|right|warrant) no_(biblical|scriptural)_(basis|warrant|support|ground) every_(christian|believer|church)_(must|should|ought|is|has) (christians|believers|we|you)_(must|should|ought|have_to|are_(free|bound|obliged|required|commanded|forbidden)) goes_against god's_(design|command|order|law|plan|will) human_(rule|invention|tradition|addition)s?
(debe|deben|debemos|puede|pueden|tiene_que|tienen_que|hay_que)_(ser|haber|estar|guardar|obedecer|usar|recibir|hacer|orar|abstener*) no_(debe|deben|puede|pueden|necesita*) sigue_siendo sigue_prohibid* debe deben solo_se_permite jamas nunca (es|son|esta|estan)_(siempre_|un_|una_|claramente_)*(pecado|mal|prohibid*|permitid*|obligatori*|necesari*|antibiblic*|biblic*|valid*|invalid*|idolatria|invento|mandamiento|mito|simbolic*|literal*) todo_(cristiano|creyente)_(debe|tiene)`,
  },
  {
    id: 'ways-of-life-and-belief',
    theses: `(eat|eating|receive|receiving)~(christ|jesus|his_body|god)_himself (christ|jesus|cristo)_(isn't|is_not|is|no_esta|esta)_(physically_|really_|truly_)*in_(the_)?(bread|wafer|wine|pan) all_creatures~(god|saved|home|restored) (muslims?|hindus?|buddhists?|atheists?|jews)~(in_heaven|saved|hell|cielo|infierno|se_salva*) (never_heard|nunca_oyeron|nunca_oyo|no_oyeron)~(saved|lost|hell|perdidos|salv*|conden*)
temple~(rebuilt|built_again) (jesus|christ|lord|cristo)~(come|comes|returns?)~(bride|tonight|any_moment|left_behind) (1948|israel_becoming)~(countdown|generation|clock|prophecy|last) (prophecy|prophets|profecia)_(is|are|es|sigue)_(still_)?(given|for|alive|needed|active|vigente)* (already_been_healed|refuse_the_diagnosis|claim_your_healing|declare_healing) (falling|laughter|shaking)~(sign|work)_of_the_spirit
(scapular|medal|novena|holy_water|escapulario|agua_bendita)~(protect*|brings?|powers?|works?|superstit*|protege)* (honou?r|devotion|veneration|prayer)~(mary|saints)~(wrong|god|leads|belongs|allowed)? (wrong|sin|right|good|fine)_to~(honou?r|venerate|ask|invoke)~(mary|saints) no_necesitas~(santo|sacerdote|maria|virgen) no_need~(saints?|mary|priest)
grace~(only|never_fails|enough|everyone|resist*|elect*|irresist*) (elected|elect)~(never|only|alone|saved|grace) (everything|all_things|whatever|todo)~(happens?|pasa|sucede|ocurre)~(decreed|ordained|planned|willed|decreto|ordeno|plan) decreed_by_god (future|futuro)_(is|es)_(open|abierto) unconfessed~(sin|hell) (said|saying|prayed|praying)~prayer~(saved|forever|for_good) 
(women|wives|woman|mujer*)~(free_to|ought|follow|lead|teach|manda|obedece*|equal*)~(church|husband*|role|decisions|men|marido*|home|casa)? (husband|marido|man|hombre)~(manda|decide*|leads?|rules?)~(wife|esposa|home|obedece*|casa)? (marriage|vows|bond|vinculo)~(never|cannot|can't|undone|dissol*|broken|disol*|permanent) (flood|diluvio)~(covered|cubrio|whole|toda|local|globe|global|fossils|worldwide) (science|ciencia)~(ancestr*|adam|genesis|right|wrong|creation|age)~(is|symbol|bible|tierra|genesis|about)?
rome_alone (priests|sacerdotes)~(marry|married|celib*|casar*) (local_church|congregation|congregacion|iglesia_local)~(independent|autonom*|independiente|answers_only|governs) (niv|esv|nlt|nvi|message|version_internacional|modern_bible|new_translations)~(removes?|omits?|can't|cannot|trust*|corrupt*|chang*|adulterad*|quita*|inferior|best) (gospels|evangelios|bible|scripture|escritura)~(contradict*|errors?|mistakes|exact|inerran*|scientific*|historically) every_(word|verse|detail)~(scripture|bible)~(true|exact|accurate|literal*|inspired|inerrant|dictated)
(jesus|christ|he|cristo)_(was|is|fue)_punished~(father|place|instead|us|god) (god|dios)~(didn't_need|did_not_need|no_necesitaba|needed|demanded|exigia)~(sacrifice|blood|sacrificio|sangre|payment) (sickness|illness|poverty|depression|enfermedad)~(curse|demon|lack_of_faith|sin_in|maldicion|demonio|falta_de_fe) (two_men|two_women|dos_hombres|dos_mujeres)~(marry|love|married|casar*|aman) (governments?|state|estado)~(execute|death|ejecutar) (turn*_the_other_cheek|otra_mejilla)~(army|war|fight*|military|guerra|ejercito|rules_out|literal*|weapons?)`,
  },
]
