import { type WordLists, words } from './crisis-phrase.ts'

const kin = words(
  'husband wife boyfriend girlfriend bf gf hubby partner fiance fiancee ex father dad daddy papa stepdad stepfather step-dad mother mom mum mam mama mommy mummy stepmom stepmother brother sister stepbrother son daughter uncle aunt auntie aunty cousin grandpa granddad grandad grandfather grandma gran nan grandmother grandson granddaughter nephew niece kid child teenager boy girl baby friend freind bestie roommate flatmate housemate classmate student neighbor neighbour colleague coworker pastor priest elder deacon bishop prophet apostle reverend coach teacher boss guy man woman lady landlord madam master guardian in-laws mother-in-law father-in-law brother-in-law sister-in-law mate lad family parents people cell-mate bro sis son-in-law godson goddaughter youth_leader group_leader mentor dada baba',
)
const mine = words(
  "my our the this a another his her their mom's mum's dad's sister's brother's son's daughter's husband's wife's",
)

/** English, as people write it to a machine at night: with chat forms and without apostrophes. */
export const english: WordLists = {
  KIN: kin,
  MY: mine,
  HE: words('he she they hes shes'),
  HIM: words('him her them'),
  CHILD: words(
    'baby son daughter child kid kids children boy girl boys girls infant newborn toddler little_brother little_sister twins',
  ),
  WANT: words(
    'want wanna wana wanting wanted wants wish wishing wished wishes long longing rather prefer hope hoping pray praying prayed beg begging begged ask asking asked need deserve desperate like love crave ache ready dream dreaming thinking_of think_of think_about thinking_about thoughts_of feel_like try trying tempted better easier looking_forward supposed',
  ),
  DIE: words(
    'die dying be_dead being_dead be_gone be_no_more not_exist not_be_here not_be_alive not_wake not_wake_up never_wake never_wake_up not_live disappear vanish cease_to_exist stop_existing stop_living stop_being not_be_around be_buried be_in_the_ground leave_this_world leave_this_earth leave_this_life sleep_forever never_have_been_born not_have_been_born be_done_with_life be_done_with_it_all not_be_anymore death not_be not_being_alive not_being_here go_to_sleep_forever depart_this_life be_in_a_coffin be_erased check_out sleep_and_not_wake_up sleep_and_never_wake_up',
  ),
  LIVE: words(
    'live be_alive exist be_here be_around wake_up wake go_on carry_on keep_going continue be_in_this_world be_on_this_earth be_on_earth stay_here stay_alive see_tomorrow see_another see_the_morning breathe grow_old do_life do_this_life be living',
  ),
  KILL: words(
    'kill_myself killing_myself kil_myself kill_my_self kms ctb unalive_myself unaliving_myself end_my_life ending_my_life end_my_own_life end_it ending_it end_it_all ending_it_all end_things end_this_life end_my_misery end_my_suffering end_my_pain take_my_life taking_my_life take_my_own_life taking_my_own_life commit_suicide committing_suicide comit_suicide do_away_with_myself off_myself offing_myself hang_myself hanging_myself shoot_myself shooting_myself drown_myself drowning_myself poison_myself stab_myself starve_myself overdose overdosing od slit_my_wrists slitting_my_wrists cut_my_wrists slit_my_throat jump_off jumping_off jump_from jump_in_front jump_under throw_myself throwing_myself step_in_front stepping_in_front walk_into_traffic drive_off drive_into crash_my_car blow_my_brains sewerslide gas_myself burn_myself_alive make_it_stop_for_good finish_myself finish_it',
  ),
  SOON: words(
    'tonight tonite 2nite 2night tn today tdy tomorrow tmrw tmr tomoz this_morning this_evening this_afternoon this_weekend this_week right_now before_morning before_dawn before_sunrise before_the_sun by_morning by_midnight by_tomorrow by_sunday by_monday at_midnight in_an_hour in_a_few in_a_minute in_a_bit soon now after_church after_mass after_the_service after_christmas after_easter on_my_birthday friday saturday sunday monday tuesday wednesday thursday',
  ),
  PILLS: words(
    'pills pill tablets tabs meds medication medicine capsules paracetamol tylenol acetaminophen ibuprofen aspirin xanax valium sleeping_tablets sleepers painkillers morphine opioids oxy fentanyl benzos poison pesticide insecticide bleach antifreeze sniper weedkiller paraquat charcoal helium drano',
  ),
  MEANS: words(
    'pills tablets paracetamol tylenol painkillers poison pesticide sniper rope noose belt cord gun pistol handgun revolver rifle shotgun glock bullet bullets blade blades razor knife scalpel box_cutter bottle bleach antifreeze rat_poison helium charcoal exhaust hose gas',
  ),
  GUN: words('gun pistol handgun revolver rifle shotgun glock knife machete axe hammer blade'),
  HIGH: words(
    'bridge roof rooftop ledge tracks train_tracks platform cliff cliffs balcony overpass railway rail_line parapet window_sill windowsill parking_garage car_park tower quarry pier weir river water dam viaduct top_floor',
  ),
  HURTS: words(
    'hit hits hitting beat beats beating beaten slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking choke chokes choked choking strangle strangles strangled shove shoves shoved shoving push pushes pushed rape rapes raped force forces forced forcing whip whips whipped cane canes caned flog flogs flogged lash lashes burn burns burned burnt burning lock locks locked chain chained tie tied starve starves hurt hurts hurting batter batters battered molest molested threaten threatens threatened abuse abuses abused thrash thrashes smack smacks smacked grab grabs grabbed pin pins pinned drag drags dragged bash bashes bashed belted hammered',
  ),
  ADULT: words(
    'uncle dad daddy father stepdad stepfather step-dad grandpa grandad granddad grandfather brother stepbrother cousin teacher pastor priest father_john youth_leader youth_pastor leader coach neighbor neighbour man guy babysitter mom mum mother boyfriend bf auntie aunt elder deacon bishop prophet apostle mr sir catechist choirmaster he they tutor driver foster_dad',
  ),
  MED: words(
    'meds medication medications medicine medicines tablets pills insulin dialysis chemo chemotherapy treatment treatments inhaler lithium prozac sertraline zoloft lexapro ssri ssris citalopram escitalopram fluoxetine venlafaxine quetiapine olanzapine risperidone clozapine antipsychotics antidepressants arvs antiretrovirals epilim keppra warfarin blood_thinners antibiotics epipen radiotherapy radiation transfusion transfusions oxygen injections injection shots injection injections heart_tablets heart_pills blood_pressure_pills steroids anticonvulsants lamotrigine valproate statins metformin mood_stabilizers mood_stabiliser shot dose psych_meds',
  ),
  STOP: words(
    "stop stopped stopping quit quitting threw throw throwing flush flushed skip skipped skipping came_off come_off coming_off going_off went_off off give_up gave_up given_up binned chucked dumped missed miss refused refuse refusing cancelled canceled not_taking haven't_taken haven't_been_taking not_taken won't_take don't_take didn't_take stopping without no_more ditched poured took_away thrown tossed trashed burned burnt hid put_away weaned laid_down",
  ),
  BURDEN: words('burden weight deadweight dead_weight waste drain nuisance problem millstone load liability'),
  VOICE: words(
    'voice voices god lord jesus spirit angel angels holy_spirit holy_ghost he it they radio tv demon demons demonic satan archangel michael something messenger prophet heaven yahweh father',
  ),
  ORDERS: words(
    'says say saying tells tell telling told said keep_saying keeps_saying keeps_telling keep_telling orders order ordering ordered commands command commanding commanded wants whispers whisper whispering shouts shouting screams screaming demands demanding asks asking asked instructed instructs insists revealed revealing chose chosen',
  ),
  HARM: words(
    'kill stab hurt sacrifice slay offer strangle drown burn poison shoot harm cut destroy execute purge cleanse slaughter smother suffocate hit push throw jump die bleed starve blind pluck send_back give_up',
  ),
}
