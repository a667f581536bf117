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
    test: /app[\\/](texts|visit[\\/](contexts|cookies|failed-reads|language|theme|this-page|toasts)|components[\\/](ui[\\/](icon|button|disclosure|hidden-text|skeleton|toast)|layout[\\/](?!account-menu|bottom-bar|rail|place|member\.ts)))/,
  },
  // What lists of suppliers and of products share.
  { name: 'lists', test: /app[\\/](visit[\\/]use-more|features[\\/]companies[\\/](stripe|seal\.)|components[\\/]ui[\\/](empty-state|chip))/ },
  // What every list of products shows; apart from what only one of its pages needs.
  {
    name: 'cards',
    test: /contract[\\/]src[\\/](money|values[\\/]catalogue)\.ts|app[\\/](money|features[\\/](listings[\\/](listing-(card|cards|filters|grid|icon)|gallery-address|stock-chip|rare-parts|viewer)|companies[\\/]supplier-box)|components[\\/]ui[\\/](photo|average-colour|price|written)\.)/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [texts(), screens(), tailwindcss(), reactRouter()],
  // What the browser of an old phone understands, Android 6 or an iPhone of 2015; newer syntax would leave it with a page that never wakes up.
  environments: {
    client: { build: { target: ['chrome106', 'safari15.6'], rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
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
