import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,tests,scripts,evals,web/src}/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    pool: 'forks',
    restoreMocks: true,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
