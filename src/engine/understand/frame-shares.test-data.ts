import { type Frame, frames, type Intent } from './intent.ts'

/** A frame that is certain. */
export const surely = (frame: Frame): Intent['frameShares'] =>
  Object.fromEntries(frames.map((one) => [one, Number(one === frame)])) as Record<Frame, number>
