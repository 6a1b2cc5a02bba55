import { type CrisisRule, signs } from './crisis-rule.ts'
import { english as lists } from './crisis-words.ts'

const distress = { level: 'distress', kind: 'self', lists } as const
const imminent = { level: 'imminent', kind: 'self', lists } as const

/** English: what somebody writes who does not want to live. Made for folded text. */
export const crisisRulesOfSelf: readonly CrisisRule[] = [
  ...signs(
    'wish',
    distress,
    `
    5 and_so|so do|am|did|will|would i $
    5 I .. want|wanna|wana|wanting|wish|ready|rather|need .. to|2|i_could|i_was|i_were? die|be_dead|dead|disappear|not_exist|not_be_here|not_be_alive|not_wake_up|never_wake_up|stop_existing !to|for|of|from|well|empty|laughing|old|with|daily|than|in|at|a|as|like|happy|knowing|on
    4 I .. WANT to|too|2|that? .. DIE !to|for|of|from|well|empty|laughing|old|with|daily|than|in|at|a|as|like|happy|knowing|on
    4 I .. WANT .. i .. dead|gone|die|died|disappear|disappeared|vanished|nonexistent|unborn
    4 wish|wished|wishing .. i .. hadn't|wasn't|weren't|didn't|never|not .. born|exist|alive|here|woken|wake|existed|conceived|survived|live|around
    4 i .. never|hadn't|not .. been? born|conceived !again
    4 i .. should|shouldn't|shoulda never|not|have? .. been? born|exist|alive|lived|survived
    5 I .. don't|dont|dnt|no_longer|never|not|do_not|didn't .. want|wanna|wana|care|wish|desire|plan|deserve|intend|feel_like to|2? LIVE|here|exist|alive|life !for|by|in_sin|like_this_world|by_the_flesh|under
    4 I .. don't|dont|can't|cant|cannot|can_not|do_not .. see|find|have|think_of|know|feel|give_me a|any|one|the|single? point|reason|purpose|strength|will|meaning .. to|in|of|for .. live|living|go_on|going|here|alive|wake|life|continue|stay|exist|existing|waking|keep
    4 no|any|one|single|little reason|point|purpose .. to|in|for .. live|living|here|alive|go_on|going_on|wake|waking|get_up|stay|staying|exist|existing|keep|carry|continue
    4 what for $
    4 what's|whats|is_there|what_is the|any? .. point|use .. anymore|living|of_it_all|me_being_here|in_going_on|of_me|staying|trying|waking|of_going_on|any_more|of_anything
    4 why .. am_i|did_i|do_i|should_i|must_i|does_he|does_god|do_we have_to|still|even|bother? .. here|alive|wake|woke|stay|keep_me|keep_living|living|born|live|exist|existing
    4 why .. don't|doesn't|won't|not|hasn't|wont|doesnt|dont .. i|he|god|you|lord .. die|take_me|kill_me|end_me|let_me_die|let_me_go|finish_me|taken_me
    4 why .. god|lord|he|you .. keeps_me|keep_me|keeping_me|wake_me|woke_me|wakes_me !safe
    4 sorry|disappointed|angry|sad|upset|hate|cry|gutted|disappointment|mad|devastated .. i|when|that|i_still|to|my .. woke|wake|waking|open_my_eyes|waking_up
    4 don't|dont|not|never|no let|make|have|want me|i|to? .. wake|see_the_morning|see_tomorrow|wake_up|see_morning|see_another_day|waking|wake_me
    4 not|never .. let_me|have_me|me .. see_the_morning|see_tomorrow|wake_up|wake
    4 let_me|allow_me_to|help_me .. die|not_wake|sleep_and|slip_away|drift_away|fall_asleep_and|go_to_sleep_and|never_wake !to|for
    4 take|fetch|bring|call|carry|come_get me .. home|now|tonight|already|please|away|in_my_sleep|out_of_here|quickly|early|soon|instead !safely|from
    4 take|fetch|collect|recall me $
    4 ask*|beg*|pray*|told|tell*|plead* .. him|god|lord|jesus|that_he|heaven ~ take_me|fetch_me|let_me_go|let_me_die|end_it|call_me_home|kill_me|not_wake|come_for_me|to_fetch|stop_my_heart
    4 god|lord|jesus|he .. would|will|could|please|to|just .. take_me|end_me|kill_me|stop_my_heart|let_me_die|fetch_me|call_me_home|just_take_me|let_me_go
    4 pray*|ask*|beg*|hop*|wish* .. for|4|to|i_get|i_catch|that|it_is|i_had .. cancer|an_accident|a_heart_attack|death|a_crash|a_stroke|something_terminal|an_illness|terminal
    4 if i .. died|die|dropped_dead|got_hit|get_hit|didn't_wake|don't_wake|never_woke|not_wake|wasn't_here|weren't_here|was_gone|were_gone|disappeared|vanished|just_stopped|was_dead|were_dead|wasn't_around|had_cancer|crashed .. ~ fine|ok|okay|mercy|relief|gift|mind|better|good|notice|care|miss|easier|happier|glad|sad|cry|peace|sorry|care|happy|ease|blessing|find
    4 notice|care|miss|cry|mourn|sad|happier|better|relieved|glad if|when|once|after|that i .. died|die|was|were|am|gone|disappeared|wasn't|vanished|left|went|didn't
    4 wouldn't|won't|not|wouldnt|don't|dont mind|object|care|be_sad|be_sorry|fight_it|stop_it if|to|dying|not|when|it .. i|not|wake|hit|lorry|truck|it|bus|car|die|dying|waking|end|crash*
    4 envy|jealous|envious .. dead|buried|tombs|graves|died|gravestones|dying|people_who_die|corpse
    4 dead|corpses|buried .. are|have_it .. lucky|luckier|better_off|easy|resting
    4 tired|sick|weary|exhausted|fed_up|done|worn_out|bored|had_enough of|with|from|by .. living|being_here|being_alive|life|existing|this_life|it_all|waking|breathing|everything|being_me|fighting_to_stay|this_world|the_fight|this_existence|pretending|being !prayer
    4 i .. like_to_be|want_to_be|wanna_be|just|am|i'm .. done !with|for|here|reading
    3 i|i'm|im .. so|just|completely|really|truly done $
    4 want|wanna|need|wish .. it|this|everything|pain|life|all .. to|would|was .. stop|over|end|finished
    4 shorten|cut_short|hasten|hurry|speed_up|end .. my|your|ones|our .. life|days|death|time !group|sermon
    4 think*|thought*|obsess*|dream*|fantasi* .. of|about|with .. dying|death|suicide|my_death|ending|being_dead|my_own_funeral|my_funeral|not_being_alive|jumping|crashing|not_existing|not_being_here !in_christian|in_the_bible
    4 imagin*|pictur*|plan*|see .. my own? funeral|grave|death|coffin|gravestone !readings
    5 i .. think*|thought*|thinking .. about|of|with suicide
    5 i|i'm|im .. about_to|going_to|gonna jump|hang_myself|shoot_myself|kill_myself|end_my_life|slit_my_wrists
    4 i .. suicidal|suisidal|suicdal !people|person|friend*|man|thoughts_in
    4 suicidal|dark|death|intrusive thoughts|ideation .. again|back|every|won't|all|keep|loud*|worse|never
    4 how easy|simple .. it_would|would .. be ~ if|to|just ~ crossed|let|swerve|step|turn|jump|steer|drive|let_go|crash
    4 let_go|letting_go|swerv*|take_my_hands_off .. wheel|steering|into_the
    4 only|one thing|reason|person .. keep*|stopp*|holding|i .. alive|here|me|haven't|going|living|alive|breathing !going_to
    4 if it .. wasn't|weren't|wasnt|werent|hadn't|not ~ for|been .. kids|mum|mom|mother|dog|cat|children|son|daughter|sin|hell|faith|god ~ gone|dead|here|ended|done_it|killed|left
    4 would've|would_have|i'd_have|almost|nearly|already .. ended|done|finished .. it|things|myself !reading|book
    4 when HE|KIN goes|go|dies|die|is_gone|passes .. i .. go|too|follow|done|follow
    4 stay|staying|alive|living|here .. only|just? for|because_of|bc_of .. my .. mum|mom|kids|dog|cat|children|son|daughter|gran|nan|parents|grandkids
    4 go|going|get|be .. heaven|jesus|god|lord|him .. early|earlier|sooner|now|already|faster|ahead_of_time|today|tonight !if|when|after
    4 rather|prefer|easier|nicer|better|want_to|wanna|please .. go|come|be|leave|skip .. home|heaven|jesus|now|there|up_there !school|church
    3 hate my|this|being|living life|alive|existence|living|here|myself !in_this_world
    4 life .. is|isn't|isnt|not|has|no|feels .. worth|pointless|meaningless|over|unbearable|hell|empty|meaning|too_hard|a_prison|torture !living_for_christ
    4 i'm|im|i|already|feel|am .. dead_inside|numb_inside|a_ghost|hollow_inside|already_dead
    4 how|would|when long|it|will .. until|till|take|before|for .. i_die|me_to_die|i_can_die|i_get_to_die|death_comes|god_takes_me
    3 painless|peaceful|quick*|easiest|fastest|least_painful .. way|death|method|exit !jesus
    4 rather|better|easier .. dead|die|be_dead|not_exist|death .. than .. go|live|face|tell|stay|be|keep|another|this
    5 better_off|better off? .. dead|in_the_ground|in_heaven|with_jesus|gone|not_here
    3 stop*|don't|quit|no_longer .. eat*|taking_my_heart|looking_both_ways|heart_tablets ~ disappear|god|die|care|deserve|end|bother
  `,
  ),
  ...signs(
    'burden',
    distress,
    `
    4 i .. am|i'm|just|only|nothing|feel|become|being|became a|an|such_a|nothing_but|dead .. BURDEN !of_prayer|for
    5 better|happier|easier|nicer|lighter|calmer|richer|freer|fine|relieved|simpler|better_off .. without|w/o|if me|i|i'm|im !in|at|than
    4 worth|valuable|useful .. more .. dead|gone|buried
    4 worth more|better|nothing dead|alive
    4 insurance ~ worth|pay|better|more|help|policy|sorted|clear|kids|family !company|agent
    4 no_one|nobody|noone|no1|not_one_person|who|not_a_soul|anyone .. would|will|gonna|even|'d? .. miss|notice|care|cry|mourn|come_to_my_funeral|find .. me|if|i|at|that|for !god
    4 world|family|kids|children|everyone|everybody|people|they|church|wife|husband|mum|mom .. would|will|'d|be|are .. better|happier|nicer|easier|lighter|fine|manage|relieved|free .. without|if_i|when_i|once_i|with_me_gone
    4 mercy|relief|blessing|kindness|favour|favor ~ for .. everyone|everybody|them|family|all|her|him|me ~ if|when|gone|die|finished
    4 i .. deserve|deserving .. to_die|death|hell|to_rot|no_life|to_be_punished|to_burn|not_to_live|pain
    4 not|don't|never .. deserve|fit|worthy .. to .. live|be_alive|exist|breathe|life
    3 i .. mistake|accident|worthless|useless|unlovable|waste_of_space|waste_of_air|garbage|trash|failure|nothing .. should|$|to|and
    4 taking_up|waste_of|wasting .. space|air|oxygen|breath
    4 there_is|there's|theres|no|any|lost|gave_up|given_up|run_out_of|without .. hope .. left|for_me|anymore|any_more|at_all|gone|remaining
    4 no .. hope|future|way_out|way_forward|tomorrow|light .. left|for_me|for_someone|for_people_like_me|i_can|anymore|in_sight|$
    4 can't|cant|cannot|can_not|couldn't .. do|take|bear|stand|carry|go_on|keep|keep_going|face|live|handle|endure .. this|it|anymore|on|another|more|living|life|tomorrow|the_pain|any_longer|like_this|any_more !heat|class|homework|diet|exam|plan|noise|with_this
    4 can't|cant|cannot|can_not .. go_on|carry_on|keep_going|keep_living|live_like_this|live_with_myself|live_without $
    3 nothing|it|things .. ever|never|not|going|won't .. changes|change|better|gets_better|improves|works|matters|helps
    4 nothing .. left|matters|to_live_for|to_look_forward|remains .. to|for|in|anymore|me|$
    4 everything|everyone|all|wife|job|faith|family .. gone|lost|over|taken .. ~ what_for|point|why|tired|done|end
    4 i'm|im|i|am|feel .. drowning|sinking|falling_apart|at_the_end|beyond_help|past_saving|too_far_gone|trapped|hopeless|in_a_dark_place|at_rock_bottom|breaking .. ~ alone|anymore|help|nobody|rope|dark|nothing|no_way|escape|please|end
    4 end|breaking_point|limit .. of .. my|the .. rope|tether|strength|road
    4 i .. unforgivable|unpardonable|damned|condemned|reprobate|beyond_forgiveness|cursed .. ~ so|live|die|point|why|hell|end|what
    4 lost_the_will|no_will|lost_my_will|lost_all_will|no_strength|no_energy|lack_the_will .. to .. live|go_on|fight|exist|continue
    4 given|gave|giving .. up .. on .. life|living|everything|myself|hope|me|it_all !my_reading
    3 nobody|no_one|noone|not_even_god .. loves|listens|hears|cares|there|wants|answers|understands
    3 it|everything|all .. feels|seems|is .. pointless|hopeless|meaningless|empty|dark|useless|too_much|black
    2 i .. depressed|depression|hopeless|despair|worthless|broken|empty|so_low|rlly_low|really_low|very_low|crying|numb|lonely|alone
    2 tired|exhausted|weary|worn_out .. sleep|fixing|fix|bone|soul|all_the_time|fighting|of
  `,
  ),
  ...signs(
    'self-harm',
    distress,
    `
    4 I .. cut|cutting|cuts|cutted|burned|burnt|burn|burning|scratched|scratch|scratching|hurt|hurting|hit|hitting|punch*|punish|punishing|harm|harming|bruise|starve|starving|whip|whipping|flog|beat|bite|carve|stab|slap|choke|pinch myself|my_arms|my_arm|my_wrist|my_wrists|my_legs|my_thighs|my_thigh|my_skin|my_body|my_stomach|my_self|my_flesh|meself !shaving|cooking|off|short|on_the|out|with_paper|from
    5 i|ive|been|started|keep|still|stop|back_to|from|of|to .. cutting|self-harming|burning|self_harm|self_harming|selfharm|purging|starving .. again|when|for|since|is|at|daily|every|because|bc|so|god|it_helps|helps|$
    4 i cut|burned|burnt again|tonight|yesterday|today|last_night|this_morning|deep|deeper|too_deep|more|so|when|because|till|until !my_hair|the
    4 clean|free .. from_sh|of_sh|from_cutting|from_self_harm|4_months ~ relaps*|again|slip*
    4 relaps* .. cut*|self|sh|last|again|with
    4 scratch*|cut|carv*|pick*|rub*|bit|hit|punch* .. till|until .. bled|bleeds|bleeding|blood|it_bled|raw|numb|i_bled
    4 razor|razors|blade|blades|lighter|glass|iron|cigarette|cigarettes|scissors|needle|needles|knife|compass|sharpener|matches|candle|hot_spoon|belt|cilice|wire|pin .. on|to|against|into|across|in|from my|the|me .. thigh|thighs|arm|arms|leg|legs|skin|wrist|wrists|hip|hips|stomach|body|hand|hands|drawer|flesh|back|belly|tummy|pencil_case
    4 punish*|hurt*|harm*|beat* .. myself|my_body .. ~ sin|god|pay*|deserve|jesus|paul|body|guilt*|christ|holy
    4 hide|hiding|cover|covering|conceal|explain|show|see|about|asks .. scars|my_arms|marks_on|cuts|my_scars|the_cuts|my_legs|the_marks|my_wrists|my_thighs ~ baptism|sleeves|robe|dress|arms|church|mum|mom|parents|summer|confirmation|swim*|choir|camp|wedding|nobody|anyone
    4 long sleeves ~ arms|asks|hide|cover|nobody|see|scars|summer|know
    4 cuttings|cut|mark|marks|marked in|on|your|themselves|himself your|the|with? ~~ helps|i_understand|i_do|ive_used|calms|i've_used|me_too|same|since_i_was
    3 only|one thing .. that .. helps|calms|works|quiets|stops|makes_me_feel
    4 self .. harm|inflicted|injury|injure|harming ~ i|my|me|pain|on !crisis|course
    4 i .. used|use|using .. glass|razor|razors|blade|blades|lighter|a_knife ~ since|on|to|myself|for|when
    4 feel .. pain|blood|something .. i .. deserve|real|alive|clean|calm*
    4 throw|threw|throwing|make|making|made .. up|myself_sick|myself_throw_up|myself_vomit .. ~ after|every|fat|eat*|food|meal*
    4 stopped|stop|not|haven't|barely .. eating|eaten|eat ~ days|weeks|disappear*|deserve|punish*|fat|body|thin*|empty
    4 urge*|tempt*|want|need|feel_like .. to|of? .. cut|hurt_myself|self_harm|harm_myself|cut_myself|bleed|burn_myself|relapse !ties|off
    4 scars|cuts|slashes .. on|up .. my .. arm|arms|wrist|wrists|leg|legs|thighs|thigh|stomach
  `,
  ),
  ...signs(
    'intent',
    imminent,
    `
    5 I .. KILL !to|a_lot|of_me|softly|time|with
    4 will|would|does|can|could|do|might god|he|jesus|you|lord|heaven|i|someone|people|u ~ if .. i|u|someone|you|one|they .. kill|killed|commit|suicide|ended|end|took|take_their|take_my|take_your|jump|do_it|did_it|took_my
    5 about|going|gonna|planning|ready|need|trying|abt|fixing|decided|have_to .. to .. KILL
    5 ways|way|method|how|best|easiest to .. kill_myself|die_without|end_my|end_it|commit
    4 go|went|going .. to? hell|heaven .. if|for|after .. i .. kill*|suicide|end*|take_my|took|commit*|do_it|jump*
    4 forgive|pardon|forgiven|mercy .. me|for|on|him|i|someone ~ what .. i|i'm|im|i_am .. about|going|do|gonna|have_to|planning|plan|will
    4 forgive|pardon|absolve|understand|accept|receive|take|want .. me|a_man|a_woman|somebody|someone|the_one|people|one|an_old ~ ending|who_ends|who_end|cannot_carry|can't_carry|comes_early|kill*|suicide|takes_their|took_their|end_it|gives_up|goes_early|does_that
    4 i .. do|doing|done|did it|this .. SOON|this_time|anyway|before|when|after|myself|finally|for_real|fast|quick|so|alone
    4 I .. go|going|gonna|ready|leave|leaving|come|coming|head|be_with|see|meet|join .. home|jesus|god|lord|him|thee|you|u|mum|mom|baby|my_baby|dad|christ|son|daughter|wife|husband|father .. SOON
    4 SOON .. i|i'm|im|i'll|ill|i_am|you'll|we .. will|am|be|going|gonna|see|go|come|meet|coming|ready .. with_you|with_jesus|with_god|see_you|thee|see_my|meet_you|home|gone|dead|to_you|join|free|no_more|end
    4 jesus|lord|god|mum|mom|dad|father|heaven .. i'm|im|i_am .. coming|on_my_way|comin|ready .. to|2|home|now|u|you|soon
    4 see|meet you|u|thee soon|tonight|now|tomorrow|in_a_minute|shortly .. jesus|lord|god|father|mum|mom|dad|baby
    4 last|final|one_last|very_last .. night|day|hours|hour|message|prayer|thing|time|sunday|words|question|goodnight|meal|christmas|easter|letter|conversation|psalm|verse .. i|i'm|im|i'll|on|for|ever|before|alive|of_me|of_my_life|here|to_anyone !supper|summer|year
    4 this|tonight|today|tomorrow|it .. is|'s|will_be|be .. my|the last|final .. night|day|hours|hour|message|prayer|time|sunday|one|words !of_camp|of_vbs
    4 i|i'll|ill|won't|wont|will_not|not|isn't .. be .. here|around|alive|there|at_church|breathing|awake .. SOON|when|by|to|for|after|next|any_more|anymore|much_longer
    4 won't|wont|will_not|not|never .. be|see|wake|make|live .. here|around|up|morning|tomorrow|it|christmas|another|sunrise|to_see|next .. when|by|to|for|after|next|tomorrow|sunday|week|any_more|morning|$
    4 i .. won't|wont|will_not|not .. see|reach|wake|need|have|make .. morning|tomorrow|up|them|it_anymore|sunrise|christmas|sunday|my_birthday|daylight
    4 SOON|hours|minutes|an_hour .. is|are? .. all|left|only .. i|left|i_have|have|for_me
    4 i .. only|just .. have|got .. today|tonight|hours|minutes|a_few|until|an_hour|till .. left|$|~ comes|back|home|wakes|gets
    4 i .. have|got until|till ~ comes|back|home|wakes|gets|morning|dawn
    4 nobody|no_one|noone|no1|everyone|everybody|they|wife|husband|parents|mum|mom|kids ~ home|in|back|out|away|asleep|there ~ till|until|enough_time|time_enough|do_it|finally|ready
    4 nobody|no_one|noone|no1 .. home|here|around .. ~ do_it|this_time|finally|pills|ready|tonight|alone_with
    4 whoever|who|they|someone|wife|husband|mum|mom|kids|he|she|anyone|person .. finds|find|found|discovers|discover .. me|my_body|the_body|the_note|us|it_all
    4 find|finding|found|discover .. me|my_body|my_note|the_note .. ~ morning|gone|sorry|note|dead|tomorrow|letter|room|first
    4 suicide|goodbye|farewell|final|last|leaving .. note|letter|notes|letters|text|message|video !to_my_team|party|of_paul
    4 <!he|she|they|who on|in|for|finished|writing|wrote|written|leave|left|leaving .. the|my|a note .. ~ mum|mom|dad|family|so|fault|on|finished|verse|bye|them|kids|wife|husband|last|nearly|for
    4 write|writing|wrote|written|schedule|leave|record* .. letter|letters|message|text|card|note|video|email|verse ~ when_i'm_gone|after_i'm_gone|im_gone|i_am_gone|i'm_dead|find|morning|goodbye|without_me|wont_be|won't_be|before_i_go|when_i_die|not_ill
    4 until|till|after|when|once|before .. i .. am|'m|have|be|will? gone|dead|left_this|go_under|leave_this|out_of_here !to_college|to_bed|on
    3 before|when|after i .. go|leave|die|gone|depart|sleep $
    4 i .. decided|chosen|picked|set|made_up|fixed|settled !his|her|their .. date|day|my_mind|it|how|when|where|place|time|already !to|on_a|for|that
    4 i .. have|got|made|know|figured .. a_way|a_plan|the_way|how|where|what_i_need|everything_i_need|it_planned|it_ready|all_i_need|the_means|the_place .. ~ where|when|tonight|do_it|need|done|out|SOON|i'm|and_i
    4 i .. know|planned .. how|where|when .. and|i'll|i|to .. where|when|how|do_it|die|end
    4 date|day|place|time .. is|'s|been|has .. set|chosen|picked|decided|fixed
    4 i .. set|chosen|picked|circled|marked|got .. the|a|my .. date|day !for_the_wedding|night
    4 plan|planned|planning|plans .. to|for|on .. end|die|do_it|kill|leave_this|overdose|suicide|take_my|hang|jump
    4 thinking|plan|pray|prayer|verse|read|say|something|psalm .. just|right|short|i_can_say|one_last_time? .. before .. i_go|i_do|i_die|it|the_end|i_jump|i_pull|i_leave !i_do_the
    4 just|right .. before .. i .. go|do|$
    4 don't|dont|not .. want_to_be|be .. alone|scared .. when|while|as .. i .. go|die|do|leave|slip|end
    4 drinking|drunk|drank|wine|vodka|beer|high|sober ~ so_i_can|so_that_i_can|courage|do_it|easier|numb|brave|nerve|enough_to .. ~ it|do|end|jump|die|this
    4 i .. will|'ll|have_to|must|gotta|going_to|gonna .. do_it|end_it|finish_it|do_the_rest .. myself|SOON|now
    3 i|i'm|im|just .. done .. asking|waiting|fighting|trying|praying|pretending|hurting
    4 no|not .. more|any|another .. mornings|tomorrow|after_friday|after_sunday|after_tonight|sundays|after_monday|days_for_me|birthdays|christmases|after_this
    4 tonight's|tonight_is .. the_night|it|when .. ~ pray|god|forgive|jesus|kids|sorry|bye|ready|end|$
    4 i'm|im|i .. finally|so|at|feel|felt|feeling|now .. peace|calm|ok|decided ~ decision|decided|now|tonight|first_time|about_it|rope|chosen|know_what !with_god|about_moving
    4 peace|calm|relieved .. ~~ first_time .. in .. months|years|weeks|forever
    4 repent|saved|forgiven|heaven|baptised|baptized|confess .. ~ before_i_die|same_day|right_before|just_before|as_i_die|last_second|on_the_way_down|in_time|who_does_that|a_man_who|the_same
    4 get|gets|got|stay|still|remain|be|be_still|go_to .. saved|heaven|in|forgiven .. if|after|and|when|for|by .. suicide|i_do|i_kill|that|i_end|jump|i_take|killed_myself|do_it
    4 drive|driving|drove|driven .. into|off|at .. wall|tree|lake|bridge|river|cliff|truck|lorry|barrier|road|traffic|sea
    4 train|trains|bus|lorry|truck|express .. ~ jump|step|front|watching|tomorrow|tonight|doesn't_stop|won't_stop|end|under
    4 judas|saul|samson|ahithophel|jonah|elijah|razis|abimelech ~~ me_too|so_will_i|covered|i'm_next|i_get_him|i_understand_him|do_it_myself|second_chance|same|my_turn|i'm_done|i_am_done|so_can_i|i_have_a_way|is_there_hope
    4 close|shut|closing .. my .. eyes .. ~ forever|last|never|for_good
    4 i .. ask|want|wish|pray|feel|beg|said|say|am|do|too|mean .. same|it_too|that_too|him|mean_it|for_real|the_same .. ~ thing|every|night|now|day|death|$
  `,
  ),
]
