/**
 * The one-way dependencies of docs/architecture.md:
 * main → app → features → engine → platform, and main → app → http → access → platform.
 * @type {import('dependency-cruiser').IConfiguration}
 */

const tests = '[.]test[.]ts$'
const operatorsTools = '^src/(main|service|run-until-stopped|openapi-document|app)[.]ts$'

/** What everything may use. */
const shared = '^src/errors[.]ts$'

/** A layer may reach itself, the layers named, the shared files and packages; nothing else of ours. */
const layer = (name, path, reaches, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: tests },
  to: { path: '^(src|tests|scripts|evals)/', pathNot: [shared, ...reaches] },
})

module.exports = {
  forbidden: [
    layer('platform-knows-nobody', '^src/platform/', ['^src/platform/'], 'Tools with no domain words in them.'),
    layer(
      'engine-on-platform',
      '^src/engine/',
      ['^src/(engine|platform)/'],
      'What is known about Scripture knows no callers.',
    ),
    layer(
      'access-on-platform',
      '^src/access/',
      ['^src/(access|platform)/'],
      'Callers and prices know no HTTP and no feature.',
    ),
    layer('http-on-access', '^src/http/', ['^src/(http|access|platform)/'], 'HTTP knows callers and knows no feature.'),
    layer(
      'features-on-engine',
      '^src/features/',
      ['^src/(features|engine|platform)/', '^src/http/index[.]ts$'],
      'Features receive gate and metered and import nothing from access.',
    ),
    layer(
      'dashboard-on-access',
      '^src/dashboard/',
      ['^src/(dashboard|platform)/', '^src/http/index[.]ts$', '^src/access/[^/]+/index[.]ts$'],
      'Pages and what they call know no feature and no engine.',
    ),
    layer(
      'mcp-on-http',
      '^src/mcp/',
      ['^src/(mcp|platform)/', '^src/http/index[.]ts$'],
      'Another door to `/v1`: it knows the contract and no feature.',
    ),
    layer(
      'docs-on-http',
      '^src/docs/',
      ['^src/(docs|platform)/', '^src/http/index[.]ts$'],
      'Pages made of the contract.',
    ),
    layer(
      'study-pages-on-engine',
      '^src/study-pages/',
      ['^src/(study-pages|platform)/', '^src/engine/(engine|index)[.]ts$', '^src/http/index[.]ts$'],
      'Public pages read what the engine gives for nothing; they know no feature and no caller.',
    ),
    layer(
      'admin-on-access-and-engine',
      '^src/admin/',
      ['^src/(admin|access|engine|platform)/', '^src/config[.]ts$'],
      'The operator’s commands stand beside HTTP, not on it.',
    ),
    layer(
      'config-on-platform',
      '^src/config',
      ['^src/config', '^src/platform/'],
      'Configuration is read by everyone and reads nobody.',
    ),
    {
      name: 'no-cycle',
      comment: 'A cycle means that two things are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'access-by-its-indexes',
      comment: 'A module is imported through its index only, so that no cycle can form.',
      severity: 'error',
      from: { path: '^src/(?!access/)', pathNot: tests },
      to: { path: '^src/access/', pathNot: '/index[.]ts$' },
    },
    {
      name: 'access-modules-by-their-index',
      comment: 'The modules of access reach each other through their indexes too.',
      severity: 'error',
      from: { path: '^src/access/([^/]+)/', pathNot: tests },
      to: { path: '^src/access/', pathNot: ['^src/access/$1/', '/index[.]ts$'] },
    },
    {
      name: 'database-by-its-index',
      severity: 'error',
      from: { path: '^src/(?!platform/db/)', pathNot: tests },
      to: { path: '^src/platform/db/', pathNot: '/index[.]ts$' },
    },
    {
      name: 'engine-by-its-facade',
      comment: 'Outside the engine only its façade is known.',
      severity: 'error',
      from: { path: '^src/(?!engine/)', pathNot: tests },
      to: { path: '^src/engine/', pathNot: '^src/engine/(index|engine|load-engine)[.]ts$' },
    },
    {
      name: 'http-by-its-index',
      comment: 'Only the composition root registers the routes that http brings itself.',
      severity: 'error',
      from: { path: '^src/(?!http/)', pathNot: [tests, '^src/app[.]ts$'] },
      to: { path: '^src/http/', pathNot: '^src/http/index[.]ts$' },
    },
    {
      name: 'features-keep-apart',
      comment: 'One feature does not reach into another; what replies share is the module reply.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/reply/index[.]ts$'] },
    },
    {
      name: 'routes-by-the-root',
      comment: 'Nothing but app.ts, and the dashboard’s own roots, imports a *.routes.ts.',
      severity: 'error',
      from: { pathNot: ['^src/app[.]ts$', '^src/dashboard/(dashboard|data[.]routes)[.]ts$', '^tests/', tests] },
      to: { path: '[.]routes[.]ts$' },
    },
    {
      name: 'tables-stay-home',
      comment: 'No module reads another module’s tables; an index may hand one out for foreign keys.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['[.](tables|repository)[.]ts$', '/index[.]ts$'] },
      to: { path: '[.]tables[.]ts$' },
    },
    {
      name: 'framework-at-the-edge',
      comment: 'Outside http and *.routes.ts nobody knows statuses, headers or the framework.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(http|dashboard)/', '[.]routes[.]ts$', operatorsTools] },
      to: { path: 'node_modules/(@fastify|fastify)/' },
    },
    {
      name: 'production-without-tests',
      comment: 'What is served does not depend on what tests it.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(tests/|scripts/|evals/)|[.]test[.]ts$' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|var|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
