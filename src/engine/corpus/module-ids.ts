import type { FoundModule } from './find-modules.ts'
import { shippedModules } from './shipped-modules.ts'

/**
 * The id of every module, unlike any other in any case: the shipped ones have their short names, others their own.
 * A module that is named as another's id or name (CrossWire's `KJV` beside ours) gets a number behind it, `KJV-2`.
 * @param modules with different names, in the order in which they are found
 * @returns ids by module name
 */
export function moduleIds(modules: readonly FoundModule[]): Map<string, string> {
  const shipped = shippedModules.flatMap(({ id, module }) => [id.toLowerCase(), module.toLowerCase()])
  const names = new Set(modules.map(({ conf }) => conf.name.toLowerCase()))
  const given = new Set(shipped)
  const ids = new Map<string, string>()
  for (const { conf } of modules) {
    const known = shippedModules.find(({ module }) => module === conf.name)?.id
    let id = known ?? conf.name
    for (let number = 2; known === undefined && given.has(id.toLowerCase()); number++) {
      const numbered = `${conf.name}-${number}`
      if (!names.has(numbered.toLowerCase())) id = numbered
    }
    given.add(id.toLowerCase())
    ids.set(conf.name, id)
  }
  return ids
}
