import type { BookCode } from '../books.ts'

/**
 * What people call each book besides its names in `books`: abbreviations in English and Spanish, USFM codes, older
 * English and Latin names, and misspellings too far off for the nearest-name search. In lower case without accents;
 * separated by commas. `LetJer` is Baruch 6, which many Bibles print as a book.
 */
export const bookNames: Readonly<Partial<Record<BookCode | 'LetJer', string>>> = {
  Gen: 'gen,gn,ge,gene,genes',
  Exod: 'exod,ex,exo,exd,exodos',
  Lev: 'lev,lv,le,levit,leviticas,levitical',
  Num: 'num,nm,nu,nb,numb,number,numeros',
  Deut: 'deut,dt,de,deu,deuter,deuteronomium',
  Josh: 'josh,jos,jsh,josue,yosue',
  Judg: 'judg,jdg,jg,jdgs,jgs,judges,judge,jue,jueces,jc,iudicum,book of judges',
  Ruth: 'ruth,rut,rth,ru,rt',
  Ezra: 'ezra,ezr,esdras,esd',
  Neh: 'neh,ne,nehem',
  Esth: 'esth,est,es,hester',
  Job: 'job,jb,iob',
  Ps: 'ps,psa,psalm,psalms,psalms of david,psalm of david,pslm,pslms,psm,pss,psl,pslam,pslams,psalam,psalmes,salm,salmo,salmos,sal,slm,sl',
  Prov: 'prov,prv,prvb,pro,pr,prov,proverb,proverbios,pv,prb,proverbs of solomon',
  Eccl: 'eccl,ecc,ec,eccles,eccle,qoh,qoheleth,qohelet,koheleth,kohelet,qo,eclesiastes,ecl,ecles,ecclesiaste',
  Song:
    'song,songs,so,sos,sg,sng,song of songs,song of sol,song of sg,songs of solomon,s of s,cant,canticles,canticle,' +
    'canticle of canticles,canticle of solomon,cantares,cantar,cantar de los cantares,cantar de cantares,' +
    'cnt,ct,cnt,cantico de los canticos,cantico,sgs,sol,song solomon,solomons song',
  Isa: 'isa,is,isai,isaias,esaias,ish',
  Jer: 'jer,je,jr,jerem,jrm',
  Lam: 'lam,la,lm,lament,lamentation,threni,lamentations of jeremiah',
  Ezek: 'ezek,ezk,eze,ezec,ez,ezechiel,ezq',
  Dan: 'dan,dn,da',
  Hos: 'hos,ho,hs,os,ose,osee',
  Joel: 'joel,jl,jol,joe,ioel',
  Amos: 'amos,am,amo,ams',
  Obad: 'obad,ob,oba,obd,obdh,abd,ab,abdias,abdi',
  Jonah: 'jonah,jon,jnh,jona,jonas',
  Mic: 'mic,mi,mc,miq,mch,micheas,mq',
  Nah: 'nah,na,nam,naum,nahu',
  Hab: 'hab,hb,hbk,habacuc,habakuk,habbakuk',
  Zeph: 'zeph,zep,zp,zph,sof,sophonias,sofonias,soph',
  Hag: 'hag,hg,hgg,ag,agg,aggeus,ageo,aggaeus',
  Zech: 'zech,zec,zc,zch,zac,zach,zacarias,zacharias,za,zachariah',
  Mal: 'mal,ml,malachias,malac,mala,mlq',
  Tob: 'tob,tb,tobias,tobi,tbt',
  Jdt: 'jdt,jth,jdth,judit,jdit,iudith',
  EsthGr:
    'esthgr,gkesth,addesth,esg,esther greek,greek esther,additions to esther,add esth,add esther,addition to esther,' +
    'rest of esther,gk esth,ester griego,adiciones a ester,esther additions,aes',
  Wis: 'wis,ws,wisdom,wisd,wisd of sol,wisdom of sol,wis sol,wisd sol,wisdom sol,book of wisdom,sab,sb,sabiduria,sap,sapientia,sabiduria de salomon',
  Sir:
    'sir,si,sirach,ecclus,ecclesiasticus,ben sira,ben sirach,sirac,siracida,siracides,eclo,eclesiastico,' +
    'wisdom of sirach,wisdom of jesus son of sirach,wisdom of ben sira,eccli,ecclesiasticas',
  Bar: 'bar,ba,baruc',
  LetJer:
    'letjer,epjer,ep jer,let jer,lje,letter of jeremiah,epistle of jeremiah,epistle of jeremy,carta de jeremias,' +
    'epistola de jeremias,ltr jer,lt jer',
  PrAzar:
    'prazar,pr azar,prayer of azariah,azariah,song of the three,song of three,song of the three young men,' +
    'song of the three holy children,song of the three jews,song of the three youths,song of three young men,' +
    'song of the three children,sgthree,sg three,s3y,sthr,pr of azar,oracion de azarias,prayer azar,song of thr',
  Sus: 'sus,susanna,susana,history of susanna,story of susanna,suzanna',
  Bel: 'bel,bel and the dragon,bel and dragon,bel y el dragon,bel & the dragon,bel dragon,bel and the serpent',
  PrMan: 'prman,pr man,prayer of manasseh,prayer of manasses,prayer of manasse,pr of man,oracion de manases,man,pma',
  AddPs: 'addps,ps151,additional psalm,salmo adicional',
  Matt: 'matt,mt,mat,matth,mattheus,mateo,matthaeus,math,mathew,mattew,mtt',
  Mark: 'mark,mk,mr,mrk,mar,mc,marc,marcos,marcus',
  Luke: 'luke,lk,luk,lu,lc,luc,lucas',
  John: 'john,jn,jhn,jno,joh,juan,jua,johannes,ioannes,iohannes,jonh,jhon',
  Acts: 'acts,act,ac,acta,hch,hech,hechos,hcho,acts of the apostles,acts of apostles,' + 'hechos de los apostoles,hc',
  Rom: 'rom,ro,rm,rmn,roman',
  Gal: 'gal,ga,gl,galations,galation,galatian,galatas',
  Eph: 'eph,ephes,ep,ef,efe,ephesian,ephs',
  Phil: 'phil,php,ph,phlp,phlpp,philip,phillip,phi,pp,philippian,phillipians,fil,flp,fili,filip,filp,phillip',
  Col: 'col,cl,colos,coloss,colossian,collosians,collossians',
  Titus: 'titus,tit,ti,tt',
  Phlm: 'phlm,philem,phm,phile,philm,phlmn,flm,filem,flmn',
  Heb: 'heb,he,hebrew,hbr,hebr',
  Jas: 'jas,jam,ja,jms,jm,jame,stg,sant,sgo,snt,stgo,iacobus,epistle of james,jak',
  Jude: 'jude,jud,jde,jds,juda,epistle of jude',
  Rev:
    'rev,re,rv,revel,revelations,revalation,revalations,rvl,apoc,apo,ap,apocalypse,apocalypsis,' +
    'apocalipsis de juan,apocalypse of john,revelation of john,revelation to john,revelation of jesus christ,' +
    'revelation of st john,revelation of st john the divine,revelation of saint john',
}

/** Books that are counted: the codes by number, and what the book is called behind its ordinal. */
export type NumberedFamily = { codes: readonly BookCode[]; en: string; names: string }

export const numberedFamilies: readonly NumberedFamily[] = [
  { codes: ['1Sam', '2Sam'], en: 'Samuel', names: 'samuel,sam,sm,sa,s,sml' },
  { codes: ['1Kgs', '2Kgs'], en: 'Kings', names: 'kings,king,kgs,kg,ki,kng,kngs,kin,k,reyes,rey,re,r,regum' },
  {
    codes: ['1Sam', '2Sam', '1Kgs', '2Kgs'],
    en: 'Kingdoms',
    names: 'kingdoms,reigns,kingdom',
  },
  {
    codes: ['1Chr', '2Chr'],
    en: 'Chronicles',
    names: 'chronicles,chronicle,chron,chr,ch,cr,cro,cron,cronicas,cronica,paralipomenon,paralipomena,par,paral,chrn',
  },
  { codes: ['1Esd', '2Esd'], en: 'Esdras', names: 'esdras,esdr,esd,es' },
  {
    codes: ['1Macc', '2Macc', '3Macc', '4Macc'],
    en: 'Maccabees',
    names: 'maccabees,maccabee,macc,mac,mcc,mc,ma,m,machabees,machabaeorum,macabeos,maccabaeus,maccabes,macabees',
  },
  {
    codes: ['1Cor', '2Cor'],
    en: 'Corinthians',
    names: 'corinthians,corinthian,cor,co,corinth,corint,corintios,corinthains,corinthans,corith,c,corth',
  },
  {
    codes: ['1Thess', '2Thess'],
    en: 'Thessalonians',
    names: 'thessalonians,thessalonian,thess,thes,ths,th,ts,tes,tesal,tesalonicenses,thesselonians,thessolonians,tess',
  },
  { codes: ['1Tim', '2Tim'], en: 'Timothy', names: 'timothy,tim,tm,ti,timoteo,timothy,tmy' },
  { codes: ['1Pet', '2Pet'], en: 'Peter', names: 'peter,pet,pt,pe,ptr,p,pedro,ped,pd,petr' },
  { codes: ['1John', '2John', '3John'], en: 'John', names: 'john,jn,jhn,jno,joh,jo,j,juan,jua,jonh,jhon' },
]

/** Abbreviations of several books, the likeliest first: the first in which the reference exists is meant. */
export const ambiguousNames: Readonly<Record<string, readonly BookCode[]>> = {
  ma: ['Matt', 'Mark', 'Mal'],
  jo: ['John', 'Josh', 'Job', 'Joel', 'Jonah'],
  ju: ['Jude', 'Judg'],
  jd: ['Jude', 'Judg'],
  jud: ['Jude', 'Judg'],
  ph: ['Phil', 'Phlm'],
  phi: ['Phil', 'Phlm'],
  fil: ['Phil', 'Phlm'],
  ez: ['Ezek', 'Ezra'],
  eze: ['Ezek', 'Ezra'],
  ha: ['Hab', 'Hag'],
  hb: ['Heb', 'Hab'],
  ze: ['Zech', 'Zeph'],
  zep: ['Zeph'],
  mc: ['Mark', 'Mic'],
  so: ['Song', 'Zeph'],
  es: ['Esth', 'Isa'],
}

/** Titles that sound like books of the Bible and are none: told so even in the middle of prose. */
export const foreignBooks: readonly string[] = [
  'hezekiah',
  'hesitations',
  'opinions',
  'enoch',
  'jasher',
  'jubilees',
  'barnabas',
  'hermas',
  'clement',
  'didache',
  'babylonians',
  'laodiceans',
  'zedekiah',
  'ezequias',
  'judah',
  'josiah',
]

/**
 * Names that are also everyday words or common first names. In prose they need a capital and more than a bare number;
 * two-letter names are treated so anyway.
 */
export const everydayNames: ReadonlySet<string> = new Set(
  (
    'mark,acts,act,job,numbers,number,judges,judge,song,songs,wisdom,proverb,king,kings,number,jam,hag,lam,pro,man,mar,' +
    'sol,sal,sir,bar,sus,bel,col,gal,mal,pet,rev,phil,dan,sam,tim,est,mat,nah,nam,tit,son,act,gene,par,cant,lev,gen,' +
    'roman,hebrew,ham,lament,ezr,jon,jude,sap,azariah,cantar,cantares,cantico,salmos,kin,ch,cor,ran,ron,joe,phillip,' +
    'philip,jonas,lucas,marcos,ruth,esther,joel,amos,daniel,joshua,micah,james,luke,john,matthew,hos,ezra'
  ).split(','),
)
