import { gap, listed, of, type Rule } from '../rule.ts'
import { foldText } from '../text/fold-text.ts'

/** Words as texts are folded: without accents, vowel signs and voicing marks. */
const folded = (words: string): string[] =>
  words
    .trim()
    .split(/\s*\|\s*/)
    .map((word) => foldText(word).folded)

type Phrases = {
  id: string
  /** To leave, in the forms in which one orders it; ` | ` between. */
  verbs: string
  /** What a model was told. */
  orders: string
  /** Words that tell earlier orders, or the model's own, from any others; without them a match is not enough. */
  whose: string
  /** Letters are not Latin ones, or words are not parted by blanks. */
  isForeign?: boolean
}

const languages: readonly Phrases[] = [
  {
    id: 'french',
    verbs:
      'ignore | ignorez | ignorer | oublie | oubliez | oublier | néglige | négligez | outrepasse | outrepassez | contourne | contournez | désactive | désactivez | fais abstraction | faites abstraction | ne tiens pas compte | ne tenez pas compte | ne tenez aucun compte | ne suis plus | ne suivez plus | écarte | écartez | annule | annulez | passe outre | passez outre | laisse tomber | laissez tomber | efface | effacez',
    orders:
      'instructions | instruction | consignes | consigne | directives | règles | ordres | restrictions | filtres | invite | messages | prompt | indications | tâches | limites | paramètres',
    whose:
      'précédentes | précédente | précédents | précédent | antérieures | antérieurs | tes | vos | ci-dessus | initiales | système | reçues | données | préalables | qui précèdent | toutes les | ton | votre | plus haut',
  },
  {
    id: 'german',
    verbs:
      'ignoriere | ignorier | ignorieren | ignoriert | vergiss | vergesst | vergessen | missachte | missachten | missachtet | umgehe | umgehen | überschreibe | überschreiben | verwirf | verwerfen | beachte nicht | deaktiviere | deaktivieren | übergehe | übergehen | lösche | löschen | halte dich nicht | setze dich über | schalte | befolge nicht',
    orders:
      'anweisungen | anweisung | instruktionen | instruktion | vorgaben | regeln | befehle | richtlinien | beschränkungen | einschränkungen | filter | systemprompt | prompt | anordnungen | aufgaben | aufträge | anweisung davor | hinweise | aufforderungen | systemanweisungen | nachrichten | vorschriften',
    whose:
      'vorherigen | vorherige | vorheriger | bisherigen | bisherige | vorigen | früheren | frühere | obigen | deine | deiner | ihre | ursprünglichen | davor | vorangegangenen | vorangehenden | alle | sämtliche | system | oben | zuvor | systemprompt',
  },
  {
    id: 'portuguese',
    verbs:
      'ignore | ignora | ignorar | ignorem | esqueça | esquece | esqueca | esquecer | desconsidere | desconsidera | desconsiderar | despreze | desobedeça | contorne | anule | descarte | desative | desativa | não siga | nao siga | deixe de lado | apague | burle | sobrescreva',
    orders:
      'instruções | instrução | ordens | regras | diretrizes | comandos | orientações | restrições | filtros | prompt | mensagens | diretivas | limitações',
    whose:
      'anteriores | anterior | suas | seus | seu | sua | tuas | teus | acima | prévias | iniciais | do sistema | sistema | recebidas | todas | originais | dadas',
  },
  {
    id: 'italian',
    verbs:
      'ignora | ignorate | ignorare | ignori | dimentica | dimenticate | dimenticare | trascura | trascurate | scavalca | disattiva | disattivate | non seguire | non considerare | annulla | aggira | lascia perdere | scarta | non tenere conto | bypassa | cancella',
    orders:
      'istruzioni | istruzione | regole | ordini | direttive | comandi | indicazioni | restrizioni | filtri | prompt | messaggi | linee guida | limitazioni',
    whose:
      'precedenti | precedente | tue | tuoi | tuo | sopra | iniziali | di sistema | sistema | ricevute | tutte | vostre | originali | date | antecedenti',
  },
  {
    id: 'dutch',
    verbs:
      'negeer | negeren | vergeet | vergeten | omzeil | omzeilen | overschrijf | schakel | sla over | laat varen | volg niet | wis | verwijder | veronachtzaam',
    orders:
      'instructies | instructie | opdrachten | regels | richtlijnen | bevelen | aanwijzingen | beperkingen | filters | prompt | systeemprompt | berichten | voorschriften',
    whose:
      'vorige | eerdere | voorgaande | voorafgaande | bovenstaande | jouw | je | uw | alle | systeem | oorspronkelijke | systeemprompt',
  },
  {
    id: 'polish',
    verbs:
      'zignoruj | zignorujcie | ignoruj | ignorować | zapomnij | zapomnijcie | pomiń | pomijaj | obejdź | odrzuć | nie przestrzegaj | zlekceważ | wyłącz | anuluj | nadpisz',
    orders:
      'instrukcje | instrukcji | polecenia | poleceń | poleceniach | instrukcjach | zasady | zasadach | reguły | regułach | wytyczne | wytycznych | ograniczenia | ograniczeniach | filtry | komendy | rozkazy | prompt | wiadomości | dyrektywy',
    whose:
      'poprzednie | poprzednich | wcześniejsze | wcześniejszych | swoje | swoich | twoje | wszystkie | wszystkich | powyższe | powyższych | systemowe | systemowy | dotychczasowe | dotychczasowych',
  },
  {
    id: 'romanian',
    verbs:
      'ignoră | ignora | ignorați | ignorati | uită | uita | uitați | nu respecta | nu urma | dezactivează | ocolește | lasă deoparte | anulează',
    orders:
      'instrucțiunile | instrucțiuni | regulile | reguli | comenzile | indicațiile | restricțiile | ordinele | directivele | filtrele | promptul | mesajele',
    whose: 'anterioare | precedente | tale | toate | de mai sus | inițiale | sistemului | tău | primite | dinainte',
  },
  {
    id: 'scandinavian',
    verbs:
      'ignorera | ignorer | ignorér | glöm | glem | strunta i | bortse från | se bort fra | åsidosätt | tilsidesæt | overse | förbise | følg ikke | följ inte | kringgå | omgå | hoppa över | stäng av',
    orders:
      'instruktioner | instruktionerna | instruktionerne | instruksjoner | instruksjonene | instruksene | instrukser | regler | reglerna | reglene | reglerne | anvisningar | anvisninger | befallningar | kommandon | ordrer | order | begränsningar | begrænsninger | begrensninger | filter | filtre | systemprompt | prompten | beskeder | meldinger | retningslinjer | riktlinjer | direktiv',
    whose:
      'tidigare | tidligere | föregående | forrige | foregående | foregaende | alla | alle | dina | dine | ovanstående | ovenstående | ovenfor | ovan | din | systemets | systemprompt | ursprungliga | opprinnelige',
  },
  {
    id: 'finnish',
    verbs:
      'ohita | ohittakaa | unohda | unohtakaa | jätä huomiotta | jätä huomioimatta | sivuuta | hylkää | älä noudata | kumoa | poista',
    orders:
      'ohjeet | ohjeesi | ohjeita | käskyt | säännöt | sääntösi | määräykset | rajoitukset | rajoituksesi | kehote | järjestelmäkehote | suodattimet | komennot | viestit',
    whose:
      'aiemmat | aikaisemmat | edelliset | edeltävät | kaikki | yllä | sinun | järjestelmän | ohjeesi | sääntösi | rajoituksesi | alkuperäiset | aiempia | järjestelmäkehote',
  },
  {
    id: 'turkish',
    verbs:
      'yok say | yoksay | görmezden gel | unut | unutun | dikkate alma | dikkate almayın | boş ver | göz ardı et | göz ardı edin | geçersiz kıl | atla | uyma | devre dışı bırak',
    orders:
      'talimatları | talimatlarını | talimatlarınızı | talimatlar | talimatı | kuralları | kurallarını | komutları | komutlarını | yönergeleri | yönergelerini | kısıtlamaları | kısıtlamalarını | filtreleri | promptu | istemini | mesajları | emirleri | direktifleri | istemi',
    whose:
      'önceki | tüm | bütün | yukarıdaki | senin | sistem | kendi | eski | daha önceki | orijinal | talimatlarını | kurallarını | kısıtlamalarını | sana verilen',
  },
  {
    id: 'indonesian-malay',
    verbs:
      'abaikan | lupakan | acuhkan | hiraukan | jangan ikuti | hapus | langgar | kesampingkan | batalkan | lewati | tinggalkan',
    orders:
      'instruksi | perintah | aturan | arahan | petunjuk | pedoman | batasan | pembatasan | filter | prompt | pesan | panduan | peraturan | ketentuan',
    whose:
      'sebelumnya | semua | segala | sistem | anda | kamu | di atas | terdahulu | awal | seluruh | sebelum | asli | mu | yang lalu',
  },
  {
    id: 'vietnamese',
    verbs:
      'bỏ qua | quên | quên đi | phớt lờ | không tuân theo | đừng tuân theo | vô hiệu hóa | hủy bỏ | lờ đi | gạt bỏ | mặc kệ',
    orders:
      'hướng dẫn | chỉ dẫn | chỉ thị | quy tắc | mệnh lệnh | lệnh | giới hạn | bộ lọc | lời nhắc | prompt | yêu cầu | hạn chế | nguyên tắc',
    whose: 'trước | trước đó | trước đây | mọi | tất cả | của bạn | hệ thống | ở trên | bên trên | toàn bộ | ban đầu',
  },
  {
    id: 'tagalog',
    verbs:
      'balewalain | huwag pansinin | kalimutan | kalimutan mo | isantabi | huwag sundin | suwayin | laktawan | ipagwalang-bahala',
    orders:
      'tagubilin | instruksyon | instruksiyon | utos | panuntunan | alituntunin | patakaran | limitasyon | instructions | prompt | mensahe | direksyon | gabay',
    whose: 'nakaraang | naunang | nauna | lahat | iyong | mong | mo | sistema | nakaraan | sa itaas | dating | system',
  },
  {
    id: 'swahili',
    verbs: 'puuza | puuzia | sahau | usifuate | usifuaate | achana na | acha | pinga | futa | tupilia mbali',
    orders:
      'maagizo | maelekezo | amri | kanuni | sheria | miongozo | vikwazo | maelezo | ujumbe | mwongozo | masharti',
    whose:
      'yaliyotangulia | yote | ya awali | zilizotangulia | zote | yako | zako | ya hapo juu | ya mfumo | yaliyopita | ya mwanzo | vyako | za awali | za mfumo | uliyopewa',
  },
  {
    id: 'czech-slovak',
    verbs:
      'ignoruj | ignorujte | zapomeň | zapomeňte | zabudni | zabudnite | přehlížej | nedbej | pomiň | opomeň | zruš | neřiď se | obejdi | vypni | nedodržuj | odignoruj',
    orders:
      'instrukce | inštrukcie | pokyny | příkazy | príkazy | pravidla | pravidlá | omezení | obmedzenia | směrnice | filtry | prompt | zprávy | nařízení | instrukcí | pokynů',
    whose:
      'předchozí | předešlé | predchádzajúce | všechny | všetky | svoje | své | tvoje | výše | vyššie | systémové | dosavadní | původní | doterajšie',
  },
  {
    id: 'hungarian',
    verbs:
      'hagyd figyelmen kívül | hagyja figyelmen kívül | felejtsd el | felejtse el | mellőzd | hagyd el | ne kövesd | szegd meg | kerüld meg | kapcsold ki | ignoráld | ne vedd figyelembe',
    orders:
      'utasítást | utasításokat | utasításaidat | utasítások | szabályokat | szabályaidat | parancsokat | irányelveket | korlátozásokat | korlátozásaidat | promptot | rendszerüzenetet | szűrőket | utasításait | rendszerpromptot',
    whose:
      'korábbi | előző | minden | összes | fenti | eddigi | rendszer | utasításaidat | szabályaidat | korlátozásaidat | eredeti | rendszerpromptot | addigi',
  },
  {
    id: 'croatian-serbian',
    verbs:
      'zanemari | zanemarite | ignoriraj | ignorirajte | ignoriši | zaboravi | zaboravite | preskoči | ne slijedi | ne prati | odbaci | isključi',
    orders:
      'upute | uputstva | instrukcije | naredbe | pravila | smjernice | smernice | ograničenja | filtere | prompt | poruke | naloge',
    whose:
      'prethodne | prethodna | ranije | sve | svoje | tvoje | gornje | sistemske | sustava | dosadašnje | originalne | prijašnje',
  },
  {
    id: 'catalan-galician',
    verbs:
      'ignora | ignoreu | oblida | oblideu | oblideu-vos | esquece | esqueza | descarta | no facis cas | desactiva | no segueixis | omet | salta',
    orders:
      'instruccions | ordres | regles | directrius | restriccions | filtres | prompt | missatges | instrucións | ordes | regras | directrices | indicacions',
    whose:
      'anteriors | prèvies | teves | totes | del sistema | de dalt | inicials | anteriores | túas | tuas | todas | seves',
  },
  {
    id: 'latin-esperanto',
    verbs: 'ignora | neglege | obliviscere | praetermitte | ignoru | forgesu | contemne | malatentu | noli sequi',
    orders:
      'instructiones | mandata | praecepta | regulas | instrukciojn | instrukciojn | regulojn | ordonojn | iussa | praescripta',
    whose:
      'priora | priores | praecedentia | praecedentes | omnia | omnes | antaŭajn | ĉiujn | viajn | superiora | antecedentia | systematis',
  },
  {
    id: 'russian-ukrainian-bulgarian',
    isForeign: true,
    verbs:
      'игнорируй | игнорируйте | проигнорируй | проигнорируйте | игнорировать | забудь | забудьте | забыть | отмени | обойди | отбрось | не следуй | не соблюдай | пренебреги | отключи | ігноруй | ігноруйте | проігноруй | забудьте | не виконуй | игнорирай | игнорирайте | забрави | пренебрегни | не обращай внимания | не учитывай | перестань следовать | сбрось',
    orders:
      'инструкци | указани | правил | команд | ограничени | фильтр | промпт | приказ | сообщени | установк | интструкци | інструкці | вказівк | обмежен | наказ | директив | подсказк | предписани | нареждани | распоряжени',
    whose:
      'предыдущ | прежни | прошл | все | всех | свои | твои | ваши | выше | систем | предшеству | попередн | усі | всі | вищ | предишн | всички | ранее | изначальн | полученн | данные | горните',
  },
  {
    id: 'greek',
    isForeign: true,
    verbs:
      'αγνόησε | αγνοήστε | αγνοείς | ξέχασε | ξεχάστε | παράβλεψε | παραβλέψτε | μην ακολουθήσεις | μην ακολουθείς | παράκαμψε | απενεργοποίησε | αγνοησε',
    orders: 'οδηγίες | εντολές | κανόνες | περιορισμούς | κατευθύνσεις | φίλτρα | μηνύματα | prompt | κατευθυντήριες',
    whose:
      'προηγούμενες | προηγούμενους | προηγουμεν | όλες | όλους | σου | σας | παραπάνω | συστήματος | αρχικές | ανωτέρω',
  },
  {
    id: 'arabic',
    isForeign: true,
    verbs:
      'تجاهل | تجاهلي | تجاهلوا | تجاهُل | انس | انسَ | انسى | إنس | أهمل | اهمل | تخط | تخطى | تجاوز | لا تتبع | لا تلتزم | ألغ | الغ | اترك | عطل',
    orders:
      'التعليمات | تعليمات | تعليماتك | الأوامر | الاوامر | أوامر | القواعد | قواعدك | التوجيهات | الإرشادات | القيود | قيودك | الرسائل | الموجه | المطالبة | الضوابط | إرشاداتك',
    whose:
      'السابقة | السابق | جميع | كل | كافة | أعلاه | اعلاه | الأصلية | النظام | تعليماتك | قواعدك | قيودك | الخاصة بك | قبل | إرشاداتك',
  },
  {
    id: 'hebrew',
    isForeign: true,
    verbs:
      'התעלם | התעלמי | התעלמו | תתעלם | תתעלמי | תתעלמו | שכח | תשכח | תשכחי | שכחי | עקוף | תעקוף | אל תציית | בטל | אל תפעל',
    orders:
      'ההוראות | הוראות | הוראותיך | הכללים | כללים | ההנחיות | הנחיות | הפקודות | ההגבלות | המגבלות | הנחיותיך | המסננים | ההודעות | הפרומפט | הוראה',
    whose:
      'הקודמות | הקודמים | הקודמת | כל | שלך | שלמעלה | לעיל | המערכת | המקוריות | הוראותיך | שניתנו | הנחיותיך | קודמות',
  },
  {
    id: 'persian-urdu',
    isForeign: true,
    verbs:
      'نادیده بگیر | نادیده بگیرید | فراموش کن | فراموش کنید | رد کن | نظرانداز کریں | نظر انداز کریں | نظرانداز کرو | نظر انداز کر دیں | بھول جائیں | بھول جاؤ | توجه نکن | اعتنا نکن | پیروی نکن | کنار بگذار | نظر انداز کرو',
    orders:
      'دستورالعمل | دستورات | دستورها | دستور | قوانین | فرمان | محدودیت | راهنما | ہدایات | احکامات | قواعد | پیام | پابندیاں | ہدایت',
    whose: 'قبلی | پیشین | قبل | همه | تمام | بالا | خود | سیستم | پچھلی | سابقہ | پہلے | اپنی | سب | اوپر | پچھلے',
  },
  {
    id: 'hindi-marathi-nepali',
    isForeign: true,
    verbs:
      'अनदेखा करें | अनदेखा करो | अनदेखा कर | अनदेखी करें | अनदेखी कर | नज़रअंदाज़ करें | नज़रअंदाज़ करो | नजरअंदाज करें | नजरअंदाज कर | नज़रअंदाज़ कर | भूल जाओ | भूल जाएं | भूल जाइए | भूल जाएँ | उपेक्षा करें | दुर्लक्ष करा | विसरून जा | बेवास्ता | मत मानो | पालन न करें | पालन मत कर | इग्नोर कर',
    orders: 'निर्देश | आदेश | नियम | अनुदेश | हिदायत | सूचना | प्रतिबंध | निर्देशन | प्रॉम्प्ट | इंस्ट्रक्शन | संदेश',
    whose:
      'पिछले | पिछली | पहले | सभी | सब | पूर्व | अपने | ऊपर | सिस्टम | मागील | सर्व | अघिल्ला | तुम्हारे | आपके | सारे | आधीच्या | उपरोक्त',
  },
  {
    id: 'bengali-tamil-telugu',
    isForeign: true,
    verbs:
      'উপেক্ষা কর | ভুলে যাও | ভুলে যান | অগ্রাহ্য কর | অবহেলা কর | புறக்கணி | மறந்துவிடு | மறந்து விடு | புறக்கணிக்கவும் | விட்டுவிடு | విస్మరించ | మర్చిపో | పట్టించుకోకు',
    orders:
      'নির্দেশ | নির্দেশনা | নিয়ম | আদেশ | வழிமுறை | அறிவுறுத்தல் | விதிகள | கட்டளை | உத்தரவு | సూచనల | ఆదేశ | నియమ | நிர்தேச',
    whose:
      'আগের | পূর্বের | পূর্ববর্তী | সব | সমস্ত | সকল | உங்கள் | முந்தைய | எல்லா | அனைத்து | மேலே | மునుపటి | గత | అన్ని | ముందు | তোমার',
  },
  {
    id: 'thai',
    isForeign: true,
    verbs:
      'เพิกเฉย | ละเว้น | ไม่สนใจ | อย่าสนใจ | ลืม | มองข้าม | ยกเลิก | ละเลย | เมินเฉย | ข้าม | ไม่ต้องทำตาม | อย่าทำตาม | ไม่ต้องสนใจ',
    orders: 'คำสั่ง | คำแนะนำ | กฎ | ข้อจำกัด | ข้อความ | พรอมต์ | แนวทาง | ตัวกรอง',
    whose: 'ก่อนหน้า | ทั้งหมด | ทุก | ของคุณ | ข้างต้น | ด้านบน | ระบบ | เดิม | ที่ผ่านมา',
  },
  {
    id: 'chinese',
    isForeign: true,
    verbs:
      '忽略 | 忽視 | 忽视 | 无视 | 無視 | 忘记 | 忘記 | 忘掉 | 不要理会 | 不要理會 | 不理会 | 请勿遵守 | 不要遵守 | 不要遵循 | 绕过 | 繞過 | 抛开 | 拋開 | 抛弃 | 跳过 | 撤销 | 取消 | 清除 | 覆盖 | 别管 | 不管 | 略过 | 不必遵守 | 违反',
    orders:
      '指令 | 指示 | 提示 | 规则 | 規則 | 命令 | 限制 | 提示词 | 提示詞 | 说明 | 說明 | 要求 | 设定 | 設定 | 约束 | 指引 | 消息 | 訊息 | 过滤 | 准则 | 内容 | 规定',
    whose:
      '之前 | 先前 | 以前 | 前面 | 上面 | 以上 | 上述 | 所有 | 全部 | 一切 | 你的 | 您的 | 系统 | 系統 | 此前 | 原来 | 原有 | 之前的 | 任何 | 原始 | 前述',
  },
  {
    id: 'korean',
    isForeign: true,
    verbs:
      '무시 | 잊어 | 잊으 | 잊고 | 따르지 마 | 따르지 말 | 무효 | 건너뛰 | 우회 | 해제 | 버려 | 삭제 | 신경 쓰지 | 취소',
    orders: '지시 | 명령 | 규칙 | 지침 | 프롬프트 | 제한 | 설정 | 메시지 | 안내 | 필터 | 제약 | 가이드라인',
    whose: '이전 | 모든 | 위의 | 앞의 | 앞선 | 너의 | 당신의 | 시스템 | 기존 | 지금까지 | 네 | 전의 | 원래 | 위에',
  },
  {
    id: 'japanese',
    isForeign: true,
    verbs: '無視 | 忘れ | 従わない | 従うな | 破棄 | 取り消 | 無効 | 解除 | 上書き | 守らない | 迂回 | スキップ',
    orders:
      '指示 | 命令 | 規則 | ルール | プロンプト | 制限 | 指令 | 設定 | メッセージ | 制約 | ガイドライン | フィルター | 内容',
    whose:
      '以前 | これまで | 今まで | 上記 | 前の | すべて | 全て | あなたの | システム | 先の | 以上の | 直前 | 従来 | 全部 | 元の | 先ほど',
  },
]

/**
 * Leaving orders in one language: verb and orders within some words of each other, in either order, and a word beside
 * them that says whose orders.
 */
function ruleOf({ id, verbs, orders, whose, isForeign = false }: Phrases): Rule {
  const edge = isForeign ? '' : '\\b'
  const words = (text: string) => `${edge}${of(folded(text))}${edge}`
  const [verb, order, owner] = [words(verbs), words(orders), words(whose)]
  const near = gap(isForeign ? 24 : 36)
  return {
    id: `ignore-orders-${id}`,
    group: 'override',
    needs: isForeign ? [] : [...new Set(folded(orders).flatMap((phrase) => phrase.split(/[ -]/)))],
    isForeign,
    // owner before or after the orders: `toutes les instructions précédentes`
    pattern: new RegExp(
      `${verb}(?=${gap(60)}${owner})${near}${order}|${verb}${near}${order}(?=${gap(30)}${owner})|${owner}${near}${order}${gap(24)}${verb}|${order}${near}${owner}${near}${verb}`,
      isForeign ? 'gu' : 'g',
    ),
  }
}

const leakVerbs = folded(
  'révèle | révélez | montre | montrez | affiche | affichez | répète | répétez | zeig | zeige | zeigen | verrate | verrat | wiederhole | gib | nenne | drucke | mostre | revele | exiba | repita | imprima | rivela | mostra | stampa | ripeti | mostrami | dimmi | toon | onthul | herhaal | print | pokaż | ujawnij | wyświetl | tunjukkan | tampilkan | visa | vis | göster | ukaž | näytä | donne | donnez | quel est | was ist | qual é | qual è | wat is | jaka jest',
)
const leakObjects = folded(
  'prompt système | invite système | instructions système | message système | prompt initial | instructions initiales | instructions cachées | prompt caché | vos instructions | tes instructions | systemprompt | system-prompt | systemanweisung | systemanweisungen | systemnachricht | deine anweisungen | versteckten anweisungen | prompt do sistema | prompt de sistema | instruções do sistema | mensagem do sistema | instruções ocultas | suas instruções | prompt inicial | prompt di sistema | istruzioni di sistema | istruzioni iniziali | istruzioni nascoste | tue istruzioni | messaggio di sistema | systeemprompt | systeeminstructies | jouw instructies | verborgen instructies | prompt systemowy | instrukcje systemowe | swoje instrukcje | prompt sistem | instruksi sistem | systemprompten | sistem promptu | sistem istemini | systémový prompt | järjestelmäkehote | clé api | api-schlüssel | chave de api | chave da api | chiave api',
)
const foreignLeak = folded(
  'системный промпт | системную подсказку | системные инструкции | системные указания | твои инструкции | свои инструкции | системний промпт | 系统提示 | 系統提示 | 系统指令 | 系統指令 | 提示词 | 提示詞 | 初始指令 | システムプロンプト | システム指示 | 初期指示 | 시스템 프롬프트 | 시스템 지시 | 시스템 메시지 | موجه النظام | تعليمات النظام | مطالبة النظام | הוראות המערכת | פרומפט המערכת | סיסטם פרומפט | सिस्टम प्रॉम्प्ट | सिस्टम निर्देश | सिस्टम प्रोम्प्ट | προτροπή συστήματος | οδηγίες συστήματος | پرامپت سیستم | دستورالعمل سیستم | พรอมต์ระบบ | คำสั่งระบบ | সিস্টেম প্রম্পট',
)
const foreignPersona = folded(
  'без ограничений и | без цензуры | режим разработчика | ты теперь dan | теперь ты | 没有任何限制 | 没有限制的 | 不受限制 | 開發者模式 | 开发者模式 | 越狱 | 你现在是 | 制限のないai | 制限なしのai | 開発者モード | 脱獄 | 개발자 모드 | 제한 없는 ai | 제한이 없는 | 탈옥 | وضع المطور | بدون قيود | بلا قيود | מצב מפתח | ללא הגבלות | डेवलपर मोड | बिना किसी प्रतिबंध',
)

const passwords = of(
  folded(
    'パスワード | 秘密の鍵 | 暗証番号 | 密码 | 密碼 | 口令 | 비밀번호 | 암호 | пароль | كلمة السر | كلمة المرور | הסיסמה | סיסמה | पासवर्ड | κωδικό | รหัสผ่าน | পাসওয়ার্ড',
  ),
)
const givings = of(
  folded(
    '教え | 提供 | 知りたい | 見せて | 告诉 | 告訴 | 给我 | 給我 | 是什么 | 是什麼 | 알려 | 말해 | 뭐야 | скажи | дай | назови | раскрой | какой | сообщи | אמור | תן לי | גלה | أخبرني | أعطني | اعطني | ما هي | बताओ | बताएं | बताइए | दो | πες | δώσε | บอก | দাও',
  ),
)

/** “Ignore the instructions”, “show the system prompt” and “you have no rules” in languages besides English and Spanish. */
export const injectionLanguageRules: readonly Rule[] = [
  ...languages.map(ruleOf),
  {
    id: 'show-system-prompt-latin-script',
    group: 'leak',
    needs: [...new Set(leakObjects.flatMap((phrase) => phrase.split(/[ -]/)))].filter((word) => word.length > 5),
    pattern: new RegExp(`\\b${of(leakVerbs)}\\b${gap(40)}\\b${of(leakObjects)}\\b`, 'g'),
  },
  {
    id: 'show-system-prompt-other-scripts',
    group: 'leak',
    needs: [],
    isForeign: true,
    pattern: new RegExp(of(foreignLeak), 'gu'),
  },
  {
    id: 'password-other-scripts',
    group: 'persuasion',
    needs: [],
    isForeign: true,
    pattern: new RegExp(`${passwords}[^\\n]{0,40}?${givings}|${givings}[^\\n]{0,30}?${passwords}`, 'gu'),
  },
  {
    id: 'persona-other-scripts',
    group: 'persona',
    needs: [],
    isForeign: true,
    pattern: new RegExp(of(foreignPersona), 'gu'),
  },
  {
    id: 'persona-romance-german',
    group: 'persona',
    needs: listed(
      'restrictions censure filtre filtres limites entwicklermodus einschrankungen filter zensur beschrankungen regeln restricoes censura filtros desenvolvedor restrizioni filtri sviluppatore developpeur limiti regras regole beperkingen',
    ),
    pattern: new RegExp(
      `\\b(?:(?:ia|ki|assistant|assistent|assistente|modele|modelo|modello|modell|chatbot|tu es|vous etes|du bist|voce e|tu sei|agis|agissez|reponds|repondez|antworte|responda|rispondi|aja|agisci|verhalte dich|tu te comportes)\\b${gap(40)}\\b(?:sans|ohne|sem|senza|zonder)(?: (?:aucune?|jegliche|nenhuma?|alcuna?|qualquer|enige))? (?:restrictions?|censure|filtres?|limites?|einschrankungen|filter|zensur|beschrankungen|regeln|restricoes|censura|filtros|restrizioni|filtri|limiti|regras|regole|beperkingen)|mode developpeur|entwicklermodus|modo (?:de )?desenvolvedor|modalita sviluppatore)\\b`,
      'g',
    ),
  },
]
