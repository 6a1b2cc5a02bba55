import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { checkSecret, listReplicas, watchReplicas } from './index.ts'

const secret = Buffer.from('a secret of thirty-two characters')
const other = Buffer.from('another secret of as many letters')

describeOnBothDatabases('replicas of one database', (database) => {
  let at = new Date('2026-05-01T12:00:00.000Z')
  const deps = () => ({ db: database().db, now: () => at })

  it('must have one secret, unless it was changed on purpose', async () => {
    await checkSecret(deps(), secret, false)
    await checkSecret(deps(), secret, false)
    await expect(checkSecret(deps(), other, false)).rejects.toThrow(/same BEREA_SECRET/)
    await checkSecret(deps(), other, true)
    await checkSecret(deps(), other, false)
    await expect(checkSecret(deps(), secret, false)).rejects.toThrow(/BEREA_SECRET_REPLACED=1/)
  })

  it('say once that they disagree on the corpus, and no longer when one is gone', async () => {
    const told: unknown[] = []
    const watch = (corpusVersion: string) =>
      watchReplicas(
        { ...deps(), onDiffering: ({ mine, others }) => told.push([mine, ...others]) },
        { corpusVersion, softwareVersion: '0.1.0' },
      )
    const [first, second] = [watch('aaa'), watch('bbb')]
    await first.look()
    expect(told).toEqual([])
    await second.look()
    await first.look()
    await first.look()
    expect(told).toEqual([
      ['bbb', 'aaa'],
      ['aaa', 'bbb'],
    ])
    await second.leave()
    expect((await listReplicas(database().db, new Date(0))).map((one) => one.corpusVersion)).toEqual(['aaa'])
    await watch('ccc').look()
    at = new Date(at.getTime() + 120_000)
    await first.look()
    expect(told).toHaveLength(3)
    expect(await listReplicas(database().db, new Date(0))).toHaveLength(1)
  })
})
