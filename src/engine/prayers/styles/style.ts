import type { Draft } from '../../generation/draft.ts'
import type { Material } from '../material.ts'

/** Writes a prayer in one form; `isShort` when the whole does not fit. */
export type WriteStyle = (material: Material, isShort: boolean) => Draft
