import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard } from '../../tests/dashboard-app.ts'
import { visitorsOf } from '../../tests/dashboard-visitors.ts'

describeOnBothDatabases('mails', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  beforeAll(async () => {
    dashboard = await aDashboard(database())
  })
  afterAll(() => dashboard?.app.close())
  const { someone } = visitorsOf(() => dashboard)

  it('carry no address that somebody typed as a name, to whomever they go', async () => {
    const name = 'You won, claim it at https://evil.example/win or evil.example <b>now</b>'
    const { email, post } = await someone(dashboard, name)
    await dashboard.browser().post('/auth/request-password-reset', { email })
    await post('/auth/change-password', {
      currentPassword: 'a long enough password',
      newPassword: 'yet another long one',
    })
    const mails = dashboard.mails.filter(({ to }) => to === email)
    expect(mails).toHaveLength(3)
    for (const { subject, text } of mails) {
      expect(subject + text).not.toMatch(/evil\.example|<b>/)
      expect(text).toContain('Hello You won, claim it at or evil example now,')
      for (const [link] of text.matchAll(/\w+:\/\/\S*/g))
        expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4310\/dashboard\//)
    }
  })
})
