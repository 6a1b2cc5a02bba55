import { gap, listed, of } from '../rule.ts'

/** One way of telling a private thing of a person who can be found by what is told. Read with case, for names. */
export type HealthRule = { id: string; needs: readonly string[]; pattern: RegExp }

const relatives = listed(`wife husband spouse son daughter mother father mom mum dad brother sister child kid uncle aunt
  cousin grandmother grandfather grandma grandpa nephew niece stepson stepdaughter stepfather stepmother stepdad stepmom
  girlfriend boyfriend fiance fiancee partner friend neighbor neighbour boss coworker colleague pastor roommate student
  teacher patient client tenant employee ex goddaughter godson
  esposa esposo marido mujer hijo hija madre padre mama papa hermano hermana tio tia primo prima abuelo abuela sobrino
  sobrina hijastro hijastra padrastro madrastra novia novio prometida prometido pareja amigo amiga vecino vecina jefe jefa
  companero companera alumno alumna paciente cliente cunado cunada suegro suegra nuera yerno ahijado ahijada`)

// `my sister Ana`, `my husband, Ben Haddad,`; a name of two words; not one that only begins a sentence
const name = "\\p{Lu}[\\p{Ll}'-]{1,20}"
const surname = `(?: (?:de |del |van |von |da |bin )?${name}|\\b \\p{Lu}\\.)`
const owner = '(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[oa])'
const ofMine = `${owner} (?:[\\p{Ll}\\d'-]{1,14} ){0,3}?(?:(?:ex|step|half|grand|great|god)-?)?(?:${relatives.join('|')})(?:-in-law)?(?:,| \\()? ?(?:whose name is |called |named |llamad[oa] |que se llama )?${name}${surname}?\\)?`
const ofOurs = `(?:[Pp]ray(?:er)?s? for|[Oo]ren? por|[Oo]remos por|[Oo]racion por|[Pp]id[eo]n? por) (?:${owner} \\p{Ll}{2,14} |the \\p{Ll}{2,14} |[Bb]rother |[Ss]ister |[Pp]astor |el hermano |la hermana )?(?!(?:King|Saint|St|Queen|Lord|Jesus|God|Christ|Israel|Ukraine|Gaza)\\b)${name}${surname}`
const inCircle = `(?!(?:King|Saint|St|Queen|Mary|Martin|Charles|Billy|John Bunyan)\\b)${name}${surname}(?: from| in| of| at|,| de| en) (?:(?:my|our|mi|nuestr[oa]) (?:\\p{Ll}{2,12} ){0,2}?(?:church|group|class|school|team|choir|congregation|parish|office|work|youth|village|town|building|iglesia|grupo|clase|colegio|equipo|coro|congregacion|parroquia|trabajo|barrio|pueblo)|\\d{1,4} \\p{Lu}\\p{Ll}+|room \\d+)`
const whoAmI = `(?:[Mm]y name is|[Tt]his is|I am|I'm|[Mm]e llamo|[Mm]i nombre es|[Ss]oy) ${name}${surname}`
const member = `(?:[Bb]rother|[Ss]ister|[Pp]astor|[Dd]eacon|[Ee]lder|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Dr\\.?|(?:el |la )?[Hh]erman[oa]|[Dd]on|[Dd]ona|(?:el |la )?[Ss]enora?) (?!(?:Paul|Peter|Phoebe|Jesus|Timothy|Luther|Spurgeon|Lawrence)\\b)${name}${surname}?`
const who = of([ofMine, ofOurs, inCircle, member])

const illness =
  "hiv|aids|vih|sida|cancer|tumou?rs?|leuk[a]?emia|lymphoma|diabetes|epilepsy|epilepsia|bipolar|schizophreni[ac]|schizophrenia|esquizofrenia|depression|depresion|dementia|demencia|alzheimer'?s?|parkinson'?s?|autis[mt]\\w{0,3}|autista|adhd|tdah|ptsd|anorexi[ac]|anorexia|bulimi[ac]|bulimia|hepatitis|herpes|syphilis|sifilis|gonorrh?ea|chlamydia|std|sti|its|tuberculosis|cirrhosis|cirrosis|psychosis|psicosis|multiple sclerosis|esclerosis|lupus|infertil\\w{1,6}|personality disorder|trastorno \\p{L}{3,14}|eating disorder|down syndrome|stroke|kidney failure|heart failure|depressed|deprimid[oa]|suicidal|suicida|infertile|mentally ill|hiv[ -]positive|down'?s syndrome|brain damage|coma|paralysed|paralyzed"
const condition = of([
  `(?:has|have|had|got|with|tiene|tuvo|tengo|con|padece|padezco|sufre|is|es|lives? with|living with|suffers? from|suffering from|battling|fighting|dying of|diagnosed(?: as| with)?|diagnosis (?:is|of)|diagnosticaron|diagnosticad[oa](?: con| de)?|tested positive for|caught|contracted|treated for)${gap(30)}\\b(?:${illness})\\b`,
  `(?:was|is|been|got|were|fue|ha sido|le han|le)\\b${gap(20)}\\b(?:diagnosed|diagnosticad[oa]|diagnosticado|hiv[ -]positive|seropositiv[oa]|positiv[oa] (?:al|en) vih|hospitali[sz]ed|hospitalizad[oa]|ingresad[oa]|committed to|sectioned|internad[oa])\\b`,
  '(?:had|having|has had|get|got|getting|hiding|paid for|after|chose|tuvo|sufrio|hizo|practico|aborto|perdio)\\b.{0,24}?\\b(?:abortions?|aborto|miscarriages?|stillbirth|vasectomy|hysterectomy|mastectomy|chemo(?:therapy)?|quimioterapia|dialysis|dialisis|transplant|overdose|sobredosis|breakdown|al bebe)\\b',
  '(?:lost (?:a|the|her|our|their) baby|perdio (?:un|al|su) bebe|miscarried|aborted|overdosed|relapsed|aborto|recayo|se corta|cuts? (?:herself|himself|myself)|self-?harm\\w{0,3}|se autolesiona)\\b',
  '(?:is|was|were|been|being|got|gets|fue|es|ha sido|era)\\b.{0,20}?\\b(?:abused|molested|raped|assaulted|groomed|beaten|trafficked|abusad[oa]|violad[oa]|maltratad[oa]|golpead[oa]|agredid[oa]|acosad[oa]|pregnant|embarazada)\\b',
  '(?:abuses|abused|molested|molests|raped|rapes|beats|hits|punches|chokes|assaulted|groomed|threatens|abuso|abusa|viol[oa]|golpea|pega|maltrata|amenaza)\\b.{0,20}?\\b(?:me|her|him|us|them|wife|husband|children|kids|daughter|son|mother|sister|brother|girls?|boys?|teen\\w{0,6}|minors?|members?|de mi|de ella|de el|esposa|hijos|hijas?|ninos|ninas?|mujer)\\b',
  '(?:me|le|nos) (?:golpea|pega|maltrata|viola|abusa|violo|pego|golpeo|amenaza)\\b',
  '(?:is|was|be|been|became|an?|in|into|from|to|es|esta|estuvo|son|sigue|entered|of)\\b.{0,24}?\\b(?:rehab\\w{0,9}|detox|addict(?:ed|ion)?|alcoholic|alcoholism|adict[oa]|alcoholic[oa]|alcoholismo|drogadict[oa]|drug (?:use|abuse|addict)|heroin|meth|cocaine|opioids?|fentanyl|cocaina|heroina|drogas|psychiatric|psych ward|psiquiatric[oa]|mental hospital|porn(?:ography)?|pornografia|gambling|rehabilitacion|desintoxicacion)\\b',
  '(?:attempted|attempts?|tried|tries|intento|trato de|quiso|wanted|wants|thinking of|talking about)\\b.{0,20}?\\b(?:suicide|suicid\\w{1,6}|kill (?:her|him|my)self|end (?:her|his|my) life|take (?:her|his|my) (?:own )?life|matarse|quitarse la vida|overdose)\\b',
  '(?:suicide attempts?|intentos? de suicidio|takes? (?:lithium|antidepressants|antipsychotics|methadone|prozac|zoloft|insulin)|toma (?:litio|antidepresivos|metadona|insulina)|on (?:methadone|antidepressants|life support|chemo))',
])

/** Two capitals in a row that are no person's name, and persons of whom books tell. */
const anyName = `(?!(?:The|This|That|These|Those|What|Who|Does|Did|Do|Is|Are|Was|Can|Could|Should|Would|How|Why|When|Where|In|On|If|And|But|For|Old|New|Holy|King|Saint|St|Queen|Lord|Jesus|God|Christ|First|Second|Mary|John (?:Bunyan|Wesley|Calvin|Newton)|Martin Luther|Charles|William Cowper|Alcoholics|Narcotics|Planned|Roman|Catholic|Christian|Southern|Biblical?|Que|Como|Por|El|La|Los|Las|Un|Una|Dios|San|Santa)\\b)${name}`
/** What nobody tells of a person of the Bible. */
const modern = of([
  '(?:has|have|had|is|was|got|with|tiene|tuvo|es|for|con)\\b.{0,30}?\\b(?:hiv|aids|vih|sida|abortions?|bipolar|schizophreni\\w{1,3}|esquizofrenia|in rehab|alcoholic|alcoholic[oa]|(?:drug )?addict(?:ed)?|adict[oa]|in a psych\\w{0,9}|overdosed|chemo\\w{0,9}|dialysis)',
  '(?:was|were|been|got|fue|is being|le)\\b.{0,20}?\\b(?:diagnosed with|diagnosticad[oa] con|diagnosticaron|treated for|tested positive)',
  '(?:takes|is on|toma) (?:lithium|antidepressants|methadone|antipsychotics|antidepresivos|litio)',
])

const conditionWords =
  listed(`hiv aids vih sida cancer tumor tumors tumour leukemia leukaemia lymphoma diabetes epilepsy epilepsia
  bipolar schizophrenia schizophrenic esquizofrenia depression depresion dementia demencia alzheimer alzheimers parkinson
  parkinsons autism autistic autismo autista adhd tdah ptsd anorexia anorexic bulimia bulimic hepatitis herpes syphilis
  sifilis gonorrhea gonorrhoea chlamydia std sti its tuberculosis cirrhosis cirrosis psychosis psicosis sclerosis
  esclerosis lupus infertility infertile disorder trastorno syndrome stroke failure diagnosed diagnosis diagnosticaron
  diagnosticado diagnosticada positive seropositivo seropositiva positivo hospitalized hospitalised hospitalizado
  hospitalizada ingresado ingresada committed sectioned internado internada abortion abortions aborto miscarriage
  miscarriages stillbirth vasectomy hysterectomy mastectomy chemo chemotherapy quimioterapia dialysis dialisis transplant
  overdose sobredosis breakdown bebe miscarried aborted overdosed relapsed recayo corta cuts self abused molested raped
  assaulted groomed beaten trafficked abusado abusada violado violada maltratado maltratada golpeado golpeada agredida
  agredido acosada acosado pregnant embarazada abuses molests rapes beats hits punches chokes threatens abuso abusa viola
  violo golpea pega maltrata amenaza pego golpeo rehab rehabilitation detox addict addicted addiction alcoholic alcoholism
  adicto adicta alcoholico alcoholica alcoholismo drogadicto drogadicta drug heroin meth cocaine opioid opioids fentanyl
  cocaina heroina drogas psychiatric psych psiquiatrico psiquiatrica mental porn pornography pornografia gambling
  rehabilitacion desintoxicacion suicide suicidio suicidarse suicidal kill life vida matarse lithium antidepressants
  antipsychotics methadone prozac zoloft insulin litio antidepresivos metadona insulina`)

const place = `(?:at|in|from|of|room|ward|en|del|la|the)\\b[^.!?\\n]{0,30}?\\b(?:(?:${name} ){1,3}(?:Clinic|Hospital|Cent(?:er|re)|House|Church|School|Prison|Jail|Ward|University|Unit)|(?:Clinica|Hospital|Centro|Iglesia|Colegio|Carcel|Casa) (?:de |del |la )?${name}|room \\d+|habitacion \\d+)`

export const healthRules: readonly HealthRule[] = [
  {
    id: 'health-named',
    needs: conditionWords,
    pattern: new RegExp(`(?:${who})\\b,?${gap(70)}(?<![\\p{L}])(?i:${condition})`, 'gu'),
  },
  {
    id: 'health-own-name',
    needs: conditionWords,
    pattern: new RegExp(
      `(?:${whoAmI})\\b.{0,80}?\\b(?:I|and|i|he|y|tengo|me|soy|fui|mi|my)\\b${gap(40)}(?<![\\p{L}])(?i:${condition})`,
      'gu',
    ),
  },
  {
    id: 'health-full-name',
    needs: conditionWords,
    pattern: new RegExp(
      `(?<![\\p{L}.] |[\\p{L}])${anyName}${surname}(?: \\(\\d{1,2}\\))?(?:, ?\\d{1,2},)?\\b${gap(50)}(?<![\\p{L}])(?i:${modern})\\b`,
      'gu',
    ),
  },
  {
    id: 'health-placed',
    needs: conditionWords,
    pattern: new RegExp(
      `${owner} (?:\\p{Ll}{2,12} ){0,2}?(?:${relatives.join('|')})\\b${gap(50)}(?<![\\p{L}])(?i:${condition})${gap(30)}\\b${place}`,
      'gu',
    ),
  },
  {
    id: 'health-behind',
    needs: conditionWords,
    pattern: new RegExp(
      `(?:abused|molested|raped|assaulted|beaten|hit|groomed|infected|abusad[oa]|violad[oa]|golpead[oa]|maltratad[oa]) (?:by|por) (?:(?:${ofMine})|(?!(?:Amnon|Shechem|Saul|King|Absalom|Egyptians?|Romans?|Jews|God|Satan)\\b)${name}${surname})`,
      'gu',
    ),
  },
]
