import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { texts } from './texts/texts-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [texts(), tailwindcss(), reactRouter()],
  // What an older phone's browser understands; newer syntax would leave it with a page that never wakes up.
  environments: { client: { build: { target: ['chrome90', 'safari14'] } }, ssr: { build: { target: 'node24' } } },
  build: {
    manifest: true, // the server bundle reads from it which file holds which texts
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  // The built server carries its libraries along: one file, always React's production build, whatever NODE_ENV says.
  ...(command === 'build' ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  // Found before the first page asks for them: else it would be loaded twice.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  server: { watch: { ignored: ['**/build/**', '**/test-results/**', '**/.data/**', '**/*.log'] } },
}))
