import { type Static, Type } from 'typebox'

export const NewInvitation = Type.Object(
  {
    email: Type.Optional(
      Type.String({ pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', maxLength: 254, description: 'Who alone may use it.' }),
    ),
  },
  { additionalProperties: false },
)
export type NewInvitation = Static<typeof NewInvitation>

export const InvitationParams = Type.Object({ id: Type.String({ maxLength: 64 }) })
