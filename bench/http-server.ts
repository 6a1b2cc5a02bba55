import { monitorEventLoopDelay } from 'node:perf_hooks'
import { loadConfig } from '../src/config.ts'
import { loadEngine } from '../src/engine/index.ts'
import { startService } from '../src/service.ts'

/**
 * The service as a child of `http.ts`. The message `lag` is answered with the lag of its event loop since the last one
 * (99th percentile and maximum, in milliseconds) and its resident memory, `stop` ends it.
 */
const resolutionMs = 1
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
delay.enable()
// what is measured is the time between two ticks of a timer; the lag is what it has over the timer's own
const lagMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)

const { address, demoKey, stop } = await startService(loadConfig(process.env), (config) =>
  loadEngine({ ...config, workers: config.engineWorkers, models: undefined }),
)
process.on('message', async (message) => {
  if (message === 'lag') {
    const residentMiB = process.memoryUsage.rss() / 2 ** 20
    process.send?.({ p99: lagMs(delay.percentile(99)), max: lagMs(delay.max), residentMiB })
    delay.reset()
  }
  if (message === 'stop') {
    await stop()
    process.exit(0)
  }
})
process.send?.({ address, demoKey })
