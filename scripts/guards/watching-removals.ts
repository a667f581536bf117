import type { Removal } from './removal.ts'

const masking = 'server/src/http/mask-error.test.ts'
const taking = 'server/src/http/take-browser-errors.test.ts'
const tracing = 'server/src/platform/tracing.test.ts'

/** What keeps people out of logs, metrics and traces, and strangers from filling them. */
export const watchingRemovals: Removal[] = [
  {
    id: 'watch-quotes',
    allows: 'the log holds what a browser quotes in an error: what somebody typed',
    file: 'server/src/http/mask-error.ts',
    before: '.replaceAll(QUOTED, HIDDEN).split(OPEN_QUOTE)',
    after: ".replaceAll(QUOTED, (all) => all.slice(1, -1)).split('\\0')",
    test: masking,
    named: 'nothing of what was typed',
  },
  {
    id: 'watch-words',
    allows: 'the log holds names and addresses out of the message of an error',
    file: 'server/src/http/mask-error.ts',
    before: '(PLAIN.test(word) || KNOWN.test(word) ? word : HIDDEN)',
    after: 'word',
    test: masking,
    named: 'nothing of what was typed',
  },
  {
    id: 'watch-route',
    allows: 'the log holds the address at which an error happened, with its token',
    file: 'server/src/http/mask-error.ts',
    before: "ROUTE.test(route ?? '') ? (route ?? '') : undefined",
    after: 'route || undefined',
    test: masking,
    named: 'the place in our scripts',
  },
  {
    id: 'watch-device',
    allows: 'one device fills what all may tell',
    file: 'server/src/http/take-browser-errors.ts',
    before: '      await ofDevice.consume(device?.id ?? network)\n',
    after: '',
    test: taking,
    named: 'has limits',
  },
  {
    id: 'watch-all',
    allows: 'many networks together fill the log',
    file: 'server/src/http/take-browser-errors.ts',
    before: "      await ofAll.consume('')\n",
    after: '',
    test: taking,
    named: 'has limits',
  },
  {
    id: 'watch-length',
    allows: 'an error of any length is read',
    file: 'server/src/http/take-browser-errors.ts',
    before: "    if (!(length <= LONGEST)) return 'unreadable'\n",
    after: '',
    test: taking,
    named: 'reads nothing else',
  },
  {
    id: 'watch-path',
    allows: 'metrics and log are named by whatever path is asked for',
    file: 'server/src/http/app.ts',
    before: "c.set('route', { kind: 'page', name: NONE.name })",
    after: "c.set('route', { kind: 'page', name: c.req.path })",
    test: 'server/src/http/route-names.test.ts',
  },
  {
    id: 'watch-proxied',
    allows: 'whoever comes through a proxy on this machine reads the metrics',
    file: 'server/src/http/serve-health.ts',
    before: " && !c.req.header('x-forwarded-for')",
    after: '',
    test: 'server/src/worker/worker-metrics.test.ts',
    named: 'serves health and metrics',
  },
  {
    id: 'watch-statements',
    allows: 'a collector of traces is told whole statements',
    file: 'db/src/transaction.ts',
    before: 'watch(name ?? summaryOf(text), send)',
    after: 'watch(text + JSON.stringify(values), send)',
    test: tracing,
    named: 'leads from the page',
  },
]
