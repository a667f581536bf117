// The arrows of docs/ARCHITECTURE.md. Each rule has a planted violation in scripts/check/dependency-violations.ts.

const tests = '\\.(test|e2e|matrix)\\.tsx?$|/testing/'
const zod = '^node_modules/zod/'
/** The only files of the contract that hold schemas; all others reach the browser without zod. */
const schemas = '^contract/src/(procedures/|forms/|(contract|errors|fields|procedure)\\.ts$)'

/**
 * @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'contract-knows-nobody',
      'Browser and server agree in contract/: it knows neither.',
      { path: '^contract/' },
      { path: '^(db|server|web|e2e|bench|scripts)/' },
    ),
    forbid(
      'contract-needs-only-zod',
      'The contract runs in browsers and integrations alike: no library but zod, nothing of Node.',
      { path: '^contract/src/', pathNot: tests },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'], pathNot: zod },
    ),
    forbid(
      'values-stay-without-zod',
      'zod is 21 kB in a browser: value lists and helpers must not lead to it. ' +
        'Schemas live in procedures/, forms/, errors.ts and fields.ts.',
      { path: '^contract/src/', pathNot: [schemas, tests] },
      { path: zod, reachable: true },
    ),
    forbid(
      'db-knows-only-contract',
      'Arrows point left: contract ← db ← server ← web.',
      { path: '^db/' },
      { path: '^(server|web|e2e|bench|scripts)/' },
    ),
    forbid(
      'server-knows-no-web',
      'Arrows point left: contract ← db ← server ← web. The server is given its pages, it does not import them.',
      { path: '^server/' },
      { path: '^(web|e2e|bench|scripts)/' },
    ),
    forbid(
      'web-sees-only-the-client',
      'The web sees the server through server/src/client.ts, and the database not at all.',
      { path: '^web/' },
      { path: '^(server|db|e2e|bench|scripts)/', pathNot: '^server/src/client\\.ts$' },
    ),
    forbid(
      'e2e-knows-the-running-system',
      'Journeys prove what a person gets: they may seed through db and contract, never call server or web. ' +
        'Fault runs may use the faulty servers of its tests.',
      { path: '^e2e/' },
      { path: '^(server|web|bench)/', pathNot: '^server/src/testing/' },
    ),
    forbid(
      'modules-meet-in-public',
      'A module may import another one through its *.public.ts only.',
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '\\.(public|router)\\.ts$'] },
    ),
    forbid(
      'routers-are-for-the-door',
      'A router hands procedures to the door; a module that needs another one asks its *.public.ts.',
      { path: '^server/src/modules/' },
      { path: '\\.router\\.ts$|^server/src/routers\\.ts$' },
    ),
    forbid(
      'modules-know-no-http',
      'A use case answers pages, REST and tests alike: it knows nothing of requests.',
      { path: '^server/src/modules/', pathNot: tests },
      { path: '^server/src/(http/|(http|worker|client)\\.ts$)|^node_modules/(hono|@hono)/' },
    ),
    forbid(
      'door-and-platform-know-no-module',
      'What every module stands on must not lean on one of them.',
      { path: '^server/src/(door|platform|http)/', pathNot: tests },
      { path: '^server/src/modules/' },
    ),
    forbid(
      'components-know-no-domain',
      'A component shows what it is given: no features, no routes, no procedures.',
      { path: '^web/app/components/' },
      { path: '^web/app/(features|routes)/|^contract/src/(procedures/|contract\\.ts$)|^server/' },
    ),
    forbid(
      'production-imports-no-tests',
      'Testing folders and tests are left out of what is deployed.',
      { path: '^(contract|db|server|web)/', pathNot: tests },
      { path: tests },
    ),
    forbid(
      'production-declares-what-it-needs',
      'What runs in production comes from the dependencies of its own package: ' +
        'devDependencies are not installed there.',
      // the route table is read when building
      { path: '^(contract|db|server)/src/|^web/app/', pathNot: [tests, '^web/app/routes\\.ts$'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-circles',
      'Files that need each other are one file, or hide a third.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'every-import-resolves',
      'An import that leads nowhere escapes every other rule.',
      { path: '^(contract|db|server|web|e2e|bench|scripts)/' },
      { couldNotResolve: true, pathNot: '^\\./\\+types/|^virtual:' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.tsbuild|\\.react-router|build)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
