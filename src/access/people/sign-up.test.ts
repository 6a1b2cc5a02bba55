import { afterEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/both-databases.ts'
import { aDashboard, password } from '../../../tests/dashboard-app.ts'
import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { createAccount } from '../accounts/index.ts'
import {
  firstOperatorLink,
  invite,
  listInvitations,
  makeOperator,
  readOperators,
  removeOperator,
  type SignUp,
  takeInvitationBack,
} from './index.ts'

type Refusal = { error: { code: string; reason?: string } }
type Session = { person: { isOperator: boolean; emailVerified: boolean; name: string } | null }

let count = 0
const anEmail = () => `guest${++count}@example.org`
const by = { actor: 'operator:test' }
const tokenOf = (url: string) => {
  const { searchParams } = new URL(url)
  return searchParams.get('invitation') ?? searchParams.get('operator')!
}

describeOnBothDatabases('who may sign up', (database) => {
  const open: { app: { close: () => Promise<unknown> } }[] = []
  afterEach(async () => {
    for (const { app } of open.splice(0)) await app.close()
  })

  const aService = async (given: Parameters<typeof aDashboard>[1]) => {
    const dashboard = await aDashboard(database(), given)
    open.push(dashboard)
    const signUp = async (body: object) => {
      const browser = dashboard.browser()
      const reply = await browser.post<Refusal & { token: string | null }>('/auth/sign-up/email', {
        name: 'Ruth',
        password,
        ...body,
      })
      return { ...browser, reply }
    }
    return { ...dashboard, signUp }
  }
  const deps = (signUp: SignUp = 'invite') => ({
    db: database().db,
    newId: createIds(systemClock),
    now: systemClock,
    publicUrl: 'https://berea.example',
    signUp,
  })
  const outcome = ({ reply }: { reply: { status: number; json: Refusal } }) =>
    reply.status === 200 ? 'in' : `${reply.status} ${reply.json.error.reason}`
  const rows = async (text: string) => (await database().db.execute<Record<string, unknown>>(text)).rows

  it('needs an invitation, which works once', async () => {
    const { signUp } = await aService({ signUp: 'invite' })
    expect(outcome(await signUp({ email: anEmail() }))).toBe('403 INVITATION_NEEDED')
    expect(outcome(await signUp({ email: anEmail(), invitation: 'x'.repeat(43) }))).toBe('403 INVITATION_NEEDED')
    const { invitation, url } = await invite(deps(), { email: undefined, ...by })
    expect(url).toBe(`https://berea.example/dashboard/sign-up?invitation=${tokenOf(url)}`)
    expect(JSON.stringify(await rows(`select * from invitations`))).not.toContain(tokenOf(url))
    expect(outcome(await signUp({ email: anEmail(), invitation: tokenOf(url) }))).toBe('in')
    expect(outcome(await signUp({ email: anEmail(), invitation: tokenOf(url) }))).toBe('403 INVITATION_NEEDED')
    const listed = (await listInvitations(database().db, false)).find(({ id }) => id === invitation.id)
    expect(listed).toMatchObject({ usedAt: expect.any(Date), usedBy: expect.stringMatching(/^pers_/) })
  })

  it('lets one of many in who come at once with one invitation', async () => {
    const { signUp } = await aService({ signUp: 'invite' })
    const { url } = await invite(deps(), { email: undefined, ...by })
    const emails = Array.from({ length: 6 }, anEmail)
    const all = await Promise.all(emails.map((email) => signUp({ email, invitation: tokenOf(url) })))
    expect(all.filter((one) => outcome(one) === 'in')).toHaveLength(1)
    const list = emails.map((email) => `'${email}'`).join()
    expect(await rows(`select count(*)::int as n from people where email in (${list})`)).toEqual([{ n: 1 }])
    const sessions = await Promise.all(all.map(({ get }) => get<Session>('/session')))
    expect(sessions.filter(({ json }) => json.person !== null)).toHaveLength(1)
  })

  it('keeps an invitation that a refused sign-up came with', async () => {
    const { signUp } = await aService({ signUp: 'invite' })
    const { url } = await invite(deps(), { email: undefined, ...by })
    const invitation = tokenOf(url)
    expect((await signUp({ email: anEmail(), password: 'short', invitation })).reply.status).toBe(400)
    expect((await signUp({ email: 'nonsense', invitation })).reply.status).toBe(400)
    const taken = await signUp({ email: anEmail(), invitation })
    expect(outcome(taken)).toBe('in')
  })

  it('holds an invitation to its address, its 14 days, and to not being taken back', async () => {
    const { signUp } = await aService({ signUp: 'invite' })
    const email = anEmail()
    const bound = tokenOf((await invite(deps(), { email: email.toUpperCase(), ...by })).url)
    expect(outcome(await signUp({ email: anEmail(), invitation: bound }))).toBe('403 INVITATION_NEEDED')
    expect(outcome(await signUp({ email, invitation: bound }))).toBe('in')

    const old = { ...deps(), now: () => new Date(Date.now() - 14 * 86_400_000 - 1_000) }
    const over = tokenOf((await invite(old, { email: undefined, ...by })).url)
    expect(outcome(await signUp({ email: anEmail(), invitation: over }))).toBe('403 INVITATION_NEEDED')

    const { invitation, url } = await invite(deps(), { email: undefined, ...by })
    await takeInvitationBack(deps(), invitation.id, by)
    expect(outcome(await signUp({ email: anEmail(), invitation: tokenOf(url) }))).toBe('403 INVITATION_NEEDED')
    await expect(takeInvitationBack(deps(), invitation.id, by)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is nobody where it is closed, but operators by their link', async () => {
    const { signUp } = await aService({ signUp: 'closed' })
    const { url } = await invite(deps('invite'), { email: undefined, ...by })
    expect(outcome(await signUp({ email: anEmail() }))).toBe('403 SIGN_UP_CLOSED')
    expect(outcome(await signUp({ email: anEmail(), invitation: tokenOf(url) }))).toBe('403 SIGN_UP_CLOSED')
    await expect(invite(deps('closed'), { email: undefined, ...by })).rejects.toMatchObject({ code: 'bad_request' })
    const email = anEmail()
    const link = await makeOperator(deps(), { email, name: 'Ruth' }, by)
    if (link.outcome !== 'invited') throw new Error(link.outcome)
    const ruth = await signUp({ email, invitation: tokenOf(link.url) })
    expect((await ruth.get<Session>('/session')).json.person).toMatchObject({ isOperator: true, emailVerified: true })
  })

  it('needs no confirmed address of an operator who came by a link, with a mail server too', async () => {
    const { signUp, mails } = await aService({ sendsMail: true })
    const email = anEmail()
    const link = await makeOperator(deps(), { email, name: 'Ruth' }, by)
    if (link.outcome !== 'invited') throw new Error(link.outcome)
    expect(new URL(link.url).searchParams.get('name')).toBe('Ruth')
    const ruth = await signUp({ email, invitation: tokenOf(link.url) })
    expect(ruth.reply.json).toMatchObject({ token: null, user: { emailVerified: true } })
    expect(mails).toEqual([])
    expect((await ruth.post('/auth/sign-in/email', { email, password })).status).toBe(200)
    expect((await ruth.get<Session>('/session')).json.person).toMatchObject({ isOperator: true })
  })

  it('makes an operator of who has signed up, and takes it away again', async () => {
    const { signUp } = await aService({})
    const email = anEmail()
    const ruth = await signUp({ email })
    const isOperator = async () => (await ruth.get<Session>('/session')).json.person?.isOperator
    expect(await isOperator()).toBe(false)
    await expect(makeOperator(deps(), { email, name: '' }, by)).rejects.toThrow(/never confirmed/)
    expect(await isOperator()).toBe(false)
    const trusted = { email: email.toUpperCase(), name: '', trusts: true }
    expect(await makeOperator(deps(), trusted, by)).toMatchObject({ outcome: 'made' })
    expect(await isOperator()).toBe(true)
    await expect(makeOperator(deps(), trusted, by)).rejects.toThrow(/already/)
    expect((await readOperators(deps())).operators.map((each) => each.email)).toContain(email)
    await removeOperator(deps(), email, by)
    expect(await isOperator()).toBe(false)
    await expect(removeOperator(deps(), email, by)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('takes an unused operator link back', async () => {
    const { signUp } = await aService({})
    const email = anEmail()
    const first = await makeOperator(deps(), { email, name: '' }, by)
    const second = await makeOperator(deps(), { email, name: '' }, by)
    if (first.outcome !== 'invited' || second.outcome !== 'invited') throw new Error('no link')
    expect(outcome(await signUp({ email, invitation: tokenOf(first.url) }))).toBe('403 INVITATION_NEEDED')
    await removeOperator(deps(), email, by)
    expect(outcome(await signUp({ email, invitation: tokenOf(second.url) }))).toBe('403 INVITATION_NEEDED')
  })

  it('makes the first operator by a new link at each start, and the holder of the demo account', async () => {
    await rows('delete from operators')
    const demo = await createAccount(deps(), { name: 'Demo', plan: 'standard', apiAccess: 'approved' })
    const { signUp } = await aService({ demoAccountId: demo.id })
    const before = await firstOperatorLink(deps())
    const link = await firstOperatorLink(deps())
    expect(outcome(await signUp({ email: anEmail(), invitation: tokenOf(before!) }))).toBe('403 INVITATION_NEEDED')
    const ruth = await signUp({ email: anEmail(), invitation: tokenOf(link!) })
    const { json } = await ruth.get<Session & { person: { id: string } }>('/session')
    expect(json.person).toMatchObject({ isOperator: true })
    expect(await rows(`select account_id from account_holders where person_id = '${json.person.id}'`)).toEqual([
      { account_id: demo.id },
    ])
    expect(await firstOperatorLink(deps())).toBeUndefined()
    const other = await signUp({ email: anEmail() })
    expect((await other.get<Session>('/session')).json.person).toMatchObject({ isOperator: false })
  })
})
