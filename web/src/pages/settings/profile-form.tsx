import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account, Person } from '../../../../src/dashboard/contract.ts'
import { changePerson } from '../../api/auth.ts'
import { renameAccount } from '../../api/changes.ts'
import { accountQuery, sessionQuery } from '../../api/queries.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { useService } from '../../shell/use-person.ts'
import { say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Fact, Facts } from '../../ui/card.tsx'
import { FormFailure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { linkLook } from '../people/door-heading.tsx'

export function ProfileForm({ person, account }: { person: Person; account: Account | null }) {
  const { settings: text, people, common } = useText()
  const { mail } = useService()
  const [name, setName] = useState(person.name)
  const [accountName, setAccountName] = useState(account?.name ?? '')
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: async () => {
      if (name.trim() !== person.name) await changePerson({ name: name.trim() })
      if (account !== null && accountName.trim() !== account.name) await renameAccount({ name: accountName.trim() })
    },
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries(sessionQuery), queryClient.invalidateQueries(accountQuery)])
      say(text.nameSaved)
    },
  })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Facts>
        <Fact name={text.emailState}>
          <span className="flex flex-wrap items-center gap-2">
            {person.email}
            {person.emailVerified && <Badge tone="ok">{text.confirmed}</Badge>}
            {!person.emailVerified && mail === 'smtp' && <Badge tone="warn">{text.notConfirmed}</Badge>}
            {!person.emailVerified && mail === 'smtp' && (
              <Link to="/verify-email" search={{ sent: '1', email: person.email }} className={linkLook}>
                {people.sendAgain}
              </Link>
            )}
          </span>
        </Fact>
      </Facts>
      <TextField label={people.name} autoComplete="name" required maxLength={200} value={name} onValue={setName} />
      {account !== null && (
        <TextField
          label={text.accountName}
          help={text.accountNameHelp}
          autoComplete="organization"
          required
          maxLength={100}
          value={accountName}
          onValue={setAccountName}
        />
      )}
      <FormFailure error={saving.error} />
      <Button type="submit" busy={saving.isPending} className="self-start">
        {common.save}
      </Button>
    </form>
  )
}
