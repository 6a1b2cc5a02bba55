import { useText } from '../../i18n/language-provider.tsx'
import { Preferences } from '../../shell/preferences.tsx'
import { useSignedIn } from '../../shell/use-person.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'

export function SettingsPage() {
  const { settings: text } = useText()
  const { person, account } = useSignedIn()
  return (
    <Page title={text.title}>
      <div className="flex max-w-2xl flex-col gap-5">
        <Card title={text.profile}>
          <ProfileForm person={person} account={account} />
        </Card>
        <Card title={text.password}>
          <PasswordForm email={person.email} />
        </Card>
        <SecondStep isOn={person.twoFactorEnabled} />
        <Sessions />
        <Card title={text.appearance}>
          <p className="mb-3 text-muted">{text.appearanceText}</p>
          <Preferences className="max-w-md" />
        </Card>
        <DeleteAccount email={person.email} />
      </div>
    </Page>
  )
}
