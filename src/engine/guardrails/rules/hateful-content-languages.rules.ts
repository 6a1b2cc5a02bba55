import { phrases, type SignList, sign } from './hateful-content-sign.ts'

/** The plainest statements in French, German, Portuguese and Italian, as folded text has them (`ß` stays). */

const people = phrases(
  'juifs, les juifs, musulmans, les arabes, les noirs, les migrants, les immigres, immigres, les etrangers, refugies, les gitans, les roms, les homosexuels, homosexuels, les gays, les handicapes, les femmes, les africains, les chinois, juden, die|den juden, muslime, muslimen, moslems, auslander, fluchtlinge, migranten, einwanderer, zigeuner, schwarze, schwarzen, die schwarzen, schwule, schwulen, homosexuelle, homosexuellen, turken, araber, behinderte, behinderten, die frauen, afrikaner, judeus, os judeus, muculmanos, os negros, negros, imigrantes, estrangeiros, refugiados, ciganos, homossexuais, os gays, deficientes, as mulheres, africanos, indigenas, venezuelanos, nordestinos, ebrei, gli ebrei, musulmani, i musulmani, neri, i neri, immigrati, migranti, stranieri, profughi, zingari, rom, omosessuali, gay, disabili, le donne, africani, albanesi, rumeni',
)
const vile = phrases(
  "des animaux, des betes, des rats, des parasites, de la vermine, vermine, des chiens, des porcs, des singes, cafards, racaille, ordures, un cancer, une maladie, une peste, un fleau, sous-hommes, pas humains, pas des humains, sans ame, fils|enfants|suppots du|de diable|satan, tiere, ratten, ungeziefer, parasiten, schmarotzer, hunde, schweine, affen, abschaum, dreck, mull, krebsgeschwur, eine seuche, pest, plage, untermenschen, keine|nicht menschen, ohne seele, teufelsbrut, kinder|sohne des teufels|satans, animais, bichos, ratos, parasitas, vermes, pragas, praga, lixo, escoria, porcos, cachorros, macacos, baratas, um cancer, uma doenca, subumanos, nao sao humanos|gente|pessoas, sem alma, filhos do diabo|demonio, animali, bestie, topi, ratti, parassiti, vermi, cani, maiali, scimmie, feccia, spazzatura, immondizia, scarafaggi, un cancro, una piaga, una peste, subumani, non sono umani|persone, senz'anima, senza anima, figli del|di diavolo|satana",
)
const low = phrases(
  'inferieurs, inferieur, inferieures, maudits, maudit, maudites, sales, paresseux, voleurs, menteurs, criminels, stupides, impurs, nes pour servir, faits pour servir, esclaves, minderwertig, verflucht, schmutzig, faul, diebe, lugner, kriminelle, verbrecher, dumm, unrein, zum dienen geboren|geschaffen, sklaven, weniger wert, inferiores, inferior, malditos, amaldicoados, sujos, preguicosos, ladroes, mentirosos, criminosos, burros, impuros, nasceram para servir, escravos, valem menos, inferiori, inferiore, maledetti, maledetto, sporchi, pigri, ladri, bugiardi, criminali, stupidi, impuri, nati per servire, schiavi, valgono meno',
)
const norm = phrases(
  'doivent, devraient, il faut, on doit, nous devons, meritent, faut, mussen, sollen, sollten, mussten, wir mussen, verdienen, gehoren, man muss|sollte, devem, deveriam, temos que, precisamos, tem que, merecem, e preciso, devono, dovrebbero, dobbiamo, bisogna, meritano, vanno',
)
const harm = phrases(
  'tuer, tues, exterminer, extermines, bruler, brules, lapider, lapides, pendre, eliminer, elimines, la mort, mourir, gazer, toten, getotet, ausrotten, ausgerottet, vernichten, vernichtet, verbrennen, verbrannt, steinigen, gesteinigt, vergast, den tod, sterben, matar, mortos, exterminar, exterminados, queimar, queimados, apedrejar, apedrejados, eliminar, eliminados, a morte, morrer, uccidere, uccisi, sterminare, sterminati, bruciare, bruciati, lapidare, lapidati, eliminare, eliminati, la morte, morire',
)
const gone = phrases(
  'expulser, expulses, chasser, chasses, dehors, deporter, deportes, exclure, exclus, interdire, bannis, raus, vertreiben, vertrieben, abschieben, abgeschoben, deportieren, deportiert, ausweisen, verbannt, verboten, expulsar, expulsos, deportar, deportados, fora, banidos, proibidos, cacciare, cacciati, espellere, espulsi, fuori, deportare, deportati, bandire',
)
const ask = phrases(
  'ecris, ecrivez, redige, donne-moi, prouve, montre, trouve, un sermon, une priere, des versets, schreib, schreibe, gib mir, beweise, zeig, zeige, eine predigt, ein gebet, bibelverse, bibelstellen, escreva, escreve, redija, me de, de-me, prove, mostre, um sermao, uma oracao, versiculos, scrivi, scrivimi, dammi, dimostra, mostra, trova, una predica, una preghiera, versetti',
)
const against = phrases(
  'contre les, gegen die|juden|muslime|auslander, contra os|as, contro gli|i|le, pourquoi les, warum die, por que os, perche gli|i',
)

export const otherLanguageSigns: readonly SignList[] = [
  sign('people', people),
  sign('vile', vile),
  sign('low', low),
  sign('norm', norm),
  sign('harm', harm),
  sign('gone', gone),
  sign('ask', ask),
  sign('against', against),
]
