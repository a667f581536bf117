import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { criticalCssPlugin } from './critical-css-plugin.ts'
import { texts } from './texts/texts-plugin.ts'

const FORM_CONTROLS = 'components[\\\\/]ui[\\\\/](field|select|text-area)'
/** All form code except what calls the API, which is loaded when somebody acts. */
const FORM_KIT = 'forms[\\\\/](?!call-api|send-file)'
/** Features whose paths public pages have with them, and those of suppliers' and admins' desks. */
const OWN_PATHS = 'contact|listings|cart|supplier-application|inbox'
const DESK_PATHS = 'analytics|audit|content|imports|mail|papers|payout|products|reviews|saved-views|suppliers|users'

/**
 * Few files compress better than many. A group takes along what its modules import, unless an earlier group has it.
 * `minShareCount`: modules of fewer pages than that stay with these pages.
 */
const chunks = [
  // stays in the browser's cache when the site changes
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
  // what every page needs, and static pages, which have little else
  {
    name: 'shell',
    test: /web[\\/]app[\\/](root|entry\.client|components[\\/]static[\\/]static-page)\.tsx$|values[\\/]roles\.ts$/,
  },
  // a list of products presses buttons by these, and has no fields; or leads to its prices
  {
    name: 'keys',
    test: /app[\\/](forms[\\/](use-api-call|form-key|honeypot|drafts)|features[\\/]listings[\\/](priced|sign-in-for))/,
  },
  { name: 'forms', test: new RegExp(`web[\\\\/]app[\\\\/](${FORM_KIT}|${FORM_CONTROLS})`), minShareCount: 3 },
  // what desks share; the application of a supplier chooses files, and needs none of the others; lists of products have
  // no numbers to type
  { name: 'components', test: /web[\\/]app[\\/]components[\\/]ui[\\/](?!choose-file|number-field)/, minShareCount: 14 },
  // what a quantity costs: a product and the order dialog, not lists
  {
    name: 'amounts',
    test: new RegExp(
      'app[\\\\/](isolated|lists)\\.ts|contract[\\\\/]src[\\\\/]money[\\\\/]|' +
        'listings[\\\\/](product-price|price-steps|use-(price|size)-of)\\.',
    ),
  },
  { name: 'head', test: /components[\\/]layout[\\/](described|structured-data)\./ },
  { name: 'signed-in', test: /components[\\/]signed-in[\\/]|signed-in-foot/ },
  // lists of values that public forms and lists of products offer
  { name: 'goods', test: /values[\\/]products\./ },
  {
    name: 'listings',
    test: /(listings[\\/](?!product-|shared?-|structured-|gallery)|suppliers[\\/](?!desk)|product-actions[\\/])/,
    minShareCount: 3,
  },
  // Each file is named in the route table that every page carries, so small ones of the signed-in areas are one; those
  // of desks another one, which customers do without.
  { name: 'paths', test: new RegExp(`features[\\\\/](?!${OWN_PATHS}|${DESK_PATHS})[\\\\/\\w-]+[\\\\/]paths\\.ts$`) },
  { name: 'desk-paths', test: new RegExp(`features[\\\\/](${DESK_PATHS})[\\\\/][\\\\/\\w-]*paths\\.ts$`) },
  { name: 'rules', test: /contract[\\/]src[\\/]values[\\/][\w-]+-rules\.ts$/ },
  { name: 'password', test: /identity[\\/]password-field\./ },
  { name: 'proof', test: /security[\\/]proof-/ },
  // before tables, which would take it along
  { name: 'dates', test: /web[\\/]app[\\/](dates|money)\.ts$/ },
  { name: 'table', test: /components[\\/](table[\\/]|layout[\\/](dense-title|desk-list-page))/, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

export default defineConfig(({ command }) => ({
  plugins: [texts(), criticalCssPlugin(), tailwindcss(), reactRouter()],
  // Targets the browsers of old phones (Android 6, an iPhone of 2015); newer syntax would leave them with a page that
  // is never hydrated.
  environments: {
    client: {
      build: {
        target: ['chrome106', 'safari15.6'],
        minify: 'terser', // after Rolldown's own (`output.minify`)
        terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
        rolldownOptions: {
          output: {
            // Every page carries the names of all screens' files: 28 bits of hash behind each name suffice.
            minify: true,
            hashCharacters: 'hex',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    ssr: { build: { target: 'node24' } },
  },
  build: {
    assetsInlineLimit: 0, // the policy allows no data: URLs
    // A lazy part is a file or two, and all styles are one sheet: a preload table in every page would cost more.
    modulePreload: false,
  },
  // The built server bundles its libraries: one file, always React's production build, whatever NODE_ENV says.
  ...(command === 'build'
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  // Found before the first page needs them: otherwise it would be loaded twice.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  server: { watch: { ignored: ['**/build/**', '**/test-results/**', '**/.data/**', '**/*.log'] } },
}))
