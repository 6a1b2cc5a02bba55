import { expect, it } from 'vitest'
import { parseModuleConf } from './module-conf.ts'

it('reads what a module says of itself, the first of repeated keys and continued lines', () => {
  const conf = parseModuleConf(
    '# a comment\n[engX]\nDataPath=./modules/texts/ztext/x/\nModDrv=zText\nCompressType=ZIP\nSourceType=OSIS\nLang=en\nVersion=2.0\nVersion=1.0\nDescription=A long\\\n title\nDistributionLicense=Public Domain\nCopyright=PUBLIC DOMAIN\n',
  )
  expect(conf).toMatchObject({
    name: 'engX',
    driver: 'zText',
    compression: 'ZIP',
    versification: 'KJV',
    version: '2.0',
    title: 'A long title',
    license: 'Public Domain',
    attribution: null,
  })
})

it('takes the attribution from the copyright notice of a text that is not in the public domain', () => {
  const conf = parseModuleConf(
    '[x]\nDataPath=./x\nModDrv=zText\nDistributionLicense=Creative Commons: BY\nCopyright=© 2020 Somebody\\par All rights',
  )
  expect(conf).toMatchObject({ license: 'Creative Commons: BY', attribution: '© 2020 Somebody All rights' })
})

it('knows that globals.conf is no module', () => {
  expect(parseModuleConf('[Install]\nLocalePath=./locales.d\n')).toBeUndefined()
})
