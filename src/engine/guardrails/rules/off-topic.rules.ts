import { gap, listed, of, type Rule } from '../rule.ts'

const asked = `(?:^|[.!?:;,\\n("'-] ?|\\b(?:please|pls|plz|just|then|now|and|but|so|simply|me|kindly|also|quickly|you to|need to|want to|have to|trying to|(?:can|could|would|will) you(?: please| kindly| help me| just| also)?|help me(?: to)?|need help|u|(?:job|task) is to) |\\b(?=i (?:need|want) ))`
const makes =
  '(?:write|rewrite|create|make|build|generate|code|develop|design|implement|draft|compose|produce|prepare|give|send|show|program|script|craft|put together|come up with|whip up|set up|configure|install|code up|do|finish|fix|debug|refactor|optimi[sz]e|improve|edit|proofread|polish|update|revise|review|format|turn|convert|port|help(?: me)?(?: with)?|i need|i want|need|want|act as|provide|outline|knock out|spit out|automate|deploy|configure|train|explain|translate|plan|suggest|brainstorm|tell)'
/** What ties a soft piece of work to the service's subject, when it comes with the work itself. */
const bibleWords = of(
  listed(
    'bible bibles biblical biblically scripture scriptures scriptural verse verses psalm psalms gospel gospels jesus christ god lord church churches prayer ' +
      'prayers pray praying sermon sermons worship pastor pastors ministry theology theological genesis exodus paul moses david devotional devotionals ' +
      'congregation parish vbs missionary missionaries missions baptism communion easter christmas advent lent apostle apostles disciple disciples ' +
      'elders deacons choir hymn faith solomon proverbs ecclesiastes romans jonah esther ruth job nehemiah daniel christian christians christianity creator creation witness mission',
  ).concat(['sunday school', 'small group', 'youth group', 'house group', 'holy land']),
)
const withoutBible = `(?!${gap(140)}\\b${bibleWords}\\b)`
/** Literal phrases, plural or not, and the words of which one must stand in a text that has one of them. */
function phrases(text: string): { of: string; needs: string[] } {
  const list = text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
  const needs = list.flatMap((phrase) => {
    const words = phrase.split(/[ -]/)
    // the longest is the rarest, as a rule; `newtons` stands for `newton's`, of which `newton` is the word
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
    return longest === words.at(-1) ? [longest, `${longest}s`, `${longest}es`] : [longest, longest.replace(/s$/, '')]
  })
  return {
    of: `${of(
      list.map((phrase) =>
        phrase
          .replace(/[ -]/g, '[ -]?')
          .replace(/\+/g, '\\+')
          .replace(/\b(newton|ohm)s\b/g, "$1'?s"),
      ),
    )}(?:e?s)?`,
    needs,
  }
}

const languages =
  'python|javascript|typescript|c\\+\\+|c#|php|kotlin|golang|sql|mysql|postgres(?:ql)?|mongodb|sqlite|html|css|tailwind|bash|powershell|vba|regex|react(?:\\.?js| native)?|angular|vue(?:\\.?js)?|svelte|next\\.?js|node(?:\\.?js)?|express(?:\\.?js)?|django|flask|fastapi|laravel|wordpress|spring boot|java|ruby(?: on rails)?|rust|swift|swiftui|perl|scala|haskell|matlab|r studio|pandas|numpy|pytorch|tensorflow|docker|kubernetes|terraform|aws|azure|firebase|graphql|jquery|bootstrap|shopify|excel|google sheets?|arduino|unity|unreal|android|ios|linux|github|git|selenium|solidity|latex|webpack|redux|nginx|redis|elasticsearch|minecraft|roblox|lua'
const languageWords = listed(
  'python javascript typescript c php kotlin golang sql mysql postgres postgresql mongodb sqlite html css tailwind bash powershell vba regex react reactjs angular vue ' +
    'svelte next nextjs node nodejs express django flask fastapi laravel wordpress spring java ruby rust swift swiftui perl scala haskell matlab r pandas numpy pytorch ' +
    'tensorflow docker kubernetes terraform aws azure firebase graphql jquery bootstrap shopify excel google arduino unity unreal android ios linux github git selenium ' +
    'solidity latex webpack redux nginx redis elasticsearch minecraft roblox lua',
)
const codeThing =
  '(?:scripts?|functions?|programs?|code|components?|class(?:es)?|quer(?:y|ies)|apps?|applications?|snippets?|modules?|packages?|hooks?|macros?|formulas?|bots?|scrapers?|algorithms?|loops?|endpoints?|websites?|web ?pages?|pages?|forms?|templates?|plugins?|mods?|stylesheets?|(?:unit )?tests?|librar(?:y|ies)|crawlers?|servers?|backends?|front-?ends?|regex(?:es)?|parsers?|tables?|decorators?|one-?liners?|methods?|pipelines?|dashboards?|compilers?|interfaces?|api|apis|game|games|commands?|files?|containers?|project|migrations?|schemas?|routes?|buttons?|calculators?|error|bug|exception|closure|promises?|spreadsheets?|sheets?|pivot tables?|contracts?|sorts?)'
const unmistakable =
  'python|javascript|typescript|c\\+\\+|c#|php|kotlin|golang|sql|mysql|postgres(?:ql)?|mongodb|tailwind|bash|powershell|vba|react(?:\\.?js| native)|angular|vue\\.?js|next\\.?js|node\\.?js|django|flask|fastapi|laravel|ruby on rails|pandas|numpy|pytorch|tensorflow|docker|kubernetes|terraform|graphql|jquery|css|java|arduino|google sheets|latex|selenium|webpack|matlab'
const codeWork = phrases(
  'regex, regexp, web app, mobile app, chrome extension, browser extension, discord bot, telegram bot, slack bot, trading bot, web scraper, rest api, restful api, api endpoint, ' +
    'database schema, sql query, unit test, regular expression, login page, login form, contact form, shopping cart, todo app, to-do app, to do list app, calculator app, e-commerce site, ecommerce site, online store, ' +
    'binary search, linked list, sorting algorithm, bubble sort, quicksort, merge sort, leetcode, smart contract, shell script, dockerfile, github action, snake game, tic-tac-toe, tetris, ' +
    'excel formula, excel macro, pivot table, vlookup, minecraft mod, ci/cd, crud app, crud, chess engine, neural network, machine learning model, fizzbuzz, cron job, docker container, ' +
    'navbar, websocket, oauth, jwt, microservice, backend, web server, stored procedure, primary key, hash map, hashmap, source code, boilerplate, fibonacci, prime number, palindrome checker, react component, landing page',
)

const coding: Rule[] = [
  {
    id: 'code-in-a-language',
    group: 'off_topic',
    needs: languageWords,
    pattern: new RegExp(
      `${asked}${makes}\\b${gap(70)}(?<![\\w])(?:${languages})(?![\\w])[^.!?\\n]{0,25}?\\b${codeThing}\\b`,
      'g',
    ),
    unless: /\b(?:church (?:website|page)|talk to (?:the|your) developers?)\b/,
  },
  {
    id: 'code-thing-in-a-language',
    group: 'off_topic',
    needs: languageWords,
    pattern: new RegExp(
      `(?:${asked}${makes}|\\b(?:how (?:do|can|to|would|should|could) (?:i|you|we|one)?|how to|what's the|what is|what does|why (?:does|is|do)|difference between|when should i|way to|explain))\\b${gap(90)}\\b(?:in|using|with|for|on) (?:a |an |the |my |plain |vanilla |modern )?(?:${unmistakable})(?![\\w])`,
      'g',
    ),
  },
  {
    id: 'code-work',
    group: 'off_topic',
    needs: codeWork.needs,
    pattern: new RegExp(
      `(?:${asked}${makes}|\\bhow (?:do|can|would|should) (?:i|we|you) (?:\\w+ )?${makes})\\b${gap(60)}\\b${codeWork.of}\\b`,
      'g',
    ),
  },
  {
    id: 'sets-up-a-platform',
    group: 'off_topic',
    needs: listed(
      'kubernetes docker nginx aws terraform linux postgres mysql wordpress shopify azure firebase vpn raspberry proxmox jenkins ansible redis mongodb webpack git github ubuntu apache',
    ),
    pattern: new RegExp(
      `(?:${asked}(?:set up|configure|install|deploy|build|create|explain|migrate|host|automate|troubleshoot|fix|write)|\\bhow (?:do|can|to|would|should) (?:i )?(?:set up|configure|install|deploy|host|use|fix|undo))\\b${gap(40)}\\b(?:kubernetes|docker|nginx|aws|terraform|linux|postgres|mysql|wordpress|shopify|azure|firebase|vpn|raspberry pi|jenkins|ansible|redis|mongodb|webpack|git|github|ubuntu|apache)\\b`,
      'g',
    ),
  },
  {
    id: 'codes-me-something',
    group: 'off_topic',
    needs: listed('code program codes'),
    pattern: new RegExp(`${asked}(?:code|program) (?:me |up |us )+(?:a|an|some|the|this)\\b`, 'g'),
  },
  {
    id: 'conjugates',
    group: 'off_topic',
    needs: listed('conjugate conjugation'),
    pattern: /\bconjugat(?:e|ion of)\b[^.!?\n]{0,40}?\b(?:french|spanish|german|italian|portuguese|english|verbs?)\b/g,
    unless: /\b(?:greek|hebrew|aramaic|latin)\b/,
  },
  {
    id: 'mends-my-code',
    group: 'off_topic',
    needs: listed(
      'code function script bug query regex snippet codebase stacktrace stack component program app compiler compile unit tests website segfault',
    ),
    pattern: new RegExp(
      `(?:\\b(?:debug|refactor|optimi[sz]e|fix|troubleshoot|unit test|code[ -]review|review|explain|document|comment|port|convert|rewrite|check|improve|find the (?:bug|error)s? in|what's wrong with|whats wrong with|what is wrong with)\\b (?:this|my|our|the following|these|that|the (?:\\w+ )?(?:bugs?|errors?) in (?:my|this|the))(?: (?!(?:sermon|bible|church|drama|play|nativity|youth|prayer)\\b)\\w+){0,4}? (?:code|function|bug|sql|query|regex|snippet|codebase|stack ?trace|component|compiler error|unit tests?|css|html|app|loop|recursion|api call|endpoint|segfault|web ?site code)\\b(?! of (?:hammurabi|conduct|ethics|life|law|the))|` +
        `\\bmy (?:[\\w.+#]+ )?(?:code|function|script|program|app|website|page|server|component|build|docker \\w+|unit tests?|query|loop) (?:\\w+ ){0,2}?(?:throws?|crashes|returns|isn't|is not|doesn't|does not|won't|keeps|fails|gives me|has a bug|has an error|is giving|is throwing|errors)\\b(?=[^\\n]{0,120}\\b(?:error|undefined|null|nan|compile|work|working|exception|crash\\w*|bug|load|render|run|timeout|fail\\w*|expected|wrong)\\b))`,
      'g',
    ),
    unless:
      /\b(?:bible app|your app|prayer app|this app|secret code|bible code|dress code|moral code|code of|hammurabi)\b/,
  },
  {
    id: 'is-code',
    group: 'off_topic',
    needs: listed(
      'def function console import const let var public select printf include traceback nullpointerexception typeerror syntaxerror npm pip segmentation git div html async elif cannot exception core compile compiler compilation println undefined keyerror valueerror referenceerror indexerror fn struct usestate docker kubectl nullreferenceexception',
    ),
    pattern:
      /(?:\bdef \w{1,40} ?\(|\bfunction \w{0,40} ?\([^)\n]{0,60}\) ?\{|\bconsole\.(?:log|error)\b|\b(?:const|let|var) [\w{}[\], ]{1,40} ?= ?[^ \n]|^import \w+|\nimport [\w{]|\bpublic (?:static|class|void)\b|\bselect [\w*,. ]{1,80} from \w+ (?:where|join|group|order|limit|inner|left)\b|\bprintf ?\(|#include ?<|\btraceback \(most recent|\bnull(?:pointer|reference)exception\b|\b(?:type|syntax|key|value|reference|index)error\b|\b(?:npm|pip3?|yarn) (?:install|run|start)\b|\bsegmentation fault\b|\bgit (?:rebase|merge|commit|push|checkout|reset|stash|pull|cherry-pick|clone)\b|<div\b|\basync function\b|\bsystem\.out\.print|\bis not a function\b|\bcannot read propert(?:y|ies)\b|\bexception in thread\b|\bcore dumped\b|\bcompil(?:e|er|ation) error\b|\busestate ?\(|\bdocker(?:-| )compose\b|\bkubectl\b)/g,
  },
]

const hardSubject =
  '(?:math|maths|mathematics|physics|chemistry|algebra|calculus|biology|economics|geometry|statistics|stats|accounting|trigonometry|science|computer science|programming|engineering|french|spanish|german|social studies|civics|geography|psychology|sociology|finance|marketing|nursing|us history|u\\.s\\. history|american history|world history|european history|precalculus|pre-calc|calc|econ|chem)'
const task =
  '(?:homework|assignments?|problem sets?|worksheets?|lab reports?|term papers?|midterms?|finals?|final exam|exams?|quiz(?:zes)?|tests?|problems?|coursework|essays?|projects?|take-?home|questions?|papers?|exercises?|flash ?cards|study guide)'
/** Matter of other lessons; those that stand in `academic` have no other life. */
const topic = phrases(
  'photosynthesis, mitosis, meiosis, mitochondria, cellular respiration, periodic table, stoichiometry, quadratic, quadratic equation, algebra, calculus, derivative, integral, trigonometry, pythagorean theorem, ' +
    'polynomial, thermodynamics, kinetic energy, newtons law, french revolution, russian revolution, industrial revolution, american revolution, world war, wwi, wwii, ww2, ww1, cold war, civil war, vietnam war, great depression, ' +
    'napoleon, aztec, mayan, macroeconomics, microeconomics, supply and demand, inflation, great gatsby, hamlet, macbeth, romeo and juliet, shakespeare, othello, to kill a mockingbird, lord of the flies, animal farm, ' +
    'moby dick, frankenstein, pride and prejudice, iliad, odyssey, plate tectonics, dna replication, mendelian genetics, punnett square, krebs cycle, osmosis, electoral college, us constitution, bill of rights, ' +
    'treaty of versailles, renaissance art, climate change, global warming, renewable energy, catcher in the rye, of mice and men, brave new world, boston tea party, silk road, ohms law, electromagnetism, gravity, chemical bond, ' +
    'solar system, black hole, roman republic, ancient greece, ancient egypt economy, gdp, fiscal policy, monetary policy, social media, school uniform, video game, artificial intelligence, electric car, minimum wage, gun control, ' +
    'globalization, marxism, capitalism, freud, pavlov, stanford prison, the holocaust, jim crow, civil rights movement, women suffrage, feminism, space race, manifest destiny, louisiana purchase, westward expansion, black death, acid rain, food chain, ecosystem, water cycle, ionic bond, balance sheet',
)

/** Subjects of other lessons that nobody names when he speaks of his own life. */
export const academic = phrases(
  'photosynthesis, mitosis, meiosis, mitochondria, cellular respiration, periodic table, stoichiometry, quadratic equation, derivative of, integral of, pythagorean theorem, polynomial, thermodynamics, kinetic energy, ' +
    'french revolution, russian revolution, industrial revolution, american revolution, macroeconomics, microeconomics, supply and demand, great gatsby, plate tectonics, dna replication, punnett square, krebs cycle, osmosis, ' +
    'electoral college, bill of rights, treaty of versailles, american civil war, us civil war, newtons second law, newtons third law, boston tea party, ohms law, electromagnetism, chemical bond, fiscal policy, monetary policy, louisiana purchase, manifest destiny, ionic bond, covalent bond, federalism, cold war, world war, ' +
    'to kill a mockingbird, lord of the flies, animal farm, linear algebra, game theory, keynesian, french verb, german grammar, spanish verb, irregular verb, avogadro, photoelectric effect, ottoman empire, ming dynasty, meiji restoration, cuban missile crisis',
)

const homework: Rule[] = [
  {
    id: 'does-my-homework',
    group: 'off_topic',
    needs: listed(
      'homework assignment assignments problem problems worksheet report paper midterm final finals exam quiz test coursework essay essays project questions exercises exercise exams question tests flashcards',
    ),
    pattern: new RegExp(
      `(?:${asked}|\\bto )(?:do|solve|finish|complete|answer|help(?: me)?(?: with| on)?|write|check|ace|work through|need help with|stuck on|work out|take|explain|give me the answers to|get through)\\b${withoutBible}(?:(?: \\w+'?s?){0,5}? ${hardSubject} (?:\\w+ ){0,2}?${task}|(?: \\w+){0,4}? (?:homework|assignment|essay|exam|test|quiz|paper|report|worksheet) (?:for|in|on) (?:my |our |the )?(?:\\w+ )?${hardSubject}(?: (?:class|course|teacher|101|professor))?)\\b`,
      'g',
    ),
    unless: /\b(?:anxious|anxiety|worried|nervous|scared|stress(?:ed)?|cheat(?:ed|ing)?|encourag\w+|afraid|sin)\b/,
  },
  {
    id: 'essay-on-another-subject',
    group: 'off_topic',
    needs: topic.needs,
    pattern: new RegExp(
      `${asked}(?:write|explain|summari[sz]e|give|do|create|draft|compose|make|help(?: me)?(?: with)?|finish|complete|describe|compare|analy[sz]e|prepare|discuss|outline|i need|i want|need|solve|prove|define|tell|teach)\\b${withoutBible}${gap(90)}\\b${topic.of}\\b`,
      'g',
    ),
  },
  {
    id: 'sums',
    group: 'off_topic',
    needs: listed(
      'solve derivative integral equation root limit balance factor simplify differentiate integrate hypotenuse calculate compute find velocity matrix quadratic probability molar roots x graph logarithm sine cosine square',
    ),
    pattern:
      /(?:\bsolve\b[^.!?\n]{0,40}?(?:\bfor [xyz]\b|\bequations?\b|\binequalit(?:y|ies)\b|\bintegrals?\b|\bpolynomials?\b|[xyz] ?[-+=^]|\d ?[xyz]\b)|\b(?:derivative|integral|antiderivative|square root|cube root|determinant|eigenvalues?|logarithm) of\b|\bbalance (?:the|this|these) (?:chemical )?equations?\b|\b(?:differentiate|integrate|factor|simplify)\b[^.!?\n]{0,25}?(?:[xyz] ?[-+^]|[xyz]\d|\d ?[xyz]\b)|\b(?:calculate|compute|find|work out|determine) the (?:area of a|volume of a|velocity|acceleration|molar mass|molarity|standard deviation|probability (?:of|that)|hypotenuse|perimeter|derivative|slope|compound interest|circumference of a|ph of|present value|net present value|half-life|mean and median)\b|\b[xyz](?:\^2|²) ?[-+=])/g,
    unless: /\b(?:ark|temple|tabernacle|solomon|noah|cubits?|bath|jerusalem|bronze sea|molten sea)\b/,
  },
]

const office = phrases(
  'cover letter, resume, curriculum vitae, linkedin post, linkedin profile, linkedin bio, linkedin summary, linkedin headline, resignation letter, performance review, self-evaluation, quarterly report, quarterly review, earnings report, sales report, ' +
    'status report, expense report, business plan, business proposal, project proposal, project plan, project charter, job description, job posting, job ad, job application, press release, invoice, nda, non-disclosure agreement, lease agreement, ' +
    'rental agreement, employment contract, freelance contract, service agreement, terms of service, terms and conditions, privacy policy, pitch deck, investor pitch, elevator pitch, sales pitch, sales email, cold email, sales script, out-of-office, ' +
    'powerpoint, slide deck, complaint letter, letter of complaint, reference letter, letter of recommendation, recommendation letter, swot analysis, okr, kpi, user story, user stories, jira ticket, standup update, purchase order, ' +
    'cease and desist, eviction notice, demand letter, refund request, meeting minutes, board minutes, meeting notes,  executive summary, case study for, dating profile, tinder bio, cv, termination letter, offer letter, onboarding document, onboarding checklist, sop, standard operating procedure, ' +
    'request for proposal, rfp, tax return, profit and loss, balance sheet, real estate listing, rental listing, airbnb listing, employee handbook, customer service reply, customer support reply, warranty claim, product roadmap, market analysis, competitor analysis, sales forecast, earnings call, sales call, customer complaint, sales deck, work email, business email, business letter, consulting agreement, partnership agreement, severance agreement, vendor agreement, sublease, bill of sale',
)
const officeSoft = phrases(
  'boss, manager, landlord, client, customer, coworker, co-worker, supplier, vendor, recruiter, insurance company, bank, hr, hr department, ceo, shareholder, investor, tenant, contractor, airline, employer, accountant, professor, quarterly, sales team, marketing team, stakeholder, it department, meeting agenda, memo, budget spreadsheet, excel spreadsheet, employee, colleague, team',
)

const officeWork: Rule[] = [
  {
    id: 'office-paper',
    group: 'off_topic',
    needs: office.needs,
    pattern: new RegExp(
      `(?:${asked}(?:write|rewrite|create|make|build|generate|draft|compose|produce|prepare|give|design|craft|polish|proofread|edit|improve|update|revise|review|format|tailor|optimi[sz]e|help(?: me)?(?: with| write| to write)?|i need|need|fill (?:in|out)|summari[sz]e|translate|do|tighten|punch up|shorten|turn|reply to|respond to|answer)\\b|\\bi (?:need|want)\\b)${gap(70)}\\b${office.of}\\b`,
      'g',
    ),
    unless:
      /\b(?:is it (?:wrong|ok|okay|a sin|right)|bible stud(?:y|ies)|sunday school|small group|prayer|pray|sermon|sermons|verses? (?:for|about)|devotional|youth group|vbs|bible lesson|psalms?|missionary support|resume (?:my|the|our|reading))\b/,
  },
  {
    id: 'office-mail',
    group: 'off_topic',
    needs: listed(
      'email emails e mail memo letter message reply agenda spreadsheet presentation slides minutes report text apology proposal',
    ),
    pattern: new RegExp(
      `${asked}(?:write|rewrite|draft|compose|prepare|send|polish|proofread|edit|improve|reply|make|create|word|help(?: me)?(?: with| write| draft)?|need|give)\\b${withoutBible}${gap(40)}\\b(?:e-?mails?|memos?|letters?|messages?|reply|agenda|spreadsheet|presentation|slides|minutes|report|proposal)\\b${gap(50)}\\b(?:my|our|the|a|an|to|from|for) (?:\\w+ )?${officeSoft.of}\\b`,
      'g',
    ),
    unless:
      /\b(?:forgiv\w+|sabbath|sundays?|reconcil\w+|grace|apologi[sz]e|paul|pray\w*|christ\w*|gracious\w*|witness|bible\w*)\b/,
  },
]

export const marketing = phrases(
  'seo, meta description, product description, ad copy, sales copy, sales page, landing page copy, facebook ad, google ad, instagram ad, tiktok script, youtube title, youtube description, amazon listing, etsy listing, ebay listing, product listing, shopify, marketing plan, ' +
    'marketing copy, marketing email, marketing campaign, marketing strategy, promo email, promotional email, copywriting, affiliate, dropshipping, backlink, keyword research, keyword list, long-tail keyword, target keyword, brand name, business name, startup name, company name, ' +
    'advertising copy, click-through, clickbait, clickbait headline, infomercial, sales funnel, lead magnet, brand voice, google review, fake review, five-star review, product review, product launch, black friday',
)
const advertising = phrases(
  'tiktok video, tiktok, email campaign, email blast, slogan, tagline, advertisement, advert, social media calendar, content calendar, viral tweet, twitter thread, billboard, radio ad, call to action, newsletter for my shop, hashtag, instagram caption, jingle, social media post, linkedin post',
)
const selling =
  'business|shop|store|company|startup|brand|product|products|restaurant|cafe|salon|gym|bakery|agency|clients|customers|customer|sale|sneakers?|shoes|skincare|coffee|app|saas|plumbing|dental|real estate|supplements?|crypto|clothing|candles?|e-?commerce|casino|vape|hotel|software'

const sells =
  '(?:write|rewrite|create|make|generate|draft|compose|produce|prepare|give|design|craft|optimi[sz]e|brainstorm|suggest|come up with|help(?: me)?(?: with| write)?|i need|need|build|do|plan|improve|list|turn|find|invent|develop)'

const marketingWork: Rule[] = [
  {
    id: 'marketing',
    group: 'off_topic',
    needs: marketing.needs,
    pattern: new RegExp(`${asked}${sells}\\b${gap(80)}\\b${marketing.of}\\b`, 'g'),
    unless:
      /\b(?:is it (?:wrong|ok|okay|a sin)|for (?:our|my|the) (?:church|ministry|congregation|parish|youth group))\b/,
  },
  {
    id: 'advertising',
    group: 'off_topic',
    needs: advertising.needs,
    pattern: new RegExp(`${asked}${sells}\\b${withoutBible}${gap(80)}\\b${advertising.of}\\b`, 'g'),
  },
  {
    id: 'sells-something',
    group: 'off_topic',
    needs: listed(
      'blog post posts newsletter caption captions flyer brochure headline headlines copy article articles tweets tweet email emails ads ad script names name reviews listing description text',
    ),
    pattern: new RegExp(
      `${asked}(?:write|rewrite|create|make|generate|draft|compose|produce|give|design|craft|brainstorm|suggest|come up with|need|do|help(?: me)?(?: with| write)?)\\b${withoutBible}${gap(50)}\\b(?:blog posts?|posts?|newsletter|captions?|flyer|brochure|headlines?|copy|articles?|tweets?|emails?|ads?|ad script|names?|reviews?|listing|descriptions?|promo)\\b${gap(60)}\\b(?:my|our|a|an|the|about|for|to sell|selling|promoting|advertising) (?:[\\w-]+ ){0,3}?(?:${selling})\\b`,
      'g',
    ),
  },
]

const answersAll: Rule[] = [
  {
    id: 'money-picks',
    group: 'off_topic',
    needs: listed(
      'crypto cryptocurrency bitcoin btc ethereum eth dogecoin solana altcoin altcoins stock stocks shares token coin coins nasdaq forex nvidia tesla etf etfs portfolio memecoin options',
    ),
    pattern:
      /(?:\b(?:which|what|best|top|name|pick|recommend|give me|hottest|good|\d+|next)\b[^.!?\n]{0,30}?\b(?:cryptos?|cryptocurrenc(?:y|ies)|alt ?coins?|meme ?coins?|coins?|stocks?|tokens?|shares|etfs?|forex|options)\b[^.!?\n]{0,40}?\b(?:buy|invest|now|this (?:week|month|year)|moon|to hold|pump|explode|picks?|trade|should i|portfolio|tomorrow|today|next|100x|10x|rise|go up|short|returns?|profit)\b|\b(?:should i|when (?:do|should) i|is it (?:a )?(?:good|right|too late|smart)[^.!?\n]{0,20}? to|will|predict|forecast)\b[^.!?\n]{0,40}?\b(?:bitcoin|btc|ethereum|eth|dogecoin|solana|nvidia|tesla stock|tesla shares|the stock market|altcoins?|crypto)\b[^.!?\n]{0,60}?\b(?:price|now|today|tomorrow|crash|go up|rise|hit|reach|week|month|year|sell|buy|dip|investment)\b|\bis [^.!?\n]{0,25}?\b(?:stocks?|shares|bitcoin|crypto|ethereum|nvidia|tesla)\b[^.!?\n]{0,12}? (?:a )?(?:good|safe|smart|bad) (?:buy|investment|bet|time)\b|\b(?:bitcoin|btc|ethereum|eth|dogecoin|solana|crypto|stock|forex) (?:price )?(?:predictions?|forecasts?|picks?|signals?|tips|trading (?:strategy|bot|signals?))\b)/g,
    unless:
      /\b(?:bible|biblical|christian|christians|sin|sinful|godly|steward\w*|scripture|jesus|church|tithe|tithing|widow\w*|temple|parable|caesar|silver)\b(?!,)/,
  },
  {
    id: 'sports-picks',
    group: 'off_topic',
    needs: listed(
      'horse win parlay parlays bet bets betting odds picks fantasy lottery powerball spread bowl nba nfl cup sportsbook wager draft lineup',
    ),
    pattern:
      /(?:\b(?:who|which team|will (?:the )?\w+)\b[^.!?\n]{0,25}?\bwin\b[^.!?\n]{0,40}?\b(?:super bowl|world cup|game|match|nba|nfl|mlb|nhl|champions league|premier league|world series|derby|election|finals?|title|race|tonight|this (?:weekend|season|sunday)|tomorrow|oscars?)\b|\b(?:give me|pick|build|make|recommend|suggest|best|what are|what's|predict|tell me|need|choose|today's|good|safest|winning|which|what)\b[^.!?\n]{0,45}?\b(?:parlays?|betting (?:tips|picks|odds|lines?|strategy)|best bets|bets|odds (?:for|on)|point spread|over\/under|fantasy (?:football|baseball|basketball|team|league|lineup|draft)|lottery numbers|powerball numbers?|nfl picks|nba picks|sports picks|picks for (?:the|tonight|this|sunday)|march madness bracket|horse (?:should|will|to|wins?|is))\b)/g,
    unless: /\b(?:christian|sin|sinful|bible|gamble|gambling)\b(?!,)/,
  },
  {
    id: 'trivia',
    group: 'off_topic',
    needs: listed(
      'capital population currency weather president won directed sang starred painted recommend restaurants hotels laptop phone movie movies netflix song tallest fastest itinerary score gdp boiling celebrity iphone horoscope workout trivia release temperature traffic',
    ),
    pattern:
      /(?:\bwhat(?:'s| is|s) the (?:capital|population|currency|gdp|area code|time zone|national (?:anthem|dish)) (?:city )?of (?!israel|judah|judea|heaven|the (?:northern|southern|kingdom))|\b(?:what(?:'s| is|s)|how is|how's|tell me) the (?:weather|temperature|traffic)(?: like| forecast)? (?:in|today|tomorrow|for|this)\b|\bwho (?:won|is (?:the )?(?:current )?(?:president|prime minister|ceo)|directed|sang|starred|painted|invented) (?:the (?:\d{4}|super|world|nba|nfl|last|film|movie|song|mona|election|oscar|lightbulb|telephone|first (?:computer|car|airplane))|of|best|in the movie)\b|\b(?:recommend|suggest|what(?:'s| is| are) the best|give me|list|find|rank)\b[^.!?\n]{0,30}?\b(?:restaurants|hotels|laptops?|smartphones?|phones?|iphones?|netflix (?:shows?|series|movies?)|action movies|horror movies|video games|gaming \w+|headphones|tvs?|airlines|flights|nightclubs|bars)\b(?! (?:to avoid|in the bible))|\b(?:plan|create|make|give me|write|build)\b[^.!?\n]{0,30}?\b(?:itinerary|workout (?:plan|routine)|gym routine|road trip)\b|\b(?:my|today's|daily) horoscope\b(?! (?:a )?sin)|\b(?:pop culture|sports|movie|general knowledge|music|celebrity|geography|science) trivia\b|\b(?:what(?:'s| is) the |final )score of\b|\bhow tall is (?:the|mount)\b)/g,
    unless:
      /\b(?:israel|jerusalem|holy land|bible|biblical|christian|pilgrimage|galilee|paul's|journeys?|sin|wrong|youth group|church|steps of)\b/,
  },
  {
    id: 'fan-fiction',
    group: 'off_topic',
    needs: listed(
      'pokemon potter wars marvel batman superman avengers taylor thrones naruto anime fortnite spiderman spider zelda mario hobbit barbie erotica rap roast limerick',
    ),
    pattern: new RegExp(
      `${asked}(?:write|create|make|generate|draft|compose|tell|give|invent|design|continue)\\b${withoutBible}${gap(60)}\\b(?:pokemon|harry potter|star wars|marvel|batman|superman|avengers|taylor swift|game of thrones|naruto|anime|fortnite|spider-?man|zelda|super mario|barbie|erotica)\\b`,
      'g',
    ),
  },
  {
    id: 'not-about-the-bible',
    group: 'off_topic',
    needs: listed('bible scripture topic religious unrelated biblical religion faith'),
    pattern:
      /\b(?:(?:this|it|that) (?:is not|isn't|has nothing to do|is unrelated|isn't really|may not be|has no)|not|nothing to do with|unrelated to|i know (?:you're|you are|you were|your|this)|off[- ]topic|forget (?:about )?the|skip the|ignore the|instead of)\b[^.!?\n]{0,50}?\b(?:bible|scripture|topic|religious|biblical|religion|faith)\b[^!?\n]{0,30}?\b(?:but|just|so|and|however|though|anyway)\b[^!?\n]{0,30}?\b(?:write|code|debug|solve|translate|calculate|draft|program|fix my|do my|help me (?:with (?:my|a|this|some)|write|code|draft|fix|solve)|plan my|recommend|what(?:'s| is) the (?:best|capital|price|weather))\b/g,
    unless: /\b(?:marriage|grief|grieving|depress\w+|husband|wife|prayer|lonely|died|divorce|sermon)\b/,
  },
]

const translating: Rule[] = [
  {
    id: 'translates-business',
    group: 'off_topic',
    needs: listed('translate translation translating localize localise'),
    pattern: new RegExp(
      `\\b(?:translat(?:e|ing|ion of)|locali[sz]e)\\b${withoutBible}${gap(50)}\\b(?:contracts?|invoices?|e-?mails?|manuals?|menus?|product|products|web ?sites?|business|brochures?|terms|user guides?|resumes?|cv|press releases?|marketing|sales|reports?|lease|agreement|customer|company|app|software|legal|medical|subtitles|advert\\w*|listing|catalog\\w*|memo|slogan|instructions|warranty|policy|policies|quarterly|shipping|purchase order|order|complaint|sentence: ?["']?(?:where|i would|how much)|certificate|apartment|rental|interface|ui strings|error messages?)\\b`,
      'g',
    ),
    unless: /\b(?:septuagint|vulgate|kjv|niv|esv|hebrew|aramaic|latin|word)\b/,
  },
]

/** Work that has nothing to do with Scripture, asked for in English. */
export const offTopicRules: readonly Rule[] = [
  ...coding,
  ...homework,
  ...officeWork,
  ...marketingWork,
  ...answersAll,
  ...translating,
]
