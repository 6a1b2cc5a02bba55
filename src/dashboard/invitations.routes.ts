import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  type InviteDeps,
  invite,
  type Invitation as KeptInvitation,
  listInvitations,
  type Mailer,
  type SignUp,
  sendInvitation,
  takeInvitationBack,
} from '../access/people/index.ts'
import type { Invitation, MadeInvitation } from './contract.ts'
import { InvitationParams, NewInvitation } from './invitations.schemas.ts'
import { type SignedInHooks, signedInOf } from './signed-in.ts'

type Deps = InviteDeps & Pick<SignedInHooks, 'operatorOnly'> & { signUp: SignUp; mailer: Mailer }

/** What operators do about who may sign up. */
export const invitationsRoutes =
  ({ operatorOnly, mailer, ...deps }: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const onRequest = operatorOnly()

    app.get('/operator/invitations', { schema: { hide: true }, onRequest }, async () => ({
      data: (await listInvitations(deps.db, false)).map(view),
    }))

    app.route({
      method: 'POST',
      url: '/operator/invitations',
      schema: { hide: true, body: NewInvitation },
      onRequest,
      handler: async (request, reply): Promise<MadeInvitation> => {
        const actor = `operator:${signedInOf(request).personId}`
        const { email } = request.body
        const { invitation, url } = await invite(deps, { email, actor })
        if (email !== undefined) {
          const acceptLanguage = request.headers['accept-language']
          sendInvitation(mailer, { to: email, url, acceptLanguage }).catch((err) =>
            request.log.error({ err }, 'a mail could not be sent'),
          )
        }
        reply.code(201)
        return { invitation: view(invitation), url }
      },
    })

    app.route({
      method: 'DELETE',
      url: '/operator/invitations/:id',
      schema: { hide: true, params: InvitationParams },
      onRequest,
      handler: async (request, reply) => {
        await takeInvitationBack(deps, request.params.id, { actor: `operator:${signedInOf(request).personId}` })
        return reply.code(204).send()
      },
    })
  }

const view = ({ id, email, createdAt, expiresAt, usedAt }: KeptInvitation): Invitation => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})
