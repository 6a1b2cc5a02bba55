import { type CrisisRule, signs } from './crisis-rule.ts'
import { english } from './crisis-words.ts'

const lists = {
  ...english,
  /** Somebody of whom one writes. */
  ONE: [
    ...english.KIN!,
    ...[
      'he',
      'she',
      'hes',
      'shes',
      "he's",
      "she's",
      'they',
      "they're",
      'someone',
      'somebody',
      'person',
      'member',
      'boyfriend',
      'him',
      'her',
    ],
  ],
}
const distress = { level: 'distress', kind: 'other', lists } as const
const imminent = { level: 'imminent', kind: 'other', lists } as const
const voices = { level: 'imminent', kind: 'voices', lists } as const
const treatment = { level: 'imminent', kind: 'treatment', lists } as const

/** English: a person one is afraid for; voices that command; vital treatment that is stopped. Made for folded text. */
export const crisisRulesOfOthers: readonly CrisisRule[] = [
  ...signs(
    'other-worry',
    distress,
    `
    4 ONE .. says|said|saying|told|tells|texted|wrote|confided|thinks|keeps|talks|posted|admitted|mentioned|started .. ~ doesn't|dont|doesnt|don't|didn't|no_longer|not .. want|wanna|wants|see|have|care ~ live|alive|be_here|exist|wake|go_on|point|reason|life|living|here !anger|god
    4 ONE .. doesn't|dont|doesnt|don't|no_longer .. want|wanna|wants .. to|2? .. live|be_alive|be_here|exist|go_on|wake|wake_up|live_anymore|keep_going|here
    4 my|our|a|her|his|me ~ ONE .. wants|wanted|wishes|wished|want|wishing|asks|asked|prays|begs|praying .. to|he|she|they|god|for|was|were|had|4? .. die|dead|be_dead|disappear|not_exist|never_been_born|end_it|kill_himself|kill_herself|death|be_gone|never_born !for
    4 ONE .. thinks|thinking|talks|talking|talked|threatens|threatening|threatened|joked|joking|jokes|wrote|searched|googled|asked|asks|drew|draws|poems|mentions|mentioned|hints .. about|of|for|to|me|if|how|over? .. dying|death|suicide|killing|not_being|ending|it_hurts_to_die|kill|die|his_own_funeral|her_own_funeral|being_dead|overdose|hurting !in|class|of_jesus|jesus
    4 says|said|thinks|saying|keeps|believes|convinced|asked|tells ~ better|nicer|manage|easier|fine|happier|lighter|cope .. off|fine? without .. him|her|them|me
    4 world|family|we|everyone|we'd .. be|manage|cope .. better|nicer|easier|fine|happier|off? .. without|if .. him|her|she|he|them
    4 asked|asks|asking|wonders|wondering .. me|us|him|her? .. ~ hurts_to_die|hurt_to_die|dying_hurts|dies_hurt|what_dying_feels|happens_when_you_die ~ !in_class
    4 ONE .. is|was|seems|sounds|been|feels|'s .. suicidal|self-harming|self_harming|cutting|hurting_himself|hurting_herself|giving_up|so_low|so_depressed|severely_depressed|hearing_voices|in_a_dark|not_safe|in_danger|being_abused|being_hurt|being_beaten !class
    4 cuts|cutting|burns|burning|hurts|hurting|harms|harming|starving|scratching himself|herself|themselves !on_it|with_stones
    4 scars|cuts|marks|bruises|razor|blades|blade|slashes|burns|pills|note|drawing|diary|gravestone|journal .. on|in|under|from|hidden|with|about .. his|her|their|my_son|my_daughter|my_sons|my_daughters|my_brother|my_sister .. ~ arm|arms|leg|legs|wrist|wrists|room|drawer|thighs|bed|bag|pillow|neck|stomach|pocket|backpack|name|face|mattress|phone
    4 found|saw|seen|noticed|discovered .. ~ razor|blades|scars|cuts|bruises|note|pills|marks|noose|rope|drawing|diary|searches|gravestone|messages ~ son|daughter|brother|sister|friend|he|she|roommate|nephew|niece|grandson|granddaughter|his|her|child|student|wife|husband|kid|teen*
    4 worried|worry|afraid|scared|fear|frightened|frightens|scares|terrified|concerned|anxious|concern .. me|for|about|of|that|she|he .. ~ might|will|could|hurt|suicid*|herself|himself|life|alone|stopped|not_safe|do_something|won't|die|harm|end|kill
    3 worried|afraid|scared|fear|frightened|concerned|concern .. for|about .. my|our|a|him|her|this|his .. KIN|him|her|nephew|niece|student|one
    4 stopped|won't|doesn't|not|never|quit|hasn't|barely .. coming|eating|eat|talking|sleeping|leave|leaves|speak|goes|come|get_out|getting|playing|left ~ ONE|room|bed|football|days|sleeps|all_day|hood|worr*|die
    3 sleeps|sleeping|lies|cries|crying|sits|stares all|in|at|with|alone day|bed|night|dark|his|wall|hood|door
    4 gives|giving|gave|given|keeps_giving|selling .. away|me|us|out? .. his|her|their .. stuff|things|watch|bible|clothes|car|ring|guitar|possessions|dog|money|belongings|collection|books|cat ~ ONE|peace|away|said|look_after|worry|ill|low|weekend|told|goodbye|sad|depress*|$
    4 showing|shows|showed|tells|telling|told|explaining .. me|us|mum|mom|her|him|dad .. where|how .. papers|will|insurance|keys|passwords|money|documents|everything|bills
    4 woman|girl|man|neighbour|neighbor|neighbors|lady|couple|kid|boy|family|child next|across|upstairs|door|downstairs|above|opposite|at_church|in_my_church|in_our_church|at_my_church .. ~ hurt|hit|scream*|screams|cries|bruise*|bruises|sunglasses|scarf|shout*|beat*|beaten|wall|abus*|crying
    4 hear|heard|hears|hearing|screams|screaming|shouts|crying .. ~ through_the_wall|wall|next_door|upstairs|neighbour*|neighbor*|sunglasses|scarf|thuds|hitting|thumps|begging|child|her_husband
    4 sunglasses|scarf|long_sleeves|bruises|bruised|black_eye|flinches|limp|limping|makeup ~ her|she|his|him|he ~ july|night|again|every|indoors|husband|summer|winter|church|hide|falls|fell|heat|says|stairs
    4 promise|promised|swear|swore|secret .. ~ tell|keep|not ~ die|alive|kill|pills|cutting|suicid*|hurt*|gun|plan|being_alive|end|dying
    4 my|our|a|this ~ KIN .. hates|hate|given_up|gave_up|lost .. ~ life|living|will_to_live|hope|herself|himself|being_alive
    4 ONE .. starve|starving|wasting|purging|throwing_up|skeleton|bones|relapsed|overdosed|drinking_herself|drinking_himself
    4 since_the_baby|since_the_birth|after_the_baby|new_mom|new_mum|had_the_baby|was_born|gave_birth ~~ without_her|strange|demon|harm|hurt|voices|not_herself|die|better_off|doesn't_sleep|scares|baby_is|flat|drown
  `,
  ),
  ...signs(
    'other-now',
    imminent,
    `
    4 ONE .. says|said|saying|told|tells|texted|wrote|threatens|threatening|threatened|swears|posted|messaged|promised|going|gonna|trying|tried|wants|about|telling|planning|plans|will .. ~ kill|hang|shoot|drown|jump|overdose|end|harm|cut|stab|take .. himself|herself|themselves|it_all|off|his_life|her_life|their_life|from|it|his_own|her_own|all_the !jesus|in_fear|because_of_pride
    4 he|she|they|he'll|she'll|hell|will|wants_to|going_to|gonna|tried_to|trying_to|threatens_to|threatened_to .. kill|hang|shoot|drown|harm|hurt|stab|end|off|poison himself|herself|themselves|it_all|his_life|her_life !paul|jailer|judas|saul
    4 if|when .. i .. leave|left|go|break|broke|tell|sleep|hang_up|don't|dump .. ~ he|she|he'll|she'll|hell .. hang|kill|die|jump|end|shoot|cut|do_it|do_something|himself|herself|his_life|her_life
    5 said|says|typed|wrote|texted|posted|sent goodbye|goodbyes|farewell|bye ~ logged_off|signed_off|turned_off|gone_offline|went_offline|not_answering|won't_answer|stopped_replying|switched_off|got_it_all_ready|has_it_all_ready|all_ready !class|work|school
    4 ONE|just|they .. texted|sent|posted|messaged|wrote|emailed|rang|called|phoned|said|left|msg|snapped .. ~ goodbye|bye|other_side|sorry_for_everything|loves_us|loved_us|take_care_of|see_you_in_heaven|see_u_in_heaven|last|forgive_me|farewell|look_after|note|final|won't_be_here|wont_be_here|in_heaven|be_strong|forgive_him|forgive_her !party|voicemail_greeting
    4 phone|phone's|phones|line|mobile|calls|texts|reply|replies|door|location .. is|'s|goes|are|not|off|switched? .. off|dead|voicemail|locked|unanswered|straight
    4 won't|not|doesn't|isn't|wont|isnt|hasn't|stopped|isn't .. pick|answer|answering|reply|replying|respond|responding|open|picking|come_out|answered|opening .. ~ up|me|phone|door|texts|calls|$|now|pray|gun|note|pills|her|him|anyone
    4 ONE .. locked|shut|barricaded .. himself|herself|themselves|in|his|her|the .. ~ in|room|bathroom|garage|bedroom|door|pills|note|car
    4 ONE|ones .. gone|went|drove|left|walked|ran|headed|disappeared|missing|driving|took|taken .. out|off|to|with|home|the|his|her? .. ~ gun|shotgun|rifle|pistol|rope|cliffs|cliff|bridge|woods|barn|river|lake|tracks|roof|note|pills|forest|knife|sea|quarry|crossing
    4 ONE .. has|have|got|took|taken|swallowed|swalowed|drank|loaded|holding|tied|bought|hid|hidden|saved|hoarding|stockpil*|found|collecting|keeps|cocked .. ~ pills|rope|gun|knife|razor|noose|overdose|bottle_of|tablets|shotgun|poison|bleach|pistol|dupatta|blade|sleeping|rifle|his_gun|her_meds
    4 ONE .. is|'s|are|on|sitting|standing|at|was|up .. on|at|over|to .. the|a|our .. bridge|roof|rooftop|ledge|tracks|cliff|cliffs|balcony|edge|windowsill|railing !in_the
    4 left|leaving|wrote|writing|written|found .. a|his|her|the|goodbye|this|suicide|letter|letters|only? note|letter|letters|message|bible .. ~ him|her|he|she|parents|bed|table|gone|parents|open|desk|fan|philippians|verse|pillow|door
    4 note|letter|letters|bible|message|watch .. ~ gone|missing|locked|answer|phone|can't_find|disappeared|rope|pills|left|gun|look_after
    4 given|gave|gives|handed|left .. me|us|my_brother|mum|mom .. his|her .. watch|ring|bible|keys|things|dog|phone|letters|will|savings|rosary
    4 see you|u|me|ya .. on_the_other_side|in_heaven|up_there|in_the_next
    4 everything|all|it|it'll|it'll_all .. sorted|over|finished|better|settled|quiet .. by|soon .. ~ weekend|sunday|tomorrow|tonight|morning|christmas ~ he|she|dad|mum
    4 said|says|say .. she|he|they .. won't|wont|will_not|not .. be .. here|around|alive|there .. ~ wake|tomorrow|when|christmas|morning|longer|by|anymore|sunday
    4 ONE .. unconscious|not_breathing|unresponsive|foaming|turning_blue|bleeding|overdosed|collapsed|seizing|fitting|not_waking ~ pray*|help|now|god|please|what|lord|she|he
    4 god|angel|voice|spirit|lord|voices|jesus .. asked|told|tells|telling|wants|orders|ordered|said|commanded .. him|her|them|my_husband|my_son|my_wife|my_brother|for .. ~ kill|sacrifice|daughters|children|kids|baby|die|hurt|fast|son|daughter|burn|give_up|offer !abraham|isaac
    4 loaded|grabbed|took|got|has .. his|a|the|my|her gun|knife|pistol|shotgun|rifle|machete .. ~ going|club|handle|house|said|left|drunk|them|gone|him|stop|pray|crying
    4 ONE .. going|went|driving|wants .. to .. ~ kill|shoot|stab|handle_it|settle|hurt .. him|her|them|it|someone|people|us|his|my
    4 shooter|gunman|bomb|hostage|stabbing .. ~ here|inside|outside|school|church|now|coming
  `,
  ),
  ...signs(
    'voices',
    voices,
    `
    4 VOICE .. ORDERS .. ~ me|to_me|i|my_head|i'm .. ~ HARM|obey|my_turn|demon|knife|jezebel|leave_my_body|prove !your_neighbour|sin|idols
    4 VOICE .. ORDERS .. me|that_i|i .. to|must|should|have|am|need|can|that? .. HARM|burn|not_eat|stop_eating|fly|not_sleep|walk_into !sin|my_old|my_idol*|them_with_kindness
    5 angel|demon|demons|devil|voice|voices|spirit|shadow|presence|whisper keeps|keep|kept|won't_stop|goes_on saying|telling_me|telling|whispering|ordering|repeating ~ jump|kill|die|cut|burn|drown|hang|stab|strangle|fall !in_the_text|in_job|in_the_story
    4 hear|hearing|heard|hears .. voices|a_voice|the_voice|him_say|voice|whispers|god's_voice|them_talking|her_say|it_say .. ~ kill|hurt|jump|die|harm|head|tell*|tells|demon|do|say*|says|not_mine|loud*|now|knife|throw|walls|all|night|stop|at_me !of_god|shepherd|from_heaven|samuel|in_prayer
    4 voice|voices|angel .. ~ louder|my_head|won't_stop|every_night|not_mine|commands|obey|wont_shut_up|in_the_walls !of_the_lord
    4 radio|tv|television|phone|newsreader|microwave|licence_plates|license_plates ~ speaks|telling|tells|talks|message|messages|says|voice|god|spirit|secret ~ me|sign|i|witness|kill|eye|chosen
    4 do|must|should|shall|am|may i|we .. obey|refuse|listen|do_it|have_to|follow|disobey|resist .. ~ voice|angel|god|him|it|kill|abraham|order|command|spirit|told|knife|orders .. ~ now|louder|keeps|me|told|kill|abraham|telling|head
    4 ordering|commanding|telling|asking|calling|urging me .. ~ now|kill|hurt|sacrifice|slay|offer|cut|jump|die|burn|flatmate|baby|son|daughter|wife|mother|eye|hand
    4 god|he|lord|jesus|angel|it|she|spirit .. ~ sacrifice|offer|slay|kill .. my|our|the .. CHILD|son|daughter|baby|boy|girl|wife|mother|flatmate|isaac|firstborn ~ obey|voice|ready|told|now|morning|tonight|knife|like|as|abraham|mountain|tell*|want*|should !why_did|jephthah|did_abraham
    4 like|as|as_with abraham|isaac|moriah|jephthah ~ my|our .. CHILD|son|daughter|kid|baby|boy|girl !pray|teach|explain|asked_me
    4 baby|child|mother|mum|mom|wife|husband|son|daughter|dad|neighbour|sister|flatmate|roommate|she|he|shes|she's .. is|has|was|isn't|not|been|'s|are .. ~ demon|swapped|replaced|jezebel|satan|antichrist|possessed|witch|devil|changeling|impostor|imposter|not_ours|beast .. ~ must|have_to|send|kill|eyes|thrown|before|telling|voice|angel|purge|cast|told|can_tell|exodus|knife|burn|killed|her|die
    4 kill|burn|stone|destroy her|him|it|them .. shes|hes|she's|he's|she_is|he_is|because .. ~ demon|witch|devil|jezebel|possessed|satan|beast
    4 i .. am|i'm|im .. the|a|god's second|two|chosen|new|last|messiah|christ|witness|prophet|lamb|sacrifice .. ~ witness|messiah|die|rise|third_day|street|blood|lamb|sacrificed|killed|days|must !of_god_who
    4 revealed|told|shown|showed|revelation|commanded|chosen .. ~ i .. am|have|must|should|will|need .. to .. die|rise|be_sacrificed|kill|bleed|burn|lie_dead|fast_until|walk_on|jump
    4 six|five|four|three|seven|days|nights|nights,|haven't|hasn't|without|no|not .. awake|sleep|slept|sleeping .. ~~ god|lord|angel|voice|revealed|spirit|speaks|showing|radio|chosen|prophecy|jesus .. ~ me|i|says|telling|tells|reveal*
    4 showing|showed|shows|revealing me .. ~ everything|so_much|all|secrets .. ~ sleep|lithium|meds|prophet|!
    4 it's|its|it_is|was|says my turn ~~ spear|knife|phinehas|samson|address|gun|blood|jael|kill|sword
    4 phinehas|jael|abraham|ehud|samson|elijah|jehu ~~ my_turn|i_know_where|i_know_the|he_says|voice|god_is_telling|address|i_have_the_knife|got_what_i_need
    4 cut|pluck|gouge|chop|burn|castrate .. it|off|out|my|the .. off|out|eye|hand|tongue|tongue|member|foot|myself .. ~ voice|telling|now|real|ready|do_it|knife|god|lust*|head|tonight|should_i|obey|repeating
    4 angels .. will|shall|would .. catch|bear|hold|carry .. me|you ~ jump|roof|balcony|off|sunrise|step|edge|window
    4 jump|throw_yourself|step_off|leap .. ~ angels|borne|catch .. ~ me|voice|says|keeps|telling|should|sunrise|now !temple|satan
    4 nikita|implants|chip|poisoned_my|watching_me|following_me|reading_my_thoughts|controlling_my_thoughts .. ~ kill|god|voices|knife|die|demons|hurt|stop
  `,
  ),
  ...signs(
    'treatment',
    treatment,
    `
    4 i|i've|ive|we|we've|weve|husband|wife|he|she|my|mum|dad|mom|parents|KIN .. STOP .. taking|his|her|our|my|off|the|all|using|any|with|doing|daughter's|son's|away|out|have? .. MED !before_the|only_when|on_doctor|doctor
    4 no_more|stopped|quit|threw|flushed|skipped|refus*|missed|binned|came_off|off .. my|the|her|his|our|taking|all|out|away? .. MED .. ~ faith|god|jesus|trust*|healed|heal*|believe|stripes|miracle|claim*|lord|week|weeks|month|days|since|low|dark|again|sunday|unbelief
    4 MED .. ~ stopped|quit|threw|flushed|off|binned|without|away|skipped|missed|refus*|toilet|bin|down_the .. ~ faith|god|jesus|healed|pastor|prophet|trust*|believe|since|days|week|dizzy|shaky|worse|again|claiming|now|lord|him !before|doctor
    4 off|without|not_taken|haven't_taken|missed|skipping|skipped .. my|it|them|any? .. MED .. ~ weeks|days|month|january|monday|tuesday|sunday|week|since|now|sleep|prove|today|morning|again
    4 i|ive|i've .. been .. off it|them|my_meds|lithium|the_meds|my_medication .. ~ weeks|days|month*|since|sleep|week
    4 haven't|not|stopped|don't|dont|quit .. taking|take|taken .. what|them|it|my .. ~ psychiatrist|doctor|gives|prescribed|gave .. ~
    4 psychiatrist|doctor|doctors .. ~ stopped|not|haven't|quit|threw|refus*|ignore*|sent_away|won't .. taking|take|go|taken|listen|back|it|them|her|him|surgery ~ faith|god|atheist|week|trust|prayer|dark|days|worse|pointless
    4 should|may|must|can|do i .. throw|flush|stop|quit|ditch|skip|leave|give_up|come_off|get_rid .. my|taking|away|of|the|up|out? .. MED|ambulance|hospital|doctors .. ~ trust|faith|god|prove|show|believe|him|healed|skipped|already|prophet|pastor
    4 pastor|prophet|apostle|church|bishop|mum|mom|dad|husband|healer|evangelist|elder|leader|wife|KIN|they .. says|said|told|threw|took|binned|flushed|tells|made|wants|convinced|thinks .. ~ MED|inhaler|hospital|doctors|blood ~ faith|sin|demon*|witchcraft|sorcery|unbelief|trust|healing|healed|heal|stop|stopped|need|throw|believe|lose|away|pharmakeia
    4 MED|doctors|hospital .. is|are|means|as|was|be .. lack_of_faith|unbelief|sorcery|witchcraft|pharmakeia|sin|of_the_devil|poison .. ~ stopped|off|quit|threw|weeks|days|so_i|told|feel|shaky|pain|dark|daughter|son
    4 sent|send|refused|refuse|refusing|declined|turned|cancelled|canceled|won't|not|left .. the|to|go|call|an|a|back|her|him|away|my|take|our? .. ambulance|paramedics|hospital|surgery|operation|surgeon|doctor|doctors|transfusion|a&e|er ~ faith|god|lord|heal*|stripes|trust*|believe|pray*|pain|bleeding|fever|daughter|son|baby|jesus|waver|burst|breath*|infection|healing|promis*
    4 decided|chosen|agreed .. not .. to .. take|go|call|have|treat|give ~ hospital|doctor|ambulance|surgery|chemo|medicine|insulin|MED
    4 MED .. ~ lose|losing|keep|claim|claiming .. my|the|her|his .. healing|faith|miracle
    4 claiming|claim|declaring|standing_on|trusting|believing .. my|his|her|isaiah|for|god|the|stripes .. ~~ insulin|dialysis|chemo|fever|breathing|seizure*|fits|tumour|tumor|lump|swelling|blood|shots|pills|stopped|hospital
    4 by|with his|whose stripes|wounds ~~ insulin|stopped|threw|shaky|fever|ambulance|lump|hospital|fits|appendix|bleeding|meds|pills
    4 fits|seizures|seizure|convulsion*|convulsing|fever|breathing|breath|breth|shaky|swelling|swollen|chest_pain|lump|infection|unconscious|bleeding|blue|sugar|vomiting .. ~~ hospital|doctor|doctors|insulin|meds|tablets|inhaler|pray_over|faith|ambulance|stripes|deliverance|anoint*|prophet|stopped .. ~ not|stopped|no|won't|faith|without|instead|refus*|flushed|heal*|away|pray*|lack|waver|verse|trust*
    4 get|catch|got my|breath|breth ~ inhaler|pastor|faith|touch|healing
    4 live|heal|save|keep_me .. ~ without .. the|my|any? .. MED|doctors
    4 days|nights|week|weeks .. no|without|of|dry .. food|water|eating|drinking|fast|fasting|food_or_water ~ see|faint|dizzy|weak|can't|blood|collapse*|stand|40|forty|black|heart|blurry|hungry_anymore|passed
    4 i .. stopped|haven't|not .. eaten|eating|drunk|drinking|eat|drink .. ~ days|since|week|weeks ~ fast|god|weak|disappear*|faint*|dizzy|die|body|holy|lord
    4 stopped|hid|threw|skip*|don't_bother|missed .. his|her|my|the|with|taking .. heart|insulin|blood|pressure|epilepsy|seizure|psych|bipolar|asthma|diabetic|hiv .. meds|tablets|pills|medicine|some|shots|injection
  `,
  ),
]
