import { beforeAll, describe, expect, it } from 'vitest'
import { builtCorpus } from '../corpus/built-corpus.test-data.ts'
import type { Corpus } from '../corpus/index.ts'
import { detectForeign } from './detect-foreign.ts'
import { languageProfiles } from './profiles.ts'

const foreign: Readonly<Record<string, readonly string[]>> = {
  de: ['Was sagt die Bibel über Vergebung?', 'Wie kann ich beten, wenn ich Angst habe?', 'Wer war Mose?'],
  fr: ['Que dit la Bible sur le pardon ?', 'Comment prier quand on a peur ?', 'Qu’est-ce que la grâce ?'],
  pt: ['O que a Bíblia diz sobre o perdão?', 'Como posso orar quando estou com medo?', 'Quem foi Moisés?'],
  it: ['Che cosa dice la Bibbia sul perdono?', 'Perché Dio permette la sofferenza?'],
  nl: ['Wat zegt de Bijbel over vergeving?', 'Waarom laat God lijden toe?'],
  pl: ['Co Biblia mówi o przebaczeniu?', 'Dlaczego Bóg pozwala na cierpienie?'],
  id: ['Apa yang dikatakan Alkitab tentang pengampunan?', 'Mengapa Tuhan mengizinkan penderitaan?'],
  tr: ['Kutsal Kitap bağışlama hakkında ne diyor?'],
  vi: ['Kinh Thánh nói gì về sự tha thứ?'],
  sw: ['Biblia inasema nini kuhusu msamaha?'],
  tl: ['Ano ang sinasabi ng Bibliya tungkol sa pagpapatawad?'],
  ha: ['Me Littafi Mai Tsarki ya ce game da gafara?'],
  ro: ['Ce spune Biblia despre iertare?'],
  hu: ['Mit mond a Biblia a megbocsátásról?'],
  ru: ['Что Библия говорит о прощении?'],
  uk: ['Що Біблія говорить про прощення?'],
  zh: ['圣经怎么说饶恕?'],
  ja: ['聖書は赦しについて何と言っていますか?'],
  ko: ['성경은 용서에 대해 뭐라고 말합니까?'],
  hi: ['बाइबल क्षमा के बारे में क्या कहती है?'],
  mr: ['बायबल क्षमेबद्दल काय म्हणते? हे काय आहे'],
  bn: ['বাইবেল ক্ষমা সম্পর্কে কী বলে?'],
  te: ['బైబిల్ క్షమాపణ గురించి ఏమి చెబుతుంది?'],
  ta: ['மன்னிப்பு பற்றி வேதாகமம் என்ன சொல்கிறது?'],
  ar: ['ماذا يقول الكتاب المقدس عن الغفران؟'],
  ur: ['بائبل معافی کے بارے میں کیا کہتی ہے؟'],
  fa: ['کتاب مقدس درباره بخشش چه می‌گوید؟'],
  el: ['Τι λέει η Βίβλος για τη συγχώρεση;'],
}

const ours = [
  // names and references
  ...[
    'John 3:16',
    'Habakkuk',
    'Shadrach, Meshach and Abednego',
    'Mahershalalhashbaz',
    '1 Cor 13',
    'Salmo 23',
    'Sal 119:105',
  ],
  ...[
    'Jean-Baptiste de La Salle',
    'Dietrich Bonhoeffer on grace',
    'Hieronymus Bosch y el infierno',
    'Jan Hus',
    'Eli Eli lama sabachthani',
  ],
  ...[
    'Talitha cumi',
    'mene mene tekel upharsin',
    'Yahweh Sabaoth',
    'El Shaddai',
    'Maranatha',
    'sola fide',
    'agape and phileo',
  ],
  // words of the Bible's own languages
  ...[
    'ἀγάπη',
    'λόγος',
    'שלום',
    'What does חסד mean?',
    'ἐν ἀρχῇ ἦν ὁ λόγος',
    'בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת',
    '¿qué significa χάρις?',
  ],
  // typing, chat and both languages at once
  ...[
    'wat does da bible say bout sin',
    'y did God let my mom die??',
    'pls xplain rom 8 28 tmrw i preach',
    'omg idk how 2 pray rn',
    'jesus luvs u',
  ],
  ...[
    'necesito un verse para mi friend que está sad',
    'help me orar por favor',
    'me siento lost y no sé qué hacer',
    'q dice la biblia d la ira',
    'xq Dios permite el dolor',
  ],
  ...[
    'whos mose',
    'tell me abt melchizidek',
    'forgivness',
    'perdon',
    'no me salen las palabras',
    'que es la fe',
    'amor de Dios',
    'sin',
    'son of man',
  ],
  ...[
    'Was David a man after God’s own heart?',
    'die to self',
    'Was die with Christ in Paul?',
    'a la luz de Juan 3',
    'is it a sin to do yoga',
  ],
  // foreign words that are asked about
  ...[
    'What does “Gott ist die Liebe” mean?',
    'Translate "Notre Père qui es aux cieux"',
    '¿Qué significa «Deus vult»?',
    'who said le bon dieu',
  ],
]

describe('detectForeign', () => {
  it.each(Object.entries(foreign).flatMap(([code, texts]) => texts.map((text) => [code, text] as const)))(
    'knows %s: %s',
    (code, text) => {
      expect(detectForeign(text)?.code).toBe(code)
    },
  )

  it.each(ours)('takes no foreign language for “%s”', (text) => {
    expect(detectForeign(text)?.code).toBeUndefined()
  })

  it('has a message in each of the twenty most spoken languages that are not served', () => {
    const most = 'zh hi ar fr bn pt ru id ur de ja mr vi te ha tr sw tl ta ko'.split(' ')
    const said = languageProfiles().flatMap(({ code, message }) => (message === undefined ? [] : [code]))
    expect(said).toEqual(expect.arrayContaining(most))
  })

  describe('of what the study guide and the translations have', () => {
    let corpus: Corpus
    beforeAll(async () => {
      corpus = await builtCorpus()
    })

    it('calls less than one question in a thousand foreign', () => {
      const asked = corpus.guide.entries.flatMap(({ title, aliases, facts, answers }) =>
        (['en', 'es'] as const).flatMap((language) => [
          title[language],
          ...aliases[language],
          ...[...facts, ...answers].flatMap(({ asks }) => asks[language]),
        ]),
      )
      const wrong = asked.filter((question) => detectForeign(question) !== undefined)
      expect(asked.length).toBeGreaterThan(10_000)
      expect(wrong.length / asked.length).toBeLessThan(0.001)
    })

    it('calls no verse foreign', () => {
      const wrong = corpus.texts.flatMap((text) =>
        Array.from(corpus.keys, (_, place) => text.verseAt(place) ?? '').filter(
          (verse, place) => place % 20 === 0 && detectForeign(verse) !== undefined,
        ),
      )
      expect(wrong).toEqual([])
    })
  })
})
