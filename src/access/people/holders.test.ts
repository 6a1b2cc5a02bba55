import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { aDashboard, password } from '../../../tests/dashboard-app.ts'
import { findHolder, findHolders, searchHolders } from './index.ts'

describeOnBothDatabases('who holds which account', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  const accounts: string[] = []
  beforeAll(async () => {
    dashboard = await aDashboard(database())
    for (const [name, email] of [
      ['Ruth of Moab', 'ruth_1@holders.example'],
      ['Boaz', 'boaz@holders.example'],
    ]) {
      const browser = dashboard.browser()
      await browser.post('/auth/sign-up/email', { name, email, password, language: 'es' })
      const { json } = await browser.get<{ account: { id: string } }>('/session')
      accounts.push(json.account.id)
    }
  })
  afterAll(() => dashboard?.app.close())

  it('is found by account, one or many', async () => {
    const { db } = database()
    expect(await findHolder(db, accounts[0]!)).toEqual({
      name: 'Ruth of Moab',
      email: 'ruth_1@holders.example',
      language: 'es',
    })
    expect(await findHolder(db, 'acct_nobody')).toBeUndefined()
    expect([...(await findHolders(db, [...accounts, 'acct_nobody'])).keys()].sort()).toEqual([...accounts].sort())
  })

  it('is found by a part of name or address, in any case, and no sign of it is a wildcard', async () => {
    const { db } = database()
    expect(await searchHolders(db, 'OF moab', 10)).toEqual([accounts[0]])
    expect(await searchHolders(db, 'boaz@hold', 10)).toEqual([accounts[1]])
    expect(await searchHolders(db, 'ruth_1', 10)).toEqual([accounts[0]])
    expect(await searchHolders(db, 'ruth%', 10)).toEqual([])
    expect(await searchHolders(db, 'holders.example', 1)).toHaveLength(1)
  })
})
