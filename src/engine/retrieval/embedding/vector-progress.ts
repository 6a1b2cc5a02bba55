const everyShare = 0.05
const everyMs = 10_000

type Options = { total: number; done: number; say: (line: string) => void; now?: (() => number) | undefined }

/**
 * Says how far the verses are: whenever another twentieth is done, and after ten seconds at the latest.
 * @param options.done how many there were before
 * @returns to be told of every so many more
 */
export function createVectorProgress({ total, done, say, now = Date.now }: Options): (more: number) => void {
  const begun = { done, at: now() }
  let said = begun
  return (more) => {
    done += more
    const at = now()
    if (done < total && done - said.done < total * everyShare && at - said.at < everyMs) return
    said = { done, at }
    const leftMs = ((at - begun.at) / Math.max(1, done - begun.done)) * (total - done)
    const percent = Math.floor((100 * done) / total)
    say(`Embedded ${done} of ${total} verses (${percent} %)${done < total ? `, ${minutes(leftMs)} left` : ''}.`)
  }
}

const minutes = (ms: number) => (ms < 60_000 ? 'less than a minute' : `about ${Math.round(ms / 60_000)} min`)
