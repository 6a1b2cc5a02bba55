import { registerHooks } from 'node:module'

/**
 * Loaded before everything else by `scripts/run-node`. For every file of drizzle-orm that is imported Node parses that
 * package's package.json anew, 180 KB of exports: 400 ms at every start. A relative import needs none of it.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const { parentURL } = context
    const isInside = parentURL?.includes('/node_modules/drizzle-orm/') === true && /^\.\.?\/.*\.js$/.test(specifier)
    if (!isInside || !parentURL.endsWith('.js')) return nextResolve(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
