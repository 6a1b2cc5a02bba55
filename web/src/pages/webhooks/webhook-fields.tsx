import type { NewWebhook, WebhookEvent } from '../../../../src/dashboard/contract.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Check, TextField } from '../../ui/field.tsx'

/** In the order in which they are offered. */
export const webhookEvents: readonly WebhookEvent[] = [
  'cap.reached',
  'key.rotated',
  'key.revoked',
  'access.decided',
  'error.spike',
]

type Props = { form: NewWebhook; onForm: (form: NewWebhook) => void; isEventMissing: boolean }

/** What a holder says of a webhook. */
export function WebhookFields({ form, onForm, isEventMissing }: Props) {
  const { webhooks: text } = useText()
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    onForm({
      ...form,
      events: webhookEvents.filter((each) => (each === event ? isChosen : form.events.includes(each))),
    })
  return (
    <>
      <TextField
        label={text.url}
        help={text.urlHelp}
        type="url"
        required
        maxLength={2_000}
        placeholder="https://example.org/berea"
        value={form.url}
        onValue={(url) => onForm({ ...form, url })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{text.events}</legend>
        {webhookEvents.map((event) => (
          <Check
            key={event}
            label={text.eventNames[event]}
            help={text.eventHelp[event]}
            isChecked={form.events.includes(event)}
            onChecked={(isChosen) => choose(event, isChosen)}
          />
        ))}
        <p role="alert" className="text-xs font-medium text-bad">
          {isEventMissing && form.events.length === 0 ? text.eventsRequired : ''}
        </p>
      </fieldset>
    </>
  )
}
