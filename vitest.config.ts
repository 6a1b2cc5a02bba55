import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,tests,scripts,evals,web/src,sdk/src}/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    pool: 'forks',
    restoreMocks: true,
    // far above what any takes, since a shared machine may be ten times as slow as a quiet one
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
