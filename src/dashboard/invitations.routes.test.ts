import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { aDashboard, password } from '../../tests/dashboard-app.ts'
import { makeOperator } from '../access/people/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import type { Invitation, MadeInvitation } from './contract.ts'

describeOnBothDatabases('the invitations of operators', (database) => {
  let dashboard: Awaited<ReturnType<typeof aDashboard>>
  let ruth: ReturnType<typeof dashboard.browser>
  beforeAll(async () => {
    dashboard = await aDashboard(database(), { signUp: 'invite', publicUrl: 'http://127.0.0.1:4310' })
    const { db } = database()
    const deps = { db, newId: createIds(systemClock), now: systemClock, publicUrl: 'http://127.0.0.1:4310' }
    const email = 'ruth@example.org'
    const link = await makeOperator(deps, { email, name: 'Ruth' }, { actor: 'operator:test' })
    if (link.outcome !== 'invited') throw new Error(link.outcome)
    const invitation = new URL(link.url).searchParams.get('operator')
    ruth = dashboard.browser()
    await ruth.post('/auth/sign-up/email', { name: 'Ruth', email, password, invitation })
  })
  afterAll(() => dashboard?.app.close())

  const list = async () => (await ruth.get<{ data: Invitation[] }>('/operator/invitations')).json.data

  it('are made, mailed, listed and taken back', async () => {
    const body = { email: 'Naomi@example.org' }
    const made = await ruth.post<MadeInvitation>('/operator/invitations', body, { 'accept-language': 'es' })
    expect(made.status, made.text).toBe(201)
    const { invitation, url } = made.json
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4310\/dashboard\/sign-up\?invitation=[\w-]{43}$/)
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(14 * 86_400_000)
    expect(dashboard.mails.at(-1)).toMatchObject({
      subject: 'Su invitación a Berea',
      text: expect.stringContaining(url),
    })
    const open = await ruth.post<MadeInvitation>('/operator/invitations', {})
    expect(await list()).toEqual([open.json.invitation, invitation])
    expect(JSON.stringify(await list())).not.toContain(new URL(url).searchParams.get('invitation'))
    expect(invitation).toMatchObject({ email: 'naomi@example.org', usedAt: null })

    const path = `/dashboard/api/operator/invitations/${open.json.invitation.id}`
    expect((await ruth.call('DELETE', path)).status).toBe(204)
    expect((await ruth.call('DELETE', path)).status).toBe(404)
    expect(await list()).toEqual([invitation])

    const naomi = dashboard.browser()
    const token = new URL(url).searchParams.get('invitation')
    const body2 = { name: 'Naomi', email: 'naomi@example.org', password, invitation: token }
    expect((await naomi.post('/auth/sign-up/email', body2)).status).toBe(200)
    expect(await list()).toEqual([{ ...invitation, usedAt: expect.any(String) }])
    expect((await naomi.get('/operator/invitations')).status).toBe(403)
  })

  it.each([{ email: 'nonsense' }, { email: 5 }, { mail: 'a@b.cd' }, { email: 'a@b.cd\nBcc: x@y.zz' }])(
    'are refused for %j',
    async (body) => {
      expect((await ruth.post('/operator/invitations', body)).status).toBe(400)
    },
  )
})
