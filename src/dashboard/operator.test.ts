import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../tests/both-databases.ts'
import { type DashboardServer, serveDashboardData } from '../../tests/dashboard-api.ts'
import type { ApplicationPage, OperatorAccountPage, OperatorApplication, WaitingApplications } from './contract.ts'

const form = { organisation: 'Grace Chapel', purpose: 'A reading plan', expectedVolume: '500 a day' }

describeOnBothDatabases('operators', (database) => {
  let server: DashboardServer
  let operator: ReturnType<DashboardServer['as']>
  beforeAll(async () => {
    server = await serveDashboardData(database(), () => new Date('2026-05-31T12:00:00.000Z'))
    operator = server.as(await server.anAccount({ name: 'The operator' }), { isOperator: true })
  })
  afterAll(() => server?.close())

  async function anApplicant(language?: 'en' | 'es'): Promise<{ accountId: string; applicationId: string }> {
    const accountId = await server.anAccount({ plan: 'free', name: 'Berea Chapel' })
    server.holders[accountId] = { name: 'Lydia', email: `${accountId}@example.org`, ...(language ? { language } : {}) }
    const { body } = await server.as(accountId)('POST', '/account/applications', form)
    return { accountId, applicationId: (body as OperatorApplication).id }
  }

  it('see who waits, oldest first, and approve on a plan: the applicant is told and may make keys', async () => {
    const [first, second, third] = [await anApplicant('en'), await anApplicant(), await anApplicant()]
    const page = (await operator('GET', '/operator/applications?limit=2')).body as ApplicationPage
    expect(page.data.map(({ id }) => id)).toEqual([first.applicationId, second.applicationId])
    expect(page.data[0]).toMatchObject({
      ...form,
      account: {
        id: first.accountId,
        plan: 'free',
        holder: { name: 'Lydia', email: `${first.accountId}@example.org` },
      },
    })
    const next = (await operator('GET', `/operator/applications?cursor=${page.nextCursor}`)).body as ApplicationPage
    expect(next.data.map(({ id }) => id)).toContain(third.applicationId)

    const decide = (body: object) => operator('POST', `/operator/applications/${first.applicationId}/decide`, body)
    const decided = await decide({ outcome: 'approved', plan: 'standard', note: 'Welcome.' })
    expect(decided).toMatchObject({
      status: 200,
      body: { state: 'approved', note: 'Welcome.', account: { plan: 'standard' } },
    })
    expect(await decide({ outcome: 'approved', plan: 'standard' })).toMatchObject({ status: 400 })
    const mails = await server.mailsTo(first.accountId)
    expect(mails).toEqual([
      {
        to: `${first.accountId}@example.org`,
        subject: 'Berea: your API access is approved',
        text: expect.stringMatching(/^Dear Lydia,.*plan standard.*\/dashboard\/keys.*The operator wrote:\nWelcome\.$/s),
      },
    ])
    const key = { name: 'server', livemode: true, scopes: ['verses'] }
    expect(await server.as(first.accountId)('POST', '/keys', key)).toMatchObject({ status: 201 })
    expect((await operator('GET', '/operator/applications?state=approved')).body).toMatchObject({
      data: [{ id: first.applicationId }],
    })
  })

  it('are told of each application by mail, in their language, and how many wait', async () => {
    const before = (await operator('GET', '/operator/waiting')).body as WaitingApplications
    server.operators.op_ruth = { name: 'Ruth', email: 'ruth@example.org', language: 'en' }
    server.operators.op_boaz = { name: 'Boaz', email: 'boaz@example.org', language: 'es' }
    const accountId = await server.anAccount({ plan: 'free' })
    const organisation = 'Grace <b>Chapel</b> https://evil.example/now'
    await server.as(accountId)('POST', '/account/applications', { ...form, organisation })
    const mails = (await server.mailsTo(accountId)).map((mail) => mail!)
    expect(mails.map(({ to }) => to).sort()).toEqual(['boaz@example.org', 'ruth@example.org'])
    const mailTo = (name: string) => mails.find(({ to }) => to === `${name}@example.org`)!
    expect(mailTo('ruth').subject).toBe('Berea: Grace Chapel applies for API access')
    expect(mailTo('ruth').text).toContain('https://berea.example/dashboard/operator/applications')
    expect(mailTo('ruth').text).not.toContain('evil')
    expect(mailTo('boaz').subject).toBe('Berea: Grace Chapel pide acceso a la API')
    expect((await operator('GET', '/operator/waiting')).body).toEqual({
      applications: before.applications + 1,
      oldestAt: '2026-05-31T12:00:00.000Z',
    })
    expect(await server.as(accountId)('GET', '/operator/waiting')).toMatchObject({ status: 403 })
    for (const id of Object.keys(server.operators)) delete server.operators[id]
  })

  it('decline with a note, which the applicant reads in both languages where none is known', async () => {
    const { accountId, applicationId } = await anApplicant()
    const decide = (body: object) => operator('POST', `/operator/applications/${applicationId}/decide`, body)
    for (const body of [
      { outcome: 'declined' },
      { outcome: 'declined', note: ' ' },
      { outcome: 'approved' },
      { outcome: 'maybe' },
    ])
      expect(await decide(body)).toMatchObject({ status: 400 })
    expect(await decide({ outcome: 'declined', note: 'Tell us more.' })).toMatchObject({ status: 200 })
    const [mail] = await server.mailsTo(accountId)
    expect(mail!.text).toMatch(/is declined\..*Tell us more\..*ha sido rechazada\..*Tell us more\./s)
    expect((await server.as(accountId)('GET', '/account')).body).toMatchObject({
      apiAccess: 'declined',
      application: { state: 'declined', note: 'Tell us more.' },
    })
    expect(
      await operator('POST', '/operator/applications/appl_none/decide', { outcome: 'declined', note: 'x' }),
    ).toMatchObject({
      status: 404,
    })
  })

  it('see which mails nobody got, and that some wait', async () => {
    const accountId = await server.anAccount({ name: 'Grace <Chapel>' })
    const [gave, waiting] = ['decided:given_up', 'decided:waiting'].map((id) => `'${id}${accountId}', '${accountId}'`)
    await database().db.execute(`insert into outbox_mails
      (id, account_id, kind, created_at, attempts, next_try_at, last_error, gave_up_at) values
      (${gave}, 'application_decided', now(), 31, now(), 'SMTP 550', now()),
      (${waiting}, 'application_decided', now(), 2, now() + interval '1 day', 'ECONNREFUSED', null)`)
    const { body } = await operator('GET', '/operator/mails')
    expect(body).toMatchObject({
      failing: 1,
      givenUp: [
        { kind: 'application_decided', account: { id: accountId, name: 'Grace <Chapel>' }, lastError: 'SMTP 550' },
      ],
    })
  })

  it('see which corpora the processes of the database answer from', async () => {
    await database().db.execute(`insert into replicas values
      ('a', 'aaa', '0.1.0', now() - interval '3 minutes', now()), ('b', 'bbb', '0.1.0', now() - interval '2 minutes', now()),
      ('c', 'bbb', '0.1.0', now() - interval '1 minute', now()), ('gone', 'ccc', '0.1.0', '2000-01-01', '2000-01-01')`)
    const { body } = await operator('GET', '/operator/replicas')
    expect(body).toEqual({
      corpora: [
        { corpusVersion: 'aaa', processes: 1 },
        { corpusVersion: 'bbb', processes: 2 },
      ],
    })
    await database().db.execute('delete from replicas')
  })

  it('find accounts by name, id and holder, by pages, the newest first', async () => {
    const made: string[] = []
    for (let each = 0; each < 5; each++) made.push(await server.anAccount({ name: `100%_${each}` }))
    server.holders[made[0]!] = { name: 'Priscilla', email: 'priscilla@example.org' }
    const found = async (query: string) => {
      const answer = await operator('GET', `/operator/accounts?${new URLSearchParams({ query })}`)
      return (answer.body as OperatorAccountPage).data.map(({ id }) => id)
    }
    // those of one millisecond have an order of their own
    expect(await found('100%_')).toEqual(made.toSorted().toReversed())
    expect(await found('100__')).toEqual([]) // its signs mean themselves
    expect(await found(made[2]!)).toEqual([made[2]])
    expect(await found('PRISCILLA')).toEqual([])
    expect(await found('priscilla@')).toEqual([made[0]])
    const first = (await operator('GET', '/operator/accounts?limit=2&query=100%25_')).body as OperatorAccountPage
    const second = (await operator('GET', `/operator/accounts?limit=3&query=100%25_&cursor=${first.nextCursor}`))
      .body as OperatorAccountPage
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.toSorted().toReversed())
    expect(second.nextCursor).toBeNull()
  })

  it('change plan, figures and block together or not at all, and null goes back to the plan', async () => {
    const id = await server.anAccount()
    const change = (body: object) => operator('PATCH', `/operator/accounts/${id}`, body)
    expect(
      await change({
        plan: 'enterprise',
        grantedDailyCredits: 7,
        grantedRequestsPerMinute: 3,
        grantedConcurrentRequests: 2,
        isBlocked: true,
      }),
    ).toMatchObject({
      status: 200,
      body: {
        plan: 'enterprise',
        isBlocked: true,
        limits: { dailyCredits: 7, monthlyCredits: 1_000_000, requestsPerMinute: 3, concurrentRequests: 2 },
      },
    })
    expect(await change({ isBlocked: true })).toMatchObject({ status: 200, body: { isBlocked: true } })
    expect(await change({ grantedDailyCredits: null, isBlocked: false })).toMatchObject({
      body: { isBlocked: false, limits: { dailyCredits: 50_000 } },
    })
    for (const body of [
      {},
      { plan: 'gold' },
      { grantedDailyCredits: -1 },
      { grantedRequestsPerMinute: 3_000_000_000 },
      { name: 'x' },
    ])
      expect(await change(body)).toMatchObject({ status: 400 })
    expect((await operator('GET', `/operator/accounts/${id}`)).body).toMatchObject({
      id,
      plan: 'enterprise',
      isBlocked: false,
    })
    expect(await operator('GET', '/operator/accounts/acct_none')).toMatchObject({ status: 404 })
    expect(await operator('PATCH', '/operator/accounts/acct_none', { isBlocked: false })).toMatchObject({ status: 404 })
  })
})
