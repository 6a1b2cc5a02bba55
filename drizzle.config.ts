import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- --name what_it_does` writes the next file of `migrations/` from the tables below. */
export default defineConfig({ dialect: 'postgresql', schema: './src/access/**/*.tables.ts', out: './migrations' })
