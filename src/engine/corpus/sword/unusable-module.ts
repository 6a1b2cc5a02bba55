/** A module that cannot be used. The message names the module and what is wrong with it, for the operator. */
export class UnusableModule extends Error {
  override readonly name = 'UnusableModule'
  readonly reason: 'unsupported' | 'damaged'

  constructor(module: string, reason: 'unsupported' | 'damaged', what: string) {
    super(`Module ${module} is ${reason}: ${what}.`)
    this.reason = reason
  }
}
