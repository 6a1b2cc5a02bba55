import { AppError } from '../../errors.ts'

/** A model as that API lists it. */
export type Model = { id: string; object: 'model'; created: number; owned_by: string }

/**
 * The one there is. No caller of the answer endpoint chooses who writes: the operator's models are asked in their order
 * and the extractive writer stands behind them, so there is nothing to choose here either.
 */
export const bereaModel: Model = {
  id: 'berea',
  object: 'model',
  created: Date.UTC(2026, 4, 1) / 1_000,
  owned_by: 'berea',
}

/** @throws AppError model_not_found */
export function findModel(id: string): Model {
  if (id === bereaModel.id) return bereaModel
  const shown = id.length > longestShown ? `${id.slice(0, longestShown)}…` : id
  throw new AppError('model_not_found', `There is no model \`${shown}\` here; use \`${bereaModel.id}\`.`, {
    param: '/model',
  })
}

const longestShown = 80
