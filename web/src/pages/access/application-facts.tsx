import type { Application } from '../../../../src/dashboard/contract.ts'
import { useText } from '../../i18n/language-provider.tsx'
import { Fact, Facts } from '../../ui/card.tsx'

/** What an applicant wrote, for themselves and for the operator. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { access: text } = useText()
  return (
    <Facts>
      <Fact name={text.organisation}>{application.organisation}</Fact>
      <Fact name={text.purpose}>
        <span className="whitespace-pre-line">{application.purpose}</span>
      </Fact>
      <Fact name={text.volume}>{application.expectedVolume}</Fact>
    </Facts>
  )
}
