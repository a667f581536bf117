import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { texts } from './texts/texts-plugin.ts'

/** Few files compress better than many, and libraries stay in a browser's cache when the site changes. */
const chunks = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
  // What every page needs; what only people who are signed in see is apart (layout/member.ts).
  {
    name: 'shell',
    test: /app[\\/](texts|write-text|visit[\\/](contexts|cookies|failed-reads|language|saver|theme|this-page|toasts|way-back|whole-style)|forms[\\/]lost-line|components[\\/](ui[\\/](icon|button|disclosure|hidden-text|skeleton|toast)|layout[\\/](?!account-menu|bottom-bar|rail|place|session-keeper|member\.ts))|features[\\/]cart[\\/]cart-parts)/,
  },
  // What every form needs.
  {
    name: 'forms',
    test: /app[\\/](forms[\\/](?!send-file|visitors-marks|drafts|lost-line)|components[\\/]ui[\\/](field|problem-text|error-summary))/,
  },
  // What people who need not be members write.
  {
    name: 'written',
    test: /(app[\\/](forms[\\/](visitors-marks|drafts)|components[\\/]ui[\\/](select|text-area))|values[\\/]inquiries)/,
  },
  // What lists share.
  {
    name: 'lists',
    test: /app[\\/](visit[\\/]use-more|features[\\/]companies[\\/](stripe|seal\.)|components[\\/]ui[\\/](empty-state|chip))/,
  },
  // Small parts that unlike pages share, each by itself: the group of one page would bring all of it to the others.
  {
    name: (id: string) => path.parse(id).name,
    test: /app[\\/](forms[\\/]send-file|components[\\/]ui[\\/](buying-icon|error-state|manifest|radio-cards))/,
  },
  // What every list of products shows; apart from what only one of its pages needs.
  {
    name: 'cards',
    test: /app[\\/](money|features[\\/](listings[\\/](listing-(card|cards|grid|icon)|over-address|on-its-way|stock-chip|rare-parts|viewer)|companies[\\/]supplier-box)|components[\\/]ui[\\/](photo|average-colour|price|written)\.)/,
  },
  // What only people who are signed in see.
  {
    name: 'member',
    test: /app[\\/](components[\\/](layout[\\/](account-menu|bottom-bar|rail|place|session-keeper|member\.ts)|ui[\\/]initials)|features[\\/]cart[\\/]cart-in-bar)/,
  },
  // What comes when somebody buys: the first by a heart or a cart, the second with the order dialog and the cart's
  // page.
  { name: 'buying', test: /(app[\\/]features[\\/]buying[\\/](buy\.|browser-cart)|values[\\/](breakdown|trade))/ },
  // What the page of a product shares with the order dialog and with orders.
  {
    name: 'product-figures',
    test: /app[\\/](dates|measures|components[\\/]ui[\\/]use-modal|features[\\/]listings[\\/]price-steps)/,
  },
  { name: 'ordering', test: /app[\\/](components[\\/]ui[\\/]sheet|features[\\/]ordering[\\/](?!form-checks))/ },
  // What every screen of orders needs; one file, so that the list of files which every page carries stays short.
  { name: 'orders', test: /app[\\/]features[\\/]orders[\\/]/ },
]

export default defineConfig(({ command }) => ({
  plugins: [texts(), tailwindcss(), reactRouter()],
  // What the browser of an old phone understands, Android 6 or an iPhone of 2015; newer syntax would leave it with a
  // page that never wakes up.
  environments: {
    client: {
      build: {
        target: ['chrome106', 'safari15.6'],
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    ssr: { build: { target: 'node24' } },
  },
  build: {
    assetsInlineLimit: 0, // the policy allows no data: addresses
    // what is loaded late is one file each, by the groups above: nothing else would have to be named
    modulePreload: false,
  },
  // The built server carries its libraries along: one file, always React's production build, whatever NODE_ENV says.
  ...(command === 'build'
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  // Found before the first page asks for them: else it would be loaded twice.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  server: { watch: { ignored: ['**/build/**', '**/test-results/**', '**/.data/**', '**/*.log'] } },
}))
