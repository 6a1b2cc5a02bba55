import { type CrisisRule, signs } from './crisis-rule.ts'
import { english as lists } from './crisis-words.ts'

const imminent = { level: 'imminent', kind: 'self', lists } as const
/** Says only that something is near, final or hidden: weak alone, in any danger. */
const any = { level: 'imminent', lists } as const

/** English: means at hand, what was done already, farewells, and the weak signs around them. */
export const crisisRulesNear: readonly CrisisRule[] = [
  ...signs(
    'means',
    imminent,
    `
    4 i|i've|ive|i'm|im .. got|have|bought|buy|hold|holding|saved|saving|hoarded|stashed|counted|counting|kept|took|taken|found|loaded|tied|stole|lined|sitting_with|keep|ordered|borrowed|hid|staring_at|looking_at .. all? MEANS|PILLS !for_hunting|for_my_blood|out|for_the
    4 MEANS|PILLS .. is|are|'s|sit|sitting|lined_up|here|next|on|in|right .. here|ready|beside|table|lap|hand|next_to|in_front|lined_up|with_me|on_my|counted|loaded|by_my|nightstand|bedside|bed|mouth|around_my|desk|car|drawer
    4 my|the|a|his|dad's|grandpas|grandpa's MEANS ~ in_my|by_my|next_to|beside|in_front_of|against_my|to_my|on_my|around_my .. me|lap|hand|hands|head|mouth|bed|neck|table|bible|pillow|pocket|bag|temple|rosary|chest
    4 MEANS|PILLS .. counted|lined_up|saved_up|stashed|hidden|loaded|ready|enough|in_a_row|on_the_table|on_a_plate|next_to_me|in_front_of_me
    4 saved|saving|hoarding|hoarded|stockpiled|counted|counting|collecting|enough .. up|my|of|nan's|the? .. tablets|pills|meds|medication|insulin|painkillers|morphine|sleeping
    4 noose|rope .. tied|ready|hanging|around|up|bought|beam|rafter|garage|attic
    4 bought|tied|got|found|hung .. the|a|some rope|noose
    4 loaded|cocked|bullet|trigger|chamber .. ~ gun|head|temple|mouth|pistol|me|in_the|finger|pull|for_me|for_myself
    4 i|i'm|im|me|sitting|standing|stood|parked|sat|here|writing|writng|typing|up|out|walking .. on|at|to|by|near|over|from|form|off|in|beside .. the|a|this|our|my .. old|railway|train|edge_of_the|parking|multi-storey|hotel|school? HIGH !of_david|moses|temple|of_life|jordan
    4 i'm|im|i|standing|sitting|stood .. on|at|over .. the|a edge|ledge|rail|railing .. of|and|looking|now|$
    4 feet|legs|toes .. over|off|dangling|hanging .. edge|ledge|side|water|rail
    4 water|river|sea|drop .. looks|is .. calm|peaceful|cold|dark|deep|far|below|long_way ~ i|me|here|standing|lord|god
    4 six|6.42|next|last|express|fast|the train|trains .. doesn't|dont|won't|comes|due|passes|in_ten|at
    3 i .. razor|blade|knife|noose|rope|gun|pistol|pills .. here|ready|out|taken|bought|now
    4 garage|car|engine|exhaust|windows .. ~ running|hose|sealed|closed|fumes|taped ~ me|i|sleep|peace*|god|jesus|quiet|psalm
    4 charcoal|helium|gas|oven .. ~ on|bag|lit|hissing|room|turned ~ sealed|door|headache|sleepy|i|head
  `,
  ),
  ...signs(
    'taken',
    imminent,
    `
    4 i|ive|i've|just|already|we took|taken|swallowed|swalowed|drank|drunk|drunken|ate|eaten|downed|injected|overdosed|necked|chugged|popped|swallow|took_a|had .. all|whole|entire|bottle|box|pack|packet|load|loads|lot|lots|handful|many|them|everything|poison|bleach|pills|tablets|insulin|rat|acid|pesticide|sniper|antifreeze|overdose|20|30|40|50|60|twenty|thirty|forty|fifty|sixty|what_i_should_not !photos|pictures|of_notes|communion|of_communion|the_bread|of_time|day|of_courses|of_heart|of_coffee|of_classes
    4 ^ took|taken|swallowed|drank|ate|downed|chugged .. all|whole|entire|bottle|box|pack|load|loads|lot|handful|many|them|everything|poison|bleach|pills|tablets|overdose
    5 i|ive|i've .. took|taken|did|done|drank|swallowed it|them|something|the_lot|this|what ~~ minutes|sleepy|scared|numb|dizzy|hour|regret|stay_with_me|hands|forgive|feel|spinning|sick|regret|blurry|repent|hear_me|stomach|throat|god_please
    4 ^ i .. did|done|drank|swallowed it $
    4 overdosed|overdose|od'd .. on|just|i|my|and|$ !communion|caffeine|chocolate|bread
    4 hands|feet|face|lips|legs|arms|fingers|tongue .. are|is|going|feel|getting|gone? .. numb|cold|tingling|heavy|blue
    4 getting|feel|feeling|so|very|becoming|am|im|i'm .. sleepy|drowsy|dizzy|faint|cold|blurry|woozy .. now|and|already|fast|$ ~~ psalm|pray|god|jesus|lord|father|took|stay|forgive|sorry|read
    4 room|everything|head|ears .. is|are|r|keeps|going|'s? .. spinning|ringing|dark|black|blurry|fading|swimming
    4 stomach|belly|throat|chest|insides .. is|are|'s .. burning|on_fire|cramping|burns ~ god|lord|jesus|tell|forgive|pray*|yesu|sorry
    4 bleed|bleeding|blood|wrists|wrist .. won't|wont|isn't|not|doesn't|don't|will_not|can't .. stop|stopping|stop_it !issue
    4 won't|wont|can't|cant|doesn't|not stop .. the? bleeding|blood
    4 blood .. everywhere|alot|a_lot|lots|so_much|all_over|on_the|full|floor|towel|sink|bath
    4 cut|slit|opened|sliced .. too? .. deep|wrists|my_wrist|vein|veins|deeply ~~ blood|bleeding|time|towel|stop|floor|sorry|help|psalm|god|bath
    4 i .. cut|slit|opened|sliced|slashed .. my .. wrists|wrist|veins|throat|artery
    4 turned|left|put|opened|switched .. the? gas|oven|engine|exhaust .. on|running|a_while|and|is|ago
    4 i .. jumped|hanged_myself|shot_myself|stabbed_myself|tried_to_hang|tried_to_kill|tried_to_end|tried_to_die ~ today|tonight|last_night|yesterday|just|hours|now|again|this|morning|minutes|failed
    4 i .. fading|slipping|drifting|going_under|passing_out|blacking_out|can't_stay_awake|can't_keep_my_eyes .. ~ now|god|pray|jesus|stay|read|$
    4 won't|wont|not .. be|take long|much_longer ~ now|pills|took|blood|sleep
    4 too late .. to|for|now ~ throw_up|undo|pills|swallowed|call|ambulance|already
    4 regret .. taking|swallowing|drinking|it|what ~ pills|took|now|ambulance|die|stop
  `,
  ),
  ...signs(
    'goodbye',
    imminent,
    `
    4 goodbye|good-bye|goodby|bye|farewell|bye-bye .. world|everyone|everybody|all|forever|jesus|god|lord|my_friends|mom|mum|friends|this_life|cruel|for_good|for_ever|to_everyone|to_life
    4 said|saying|say|written|wrote|write|writing .. my|a|all_my|their|one_last|final|last goodbyes|goodbye|farewell|farewells|good-bye !for_the_year|to_my_job|party|card|to_the_team
    3 ^ goodbye|bye|farewell|adieu $
    4 ^ bye|goodbye|farewell jesus|god|lord|everyone|all|church|world|life|you
    4 tell|let .. HIM|KIN|mommy|everyone|my_nan|my .. i|that_i|know|im|sorry|it .. love|loved|sorry|wasn't|wasnt|not|always|tried|her_fault|fault|forgive|mine !about|your|jesus
    4 wasn't|wasnt|not|isn't|isnt|nobody's|no_ones|never .. her|his|their|your|anyones|anyone's|anybody's|mums|moms fault !god's
    4 think|thinks|believe|blame|blames|blaming|feel|wonder .. it|was|were|herself|himself|themselves .. her|his|their? fault|herself|themselves|guilty ~ gone|note|letter|verse|after|when|find
    4 look_after|take_care_of|watch_over|care_for|bless|comfort|be_with|feed|protect|keep|hold .. my|the|them|her|him|KIN .. when|after|once|because|cause|since .. i|i'm|im|they_hear|it's_done|they_find|it's_over .. gone|dead|not|leave|won't|am|hear|go|done
    4 comfort|bless|be_with|protect|forgive|help .. them|her|him|my_mum|my_mom|my_family|KIN|whoever .. when|who|after .. they|she|he|hears|find|finds|get|gets|reads|open
    4 should_not|shouldn't|won't|not|only|will|shall|can|to_be .. get|read|open|see|send|sent|delivered|opened|know .. until|till|after|when|once .. i|morning|it's|tomorrow .. gone|am|'m|done|too_late|over|leave|won't|$
    4 i .. won't|wont|will_not|not .. be .. here|around|there .. when|to .. HE|KIN|you|they|do|see|look*|read*|open*|hear
    4 i .. gave|give|given|giving|rehomed|donated|found_a_home .. away|for|to? .. my|the|all .. dog|cat|dogs|cats|things|stuff|clothes|books|bible|belongings|possessions|guitar|everything|phone|console|pets|horse|hens|tools ~ today|away|need|last|gone|sister|neighbour|tonight|peace|SOON|won't|more|ready
    4 dog|cat|pets|dogs|cats .. is|are|has|'s|have|gone|with|at .. neighbour*|neighbor*|sister*|friend*|mum|shelter|brother*|fed|taken_care_of|new_home
    4 paid|settled|cleared|arranged|sorted|organised|organized|signed|cancelled|put|set|labelled|packed|tidied|cleaned|emptied .. off|up|over|the|my|all|every? .. rent|bills|debts|debt|loan|loans|affairs|house|insurance|papers|subscriptions|everything|accounts|passwords|flat|will|funeral|keys|car ~ over|for|in_order|now|so|nobody|ready|nothing|kids|done|tonight|gone|ready|left|before|keys|named|label*|up_to|end
    4 i .. arranged|sorted|prepared|settled|finished|organised|organized|tied_up|put .. everything|all|it_all|my_affairs|things_in_order|my_house_in_order|loose_ends
    4 everything|all|it_is_all|it's_all .. is|'s|has_been? .. arranged|prepared|in_order|sorted|set|settled|taken_care_of|ready|paid ~ i|my|just|god|lord|tonight|peace|left|need
    4 my last|final will|wishes|testament|words|request|instructions .. ~ car|soul|for|lord|give|goes|god|midnight|is|are
    4 nothing|only|one .. left|thing|more .. on_my_list|to_do|thing_left|last_thing|left_to_do ~ but|is|except|the_last|now|go|$
    4 choose|pick|plan|select|readings|hymns|songs|verse|psalm .. ~ for .. my .. own? funeral|memorial|gravestone|headstone|obituary|grave|burial|cremation !plans
    4 my own? funeral|obituary|gravestone|eulogy|headstone|burial .. ~ week|tomorrow|ill|soon|young|readings|write|help|plan|tonight|not
    4 not|isn't|i'm_not|im_not|am_not .. ill|sick|dying|terminal !of ~~ funeral|letter|goodbye|morning|children|kids|gone|tonight|week|note|last|find
    4 thank|thanks .. you|u|for .. ~ everything|answering|listening|being|kind|polite|all ~~ bye|goodbye|last|gone|end|no_more|won't|wont !for_now
    4 phone|computer|light|lights .. off|down .. now|after|forever|tonight|and ~~ last|goodbye|thank|door|alone|peace|ask|sorry
    3 switching|turning|turned|switched|switch|turn .. my? phone|it .. off
    4 forgive me|everyone|them .. KIN|for|everyone|all|i|please ~ couldn't|can't|tried|leaving|weak|strong|hurt_you|goodbye|do|did|end|gone|enough
    4 until|see|meet we|you|u|me|them .. meet|on|in|again .. other_side|in_heaven|up_there|next_life|in_paradise
    4 last|final .. thing|time|one|words|message|request|question .. i|i'll|i'm|to|ever|you|anyone .. ever|ask|say|said|hear|going_to|write|anyone|will|do|need
    4 HE|KIN|they|nobody|everyone .. thinks|think|believes|know|knows|noticed|suspects|suspect .. i|i'm|im .. better|fine|ok|okay|happy|asleep|improving ~ decided|not|only|just|already|inside|want|die|but|dont|truth
    4 only|just|finally|have|i|i've .. decided .. ~ calm|peace|no_more|end|friday|tonight|over|ready|$
    4 won't|wont|not|will_not|isn't|not_gonna .. be .. around|here ~ church|sunday|anymore|read|tomorrow|any|long|much|when
  `,
  ),
  ...signs(
    'near',
    any,
    `
    1 tonight|tonite|2nite|2night|tn|tmrw|tomorrow|today|this_morning|this_evening|this_weekend|by_midnight|by_morning|before_morning|before_dawn|before_sunrise|in_an_hour|right_now
    2 locked .. door|in|room|bathroom
    1 alone|nobody_home|no_one_home|by_myself
    2 don't|dont|do_not|not|never .. tell|tells .. her|him|my|anyone|mum|mom|dad|anybody|a_soul
    1 nobody|no_one|noone .. knows|know|notice*|told
    1 scared|afraid|terrified|frightened|panicking|shaking
    1 pray_for_me|pray_4_me|help_me|please_help|pls_help|lord_help|god_help|jesus_help|have_pity|have_mercy_on_me|help_pls|forgive_me|sorry_god|im_sorry|i'm_sorry
    1 can't_stop_crying|cant_stop_crying|crying|sobbing|in_tears
    1 calm|quiet|peaceful|at_peace
    2 last|one_last time|thing|words|prayer|message
    2 am|is|are|can|will|would|do|does|did .. i|he|a_man|someone|god|jesus|the_lord|they .. still|really|ever|actually|go|be|get? .. saved|heaven|hell|forgiven|forgive|forgives|take_me|receive|turn_away|want_me|accept|wait*|let_me_in|welcome|love_me|loves_me ~ if|who|after|when|before|me|even|man|still|or
    2 our father|who_art|hail_mary|into_thy_hands|into_your_hands|receive_me|receive_my|remember_me_when|lord_receive
  `,
  ),
]
