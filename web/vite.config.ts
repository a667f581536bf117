import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { screens } from './screens-plugin.ts'
import { texts } from './texts/texts-plugin.ts'

/** Few files compress better than many, and libraries stay in a browser's cache when the site changes. */
const chunks = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|@lingui)[\\/]/ },
  // What every page needs; what only people who are signed in see is apart (layout/member.ts).
  {
    name: 'shell',
    test: /app[\\/](texts|visit[\\/](contexts|cookies|failed-reads|language|notices|theme|this-page|toasts)|components[\\/](ui[\\/](icon|button|disclosure|hidden-text|skeleton|toast)|layout[\\/](?!account-menu|bottom-bar|rail|place|member\.ts)))/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [texts(), screens(), tailwindcss(), reactRouter()],
  // What an older phone's browser understands; newer syntax would leave it with a page that never wakes up.
  environments: {
    client: { build: { target: ['chrome90', 'safari14'], rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { target: 'node24' } },
  },
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
