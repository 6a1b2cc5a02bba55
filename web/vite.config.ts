import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/dashboard/',
  plugins: [react(), tailwindcss()],
  // the server fills the placeholder in, anew for every page
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    // the content security policy takes scripts and styles from files only
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // few files instead of one for every shared component
        codeSplitting: {
          groups: [
            { name: 'packages', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: 'console', test: /web\/src\/(ui|api|shell)\// },
          ],
        },
      },
    },
  },
  server: {
    port: 4320,
    proxy: { '/dashboard/api': process.env.BEREA_DEV_API ?? 'http://127.0.0.1:4310' },
  },
})
