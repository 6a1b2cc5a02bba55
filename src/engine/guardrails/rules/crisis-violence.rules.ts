import { type CrisisRule, signs } from './crisis-rule.ts'
import { english as lists } from './crisis-words.ts'

const distress = { level: 'distress', kind: 'violence', lists } as const
const imminent = { level: 'imminent', kind: 'violence', lists } as const

/** English: violence and control suffered, children abused, violence about to be done. Made for folded text. */
export const crisisRulesOfViolence: readonly CrisisRule[] = [
  ...signs(
    'abuse',
    distress,
    `
    5 my|our husband|wife|dad|father|mum|mom|mother|boyfriend|girlfriend|partner|stepdad|brother|son|uncle|pastor .. HURTS .. me|us !with_kindness|to_know
    4 KIN|HE|who|leader|church|elders|wife's .. HURTS .. at|with|on|around|down? .. me|us|my_kids|my_children|my_daughter|my_son|my_mother|my_mum|my_mom|my_face|my_sister|my_brother|our_kids|our_children|the_kids|the_children|mum|mom|mama !with_kindness|to_know|with_love|forward|to_pray|to_study|so_hard_with|with_the|with_hymn
    4 KIN|HE|who .. throws|threw|throwing|smashes|smashed .. things|plates|stuff|kettle|phone|bottle|chair|it|him|her|me .. at|against|into|down|across
    4 KIN|HE|who .. hits|beats|punches|slaps|chokes|rapes .. her|him|them|kids|children|wife|daughter|son|baby|girl|boy|mother !jesus|israel|in_the|of
    4 beaten|hit|punched|slapped|kicked|raped|choked|strangled|caned|whipped|abused|molested|beat .. by|up .. my|our|the|a KIN|leader|elders|church|him
    4 been|being|am|was|getting|get|got|keep_getting .. hit|beaten|beat|punched|slapped|kicked|raped|choked|whipped|caned|locked|chained|tied|abused|molested|harassed|groped|stalked !in_the_bible|by_satan
    4 hand|hands|fist|fists|belt|arm|foot .. around|round|on|at|to|in|against .. my .. neck|throat|face|mouth|back|stomach
    4 black|broken|swollen|fractured|split eye|nose|rib|ribs|arm|wrist|jaw|tooth|lip|finger
    4 broke|broken|fractured|sprained|twisted|snapped|split .. my nose|rib|ribs|arm|wrist|jaw|tooth|lip|finger|hand|phone
    4 bruise|bruises|welts|marks|bruised|bruising|scars .. on|all_over|from|to|where|i|again|my|she|he ~ my|me|him|husband|dad|wife|belt|cane|again|hide|show*|shows|arms|face|neck|and_then
    4 have|got|with|end_up_with|covered_in|left .. marks|bruises|welts|bruise|cuts|stripes .. ~ him|belt|cane|again|correction|discipline|when|from|my|and|he|$
    4 discipline|disciplines|disciplined|correct|corrects|correction|punish|punishes|punished|chastise|chastises .. me|his_wife|us|wives|wife|them .. ~ husband|wife|elders|hand|belt|cane|marks|hit|beat|submi*|dad|father|bruise|wrist|physical*|locks|lock*|cupboard|food|room|cellar|basement
    4 submissive|submit|obedient|obey|submission|headship|respectful ~ so|stop|even|when|if|while|because|says ~ discipline|hit|hits|hitting|beat|beats|hurt|hurts|force|forces|angry|violent|punish|yell*|shov*|rage*|chok*|lock*|money|cheat*|drunk|bruise|broke
    4 so that|he|she|my_husband|dad|my_wife .. doesn't|does_not|won't|stops|wouldn't|don't|stop have|need|to|hit*|beat*|hurt*|disciplin*|punish*|explod*|lose|losing|los* .. me|to|it|us|again|his_temper|discipline|punish|hit
    4 is|was|can .. it|that|a_husband|he|my_husband .. rape|raping|assault ~ married|husband|wife|marriage|boyfriend|corinthians|if|spouse|we_are
    4 forces|forced|force|makes|made|pressures .. me|himself_on .. ~ no|sleep|sex|bed|body|when|corinthians|even|marital|asleep|have|do_things|touch|sleeping
    4 when|even_if|even_when|if|after i .. say|said|tell|cry no|refuse|stop .. ~ corinthians|forces|husband|body|bed|anyway|anyways|he|she
    4 KIN|HE|who|husband's .. takes|took|keeps|kept|has|holds|hid|hides|taken|checks|tracks|reads|controls|monitors|goes_through|confiscated|counts|decides|picks|locked|follows|watches .. my|the .. bank|cards|card|passport|money|wages|salary|pension|phone|phones|keys|papers|messages|location|documents|visa|wallet|savings|minutes|clothes|car_keys|texts|emails|every_penny|every_move|pay|paycheck|id
    4 won't|wont|doesn't|not|never|will_not|isn't|don't|dont|wouldn't .. let|lets|allow|allowed|allows|permit .. me|us|to .. leave|go|see|talk|work|out|have|eat|sleep|call|phone|use|speak|visit|drive|contact|ring|outside|come_home ~ house|family|sister|friends|mum|mom|church|home|money|outside|anyone|phone|alone|husband|compound|out|parents|night|him|her|job|leader|hospital|doctor
    4 not|never|isn't allowed|permitted .. to leave|see|talk|go|speak|call|phone|have_a_phone|use .. ~ husband|family|leader|he|elders|church|house|home|compound|parents
    4 HE|KIN|never .. hit|hits|touched|laid .. me ~~ but|tracks|checks|scared|money|phone|control*|afraid|threatens
    4 scared|afraid|terrified|frightened|petrified|fear|fearful|dread .. of|to|when|that|he'll|what|for .. my? .. husband|wife|boyfriend|partner|dad|father|stepdad|stepfather|mother|mum|mom|son|him|her|he|go_home|going_home|be_home|come_home|comes_home|gets_home|ex|pastor|leader|uncle|brother|partner|being_alone_with|our_own_home !mother-in-law's|god|of_god
    4 walk|walking|walks on eggshells
    4 HE|KIN|dad .. loses|lost|losing|lose .. it|his_temper|her_temper|control ~ us|me|bruise*|bruises|hit*|kids|belt|scared|drunk|every|hide
    4 when|whenever|every_time|after|if .. he|she|dad|my_husband|my_dad|father|mum|mom|husband .. drinks|drunk|drink|been_drinking|drinking|gets_angry|is_angry|comes_home_drunk|loses .. ~ hits|hurts|scared|hide|me|us|kids|beats|starts|children|worse|afraid|throws
    4 kids|children|we|i|sister|brother|little .. hide|hid|hiding .. under|in|behind|from|when .. ~ bed|closet|bathroom|him|dad|table|comes|wardrobe|shed|her|drunk|shouting|she|cupboard
    4 my son|daughter|grandson|carer|caregiver|nephew|children|kids|grandchildren takes|took|pushes|pushed|shoves|shoved|hits|slaps|locks|steals|shouts|handles|leaves|threatens|grabs .. ~ pension|me|money|room|hungry|bank|wheelchair|card
    4 shoves|pushes|slaps|hits|grabs|shouts_at|locks me when|if|because|for|in|and|again|against|every|around|about|out
    4 pastor|bishop|prophet|apostle|leader|elders|elder|deacon|priest|church|guru|founder|youth_pastor .. beats|beat|hits|canes|cane|whips|flogs|touches|touched|massage|locks|locked|curses|forbids|forbid|threatens|slaps|starves|makes_us|makes_me|made_me|kissed|kisses|gropes|groped|isolates|takes_our|sleeps_with|slept_with|force*|undress|naked .. ~ us|me|him|women|girls|girl|boys|leave|families|him|alone|vigil|room|body|night|prayer|family|refuse|obey
    4 massage|undress|bathe|kiss|touch|sleep_with|naked|private .. ~ pastor|bishop|prophet|apostle|leader|elder|deacon|priest|prayer|anointing|spiritual|covering
    4 lose|lost|lose_our|cursed|curse .. ~ salvation|if|family .. ~ leave|tell|disobey|report|speak ~ leader|pastor|bishop|prophet|elder*|community|compound|us|me|scared
    4 in_our|at_the|the|our|this compound|prayer_house|house_of_prayer|prayer_camp|commune|community|rehab ~ leave|escape|locked|beat*|chain*|phone|allowed|run_away
    4 bride price|dowry|lobola ~ beat*|hand|hit*|slap*|allowed|times|right|own*|hurt*
    4 wife|girlfriend|she .. hits|punched|punches|beats|slaps|slapped|throws|threw|kicks|scratches|bit|attacked|stabbed .. me|things|it|at|us ~ man|husband|laugh*|elders|eye|broke|face|christ|love|again|kids|what|church|believe|last|me
    4 i|i'm|im .. being|in|living_in .. abused|abusive|violent|controlled|coercive|trafficked|held .. ~ relationship|marriage|home|by|husband|house|captive|against
    4 controls|controlling|isolat*|gaslight*|degrad*|belittles|humiliates|insults|stalk*|stalks|threatens .. me|us|everything|from .. ~ husband|wife|boyfriend|he|she|bible|church|family|kill|every|money|scared|day|my|ex
    4 says|said|thinks|quotes|uses|claims ~ ephesians|corinthians|1_cor|proverbs|submit|scripture|bible|god|spare_the_rod ~ right|hit|hits|beat|beats|discipline|force|forces|hurt|allowed|rod|belt|own|refuse|body|slap|must_obey|head_of|leave
    4 wins|forgive|forgave|forgiving|apologises|apologizes|cries|sorry|sweet|nice .. ~ then|and|after|when|again|keeps|until ~ hits|hit|beats|bruise*|hurts|hurt|again|punch*|worse|violent|coming|does_it ~ me|again|us|him|her|coming|next
    4 go|going|send|sends|sent|told|tells|went .. me|her|back|home .. to .. him|husband|abuser|man|my_husband|her_husband|violent !who
    4 madam|oga|boss|employer|master|landlord .. beats|beat|burns|burning|burn|locks|took|hits|touches|pours|starves|refuse|refuses .. me|my|hot|us|food|passport
    4 bleed|bled|blood|bleeding .. ~ beats|belt|beat|hit|hits|cane|whip|dad|father|husband
    4 belt|cane|rod|stick|cable|wire|whip|slipper|hanger|broom|paddle|hot_water|iron ~ me|us|my_back|my_brother|my_sister|marks|bleed|bruise* ~ dad|father|mum|mom|madam|pastor|aunt*|stepdad|stepmother|stepmum|stepmom|says|when|proverbs|every|if|again|marks|bruises
    3 marks|bruises|scar|scars|welts .. ~ on|from|show|hide|cover
  `,
  ),
  ...signs(
    'child',
    imminent,
    `
    4 ADULT|who|KIN .. touches|touched|touching|touch|tickles|gropes|rubs|feels|fondles|kisses|licks|molests|abuses|checks .. me|my|us|him|her|himself|there|CHILD|where|under|private !heart|soul|lives|hearts|life|by_god|deeply|with_compassion|with_his
    4 special|our|little|big|secret .. secret|game|games|secrets .. ~ tell|uncle|grandpa|grandad|dad|god|jesus|adult|grown|nobody|clothes|mum|mom|told|sad|mad !of_success
    4 adult|grown_up|grownup|grown-up|uncle|man|teacher|dad|stepdad|coach|cousin|brother|mr|grandpa|pastor|leader|KIN .. tells|told|says|said|made_me .. not_to_tell|don't_tell|dont_tell|keep_it_secret|keep_quiet|not_tell|our_secret|promise|to_keep|no_telling|secret !dad_died|surprise
    4 if i .. tell|told|speak|say .. god|jesus|mum|mom|family|anyone|anybody|they|somebody|someone|he|lose|dad|will|he'll .. mad|angry|sad|punish|die|hurt|prison|jail|leave|break|kill|lose|salvation|hate|cry|trouble|blame*
    4 doctor game|games|play
    4 no|without|off|under|inside|takes|take|took|down|pull* .. his|her|my|their? .. clothes|shirt|pants|underwear|trousers|knickers|pyjamas|dress|skirt|panties ~ ADULT|game|when|secret|room|night|looks|church|retreat|sins|me|daughter|son|boy|girl !priests|aaron|noah
    4 comes|came|come|gets|climbs|sneaks|sleeps .. in|into|to|inside .. my|her|his|our room|bed|bedroom|shower|bath !of|to_wake
    4 sent|sends|sending|wants|asked|asks|send|demanded|show .. me|him|for|a|more|us? .. pic|pics|picture|nudes|nude|photos|photo|naked|video .. ~ me|back|mine|school|church|leader|teacher|pastor|show|everyone|everybody|him|secret|one !of_the_baby|of_the_bible
    4 nudes|nude|naked .. ~ pastor|teacher|leader|coach|mr|uncle|sunday|youth|dad|church|send|sent|me
    4 hurts|touches|does_things|does_stuff|bothers|washes|watches|looks_at|films .. me|us|him|her|to_me|with_me .. in|when|at|there|down|every|while|if|to .. shower|bath|bathroom|bed|night|nite|nobody|car|alone|room|there|sleep|changing|parents|mum|prayer
    4 does|did|do|doing|done .. bad|things|stuff|ugly|dirty|something|weird|it .. things|stuff? to|with .. me|my_daughter|my_son|my_sister|my_brother|us|my_little .. ~ secret|tell|night|cousin|uncle|dad|pastor|he|room|god|afraid|if|when|again|$
    4 made|makes|make|forces .. me|her|him|us touch|kiss|watch|undress|take_off|sit_on_his|do_things|sleep_with|hold_his|look_at|lick|suck|pose
    4 chained|locked|tied|tie|caged|starving|starved|burning|burned|beating|beat|whipping|exorcis* .. ~ CHILD|him|her|nephew|niece|sister's_son|my_son|orphan ~ church|witch|demon|pastor|days|behind|cellar|basement|prophet|spirit|pray|food|room|shed
    4 witch|witchcraft|possessed|demon|ogbanje .. ~ CHILD|nephew|niece|him|her|me ~ chain*|tied|beat*|starv*|burn*|locked|fast*|pastor|days|pepper|drink|drive_it|beaten|throw|street
    4 CHILD|my_sister|my_niece|my_nephew|student|pupil|she|he|girl|boy .. told|said|says|showed|confided|whispered|tells .. me|her|us|that|tonight|teacher .. ~ touches|touched|touch|clothes|secret|hurts|game|shirt|bed|private|naked|kissed|scared_of|hits|beats|room|bath|grandpa|grandad|uncle|stepdad|checks
    4 marry|married|wed|marriage|bride .. ~ i'm|im|i_am|she_is|she's|aged|years|only|sister|daughter|me ~ 9|10|11|12|13|14|15|16|twelve|thirteen|fourteen|fifteen|sixteen|old_man|without|force*|saturday !mary
    4 i|i'm|im|i_am|aged .. 7|8|9|10|11|12|13|14|15|16|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen ~~ touches|hurts|hits|beats|secret|marry|pregnant|scared_of|runaway|run_away|hurt|touched|raped|kissed|kisses|naked|locked|belt|beaten|hungry|massage|undress|force*
    4 mum's|moms|mom's|mums|her|sister's boyfriend|bf|husband .. hurts|touches|hits|watches|comes|looks|beats|tries|tried|kisses
    4 tell|told .. god|jesus .. but|and .. didn't|not|havent|haven't|no .. tell|told .. anyone|mum|mom|else
    4 burning|burns|burned|pours|poured .. me|us|my .. with|hot .. iron|water|cigarette|spoon|oil|pepper
    4 house|domestic help|girl|maid|work .. ~ since_i|10|beat*|burn*|madam|locked
  `,
  ),
  ...signs(
    'violence-now',
    imminent,
    `
    4 HE|KIN|husband|hes|they .. kicking|banging|breaking|beating|pounding|smashing|hammering|trying_to_break|broke|forcing|at .. down|in|on|at|through? .. the|my|our|bathroom|front|bedroom .. door|window|lock
    4 i'm|im|i|we|we're|were|me|hiding|hid|locked .. hiding|hid|locked|hide|tub|barricaded|trapped|crouched|shut .. in|under|behind|inside|from|myself|us|up .. ~ bathroom|closet|bedroom|wardrobe|him|room|bed|shed|house|toilet|cupboard|basement|cellar|kids|attic|barn|car|pantry|stairs|garage|church|office|chicken !place_of|psalm|your_word
    4 locked|shut|trapped|imprisoned|tied|chained|kept|held|confined|stuck .. up|me|us|her|myself? .. in|inside|captive|prisoner|hostage|indoors|up|to .. ~ husband|he|father|elders|church|family|leader|days|since|leave|key|food|water|parents|dad|room|pastor|she|discipline|home|repent|demon|compound|brothers|uncle|out
    4 locked|locks me|us|him|her .. in|up|out|inside|away
    4 took|taken|takes|has|hid .. the|my keys|key|phone .. ~ leave|locked|out|door|days|house|submit|car|escape|i_can't
    4 HE|KIN|hes|they .. has|have|got|holding|with|loading|loaded|waving|grabbed|pointing|sharpening|picked_up|fetching|bringing|pulled|carrying|keeps .. a|the|his|her|my? .. GUN !in_the|for_hunting|license|collection
    4 HE|KIN|they|who|husband .. says|said|swears|swore|threatens|threatened|promises|promised|told_me|going|gonna|will|wants|trying|tried|vowed|is_about|might|about .. to? .. kill|bury|murder|shoot|stab|hurt|burn|strangle|slit|drown|finish|end|destroy .. me|us|my_kids|our_kids|the_kids|my_mum|my_mom|my_children|my_daughter|my_son|my_throat !david|if_i_forget|if_i_miss
    4 kill|hurt|find|bury|shoot|stab|get .. me|us|her|him if|when .. i|we|she .. leave|left|tell|go|walk|try|scream|call|come|ran|finds|find
    4 HE|KIN|they|hes|dad .. looking|coming|outside|searching|hunting|following|downstairs|upstairs|drunk|here|back|home .. for|to|after|with|and|again .. me|us|kill|get|knife|gun|hurt|belt|shouting|find|door|looking|screaming|cane|whip|hit
    4 can't_talk|cant_talk|pray_quietly|whisper|typing|quietly .. ~ quietly|quiet|quick|fast|secretly|thumb|he's|hes|they're|hear_me|listening
    4 HE|KIN|hes|they .. hit|hitting|stabbed|shot|choking|beating|strangling|hurting|killing|attacking|punching|kicking|raping .. my? .. mum|mom|mother|me|us|sister|brother|her|him|dad|baby|wife ~~ now|moving|just|breathing|screaming|downstairs|help|room|tonight|scared|hear|bleeding
    4 not|isn't|isnt|stopped|won't moving|breathing|waking|move|wake_up|responding
    4 HE|KIN|they|husband .. won't|wont|not|doesn't|refuses .. let|to_let .. me|us .. out|leave|go|up|call|breathe
    4 i'm|im|i|am bleeding|bled ~ he|pregnant|husband|hit|out|door|house|pray|help|baby|won't|month*
    4 they|he|she|pastor|prophet|family .. tied|chained|bound|tying|holding_me|held_me|restrained .. my|me|us .. ~ hands|feet|down|bed|tree|spirit|demon|pray|pole|up
    4 help|psalm|pray|prayer .. ~ he's|hes|they're|theyre|he_is|husband|dad .. coming|here|outside|drunk|back|breaking|screaming|home
    4 hit|slapped|struck|turn .. ~ cheek|cheeks ~ loading|gun|both|again|shotgun|fist*|he_has
    4 being|am|i'm|im|we|are .. followed|stalked|kidnapped|held|attacked|threatened|hunted|chased|taken .. ~ by|now|me|home|away|ex|car|men|man|against
  `,
  ),
  ...signs(
    'harm-others',
    imminent,
    `
4 I .. WANT|going|gonna|fixing|ready|planning|about|decided|plan|have_to|must .. to? .. kill|murder|stab|shoot|hurt|strangle|smother|poison|suffocate|drown|burn|beat|choke|hit|slit|harm|bomb my|him|her|them|everyone|everybody|people|someone|somebody|these_people|all_of_them|both_of_them|that_man|that_woman|this_man|this_woman|the_man|the_woman|the_baby|it|the_pastor|the_person|the_guy|myself_and !old|flesh|sin|self|pride|idol*|whoever_left|time|lesson|ego|desires|darlings|lego|appetite
    4 i will|'ll|shall|should|could|might|can .. kill|murder|stab|shoot|hurt|strangle|smother|poison|suffocate|choke|hit|slit my|him|her|them|everyone|everybody|people|someone|somebody|these_people|all_of_them|both_of_them|that_man|that_woman|this_man|this_woman|the_man|the_woman|the_baby|it|the_pastor|the_person|the_guy|myself_and !old|flesh|sin|self|pride|idol*|whoever_left|time|lesson|ego|desires|darlings|lego|appetite
    4 make|making .. HIM|KIN|them .. pay|suffer|regret|sorry .. ~ tonight|today|did|for|blood|eye|tomorrow|monday|SOON
    4 they|he|she|they'll|theyll|everyone|he'll|she'll|people .. will|won't|wont|be|gonna .. be .. sorry|laughing|pay|regret .. ~ god|school|bring|SOON|when|goliath|monday|gun|soon|$
    4 bring|bringing|brought|take|taking .. it|gun|knife|dad's|a|the|something .. to .. school|church|work|class|chapel|office|mosque|synagogue
    4 i .. know where !to|i ~ HE|him|her|them|KIN|they|man|that|lives|parks|sleeps|works|address|is|are ~~ gun|pistol|knife|got|need|tonight|wait*|phinehas|vengeance|avenge|now|turn|spear|car|ready|petrol|machete
    4 take|taking|bring|bringing|go|going .. the|my|our|both .. kids|children|baby|boys|girls|twins|son|daughter|family .. with .. me|us ~ heaven|together|tonight|jesus|god|innocent|better|suffer|SOON|safe|both
    4 pillow .. over|on .. ~ face|head|him|her|mum|dad
    4 mercy|kindness|sin|love .. ~ if|to .. ~ pillow|end|help_him_die|help_her_die|put_him|put_her|extra_morphine|overdose ~ mum|mom|dad|wife|husband|her|him|mother|father|suffering
    4 give|giving|gave|put .. HIM|KIN|my_mum|my_dad .. all|whole|extra|pillow|double|too .. ~ morphine|pills|tablets|insulin|sleep|dose|face
    4 i|i've|ive|i'm|im .. shake|shaken|shook|shaking|hit|slapped|threw|smother|drop|dropped|squeeze|throw .. him|her|the_baby|my_baby|baby|the_child|my_son|my_daughter|it|them .. ~ crying|stop|again|once|cry|scared|help|won't|god|jesus|$ !hand
    4 crying|cries|screaming|baby .. ~~ shake|shaken|hurt|throw|drop|hit|smother|pillow|wall|snap|lose_it|lose_control
    4 ride|ride_out|riding|roll|rolling|pull_up|slide|handle|settle|revenge|avenge|retaliat* .. ~ tonight|boys|out|brother|it|club|them|steady|score|blood|tn ~ psalm|hands|gun|steady|pray|killed|strap*|god|lord
    4 eye|life|blood .. for an|a|blood .. ~~ tonight|today|him|i'm|im|gonna|know_where|make|pay|kill !rabbi|what_does
    4 vengeance|revenge|avenge|justice|leviticus|phinehas|judgment|samson|david|penalty|jael|moses .. ~~ my_turn|slow|i_will|i'll|pistol|gun|tonight|today|knife|car|know_where|got_what|wait_for|myself|my_hands
    4 i .. wait|waiting|parked|sat|sitting|going_over|driving .. for|outside|to .. both|him|her|them|house|his_house|their ~ leviticus|gun|knife|tonight|penalty|god|kill|car|door|blood
    4 pistol|gun|knife|shotgun|machete|petrol|rifle|bomb|bat|axe|acid .. ~~ boss|pastor|vengeance|pay|him|them|school|laughed|church|fired|his_house|her_house|neighbour|neighbor|their
    4 hands|aim .. to_be|be|keep|make .. steady|strong .. ~ kill|tonight|gun|psalm|blood|$
    4 HE|KIN|the_man|she|that_woman .. deserves|needs|has|ought .. to .. die|be_killed|bleed|be_stoned|be_put_to_death ~ tonight|i|me|hand|turn|today|god|knife
  `,
  ),
  ...signs(
    'urge',
    distress,
    `
    4 thoughts|thought|images|urge|urges|impulse|impulses|fantas*|dream|dreams|dreaming|visions|think|thinking|obsess*|nightmares .. of|about|to|that_i .. hurt*|kill*|harm*|stab*|push*|shak*|drown*|molest*|attack*|throw*|drop*|smother*|strangl*|hitting|abusing|raping|touching .. my|him|her|them|the|children|kids|people|someone|a|that|everyone|baby|$ !goliath
    4 almost|nearly|close_to|came_close|about|want|wanted|could_have|afraid|scared|worried|fear|terrified .. i|to|that|of|i'll|i_will? .. hit|hurt|hitting|hurting|kill|killing|slap|slapped|strangle|strangled|shake|shook|punch|punched|struck|choke|snap|lose_control|stab|harm .. my|him|her|them|the|someone|somebody|it|on|kids|baby !wanted_to_kill_jesus
    4 i .. hit|slapped|beat|shook|punched|shoved|choked|hurt|pushed|kicked|struck|strangled|burned .. my .. wife|husband|kid|kids|son|daughter|girlfriend|boyfriend|child|children|baby|mother|mum|mom|partner|dad|stepson|stepdaughter|little !feelings|hand|heart
    4 fantasi*|attract*|aroused|tempt* .. ~ child|children|kids|minors|boys|girls|hurting|killing|little
    4 think|thinking|thought|imagine|picture .. about|of|myself? pushing|stabbing|hitting|running_over|shoving|strangling|killing|poisoning|burning .. him|her|them|my|a|the|it|$|someone
    4 rage|anger|fury|temper|violence .. ~ wife|kids|children|husband|baby|son|daughter|hurt|hit|father's|scares|control ~~ hit|hurt|kill|scared|father|hand|snap|before|raised
    4 raised|raise|lifted|lift|put .. my .. hand|hands|fist .. to|at|against|on .. my|her|him|wife|them|the
    4 hate|hatred .. him|her|them|enough|so_much|my .. ~ kill|dead|die|blood|burn|murder !haman
  `,
  ),
]
