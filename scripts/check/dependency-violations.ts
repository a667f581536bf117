/** A small tree that violates exactly one rule. */
export interface PlantedViolation {
  rule: string
  files: Record<string, string>
}

/** A file that uses its imports. */
function importing(...specifiers: string[]): string {
  const lines = specifiers.map((specifier, index) => `import { a as a${index} } from '${specifier}'`)
  return [...lines, `export const a = [${specifiers.map((_, index) => `a${index}`)}]`, ''].join('\n')
}
const plain = 'export const a = 1\n'

/** A file that imports another, and that other file. */
function imports(rule: string, from: string, specifier: string, target?: string): PlantedViolation {
  return { rule, files: { [from]: importing(specifier), ...(target ? { [target]: plain } : {}) } }
}

/** A violation of every rule of .dependency-cruiser.mjs. */
export const plantedViolations: PlantedViolation[] = [
  imports('contract-knows-nobody', 'contract/src/a.ts', '@ticarum/db/b', 'db/src/b.ts'),
  imports('contract-knows-nobody', 'contract/src/a.ts', '../../server/src/b.ts', 'server/src/b.ts'),
  imports('contract-needs-only-zod', 'contract/src/procedures/a.ts', 'declared-library'),
  imports('contract-needs-only-zod', 'contract/src/procedures/a.ts', 'node:fs'),
  imports('values-stay-without-zod', 'contract/src/values/a.ts', 'zod'),
  {
    rule: 'values-stay-without-zod',
    files: { 'contract/src/money.ts': importing('./fields.ts'), 'contract/src/fields.ts': importing('zod') },
  },
  imports('db-knows-only-contract', 'db/src/a.ts', '@ticarum/server/b', 'server/src/b.ts'),
  {
    rule: 'db-knows-only-contract',
    files: {
      'db/src/a.ts': "import type { a } from '@ticarum/server/b'\nexport type A = typeof a\n",
      'server/src/b.ts': plain,
    },
  },
  imports('server-knows-no-web', 'server/src/a.ts', '../../web/app/b.ts', 'web/app/b.ts'),
  imports('web-sees-only-the-client', 'web/app/routes/a.tsx', '@ticarum/server/door/door', 'server/src/door/door.ts'),
  imports('web-sees-only-the-client', 'web/app/routes/a.tsx', '@ticarum/db/transaction', 'db/src/transaction.ts'),
  imports('e2e-knows-the-running-system', 'e2e/a.e2e.ts', '@ticarum/server/client', 'server/src/client.ts'),
  imports('e2e-knows-the-running-system', 'e2e/a.e2e.ts', '../web/app/b.tsx', 'web/app/b.tsx'),
  imports(
    'modules-meet-in-public',
    'server/src/modules/orders/place-order.ts',
    '../products/take-stock.ts',
    'server/src/modules/products/take-stock.ts',
  ),
  imports(
    'routers-are-for-the-door',
    'server/src/modules/orders/place-order.ts',
    '../products/products.router.ts',
    'server/src/modules/products/products.router.ts',
  ),
  imports(
    'routers-are-for-the-door',
    'server/src/modules/orders/place-order.ts',
    '../../routers.ts',
    'server/src/routers.ts',
  ),
  imports(
    'modules-know-no-http',
    'server/src/modules/orders/place-order.ts',
    '../../http/cookies.ts',
    'server/src/http/cookies.ts',
  ),
  imports('modules-know-no-http', 'server/src/modules/orders/place-order.ts', 'hono'),
  imports(
    'door-and-platform-know-no-module',
    'server/src/door/a.ts',
    '../modules/orders/orders.public.ts',
    'server/src/modules/orders/orders.public.ts',
  ),
  imports(
    'components-know-no-domain',
    'web/app/components/ui/a.tsx',
    '../../features/orders/b.tsx',
    'web/app/features/orders/b.tsx',
  ),
  imports(
    'components-know-no-domain',
    'web/app/components/layout/account-menu.tsx',
    '../../features/identity/b.ts',
    'web/app/features/identity/b.ts',
  ),
  imports('components-know-no-domain', 'web/app/components/ui/a.tsx', '../../routes/b.tsx', 'web/app/routes/b.tsx'),
  imports(
    'components-know-no-domain',
    'web/app/components/ui/a.tsx',
    '@ticarum/contract/procedures/b',
    'contract/src/procedures/b.ts',
  ),
  imports('production-imports-no-tests', 'server/src/a.ts', './testing/b.ts', 'server/src/testing/b.ts'),
  imports('production-imports-no-tests', 'db/src/a.ts', './b.test.ts', 'db/src/b.test.ts'),
  imports('production-declares-what-it-needs', 'server/src/a.ts', 'dev-library'),
  imports('production-declares-what-it-needs', 'server/src/a.ts', 'undeclared-library'),
  { rule: 'no-circles', files: { 'server/src/a.ts': importing('./b.ts'), 'server/src/b.ts': importing('./a.ts') } },
  imports('every-import-resolves', 'server/src/a.ts', './nowhere.ts'),
  imports('every-import-resolves', 'web/app/a.ts', '@ticarum/contract/nowhere'),
]

/** Imports that the rules must allow. */
export const allowed: Record<string, string> = {
  'contract/src/values/roles.ts': plain,
  'contract/src/procedures/orders.ts': importing('zod', '../values/roles.ts'),
  'contract/src/procedures/orders.test.ts': importing('./orders.ts', 'dev-library'),
  'db/src/ids.ts': importing('@ticarum/contract/values/roles'),
  'db/src/testing/given.ts': importing('../ids.ts', 'dev-library'),
  'server/src/client.ts': importing('@ticarum/contract/procedures/orders', '@ticarum/db/ids'),
  'server/src/routers.ts': importing('./modules/orders/orders.router.ts'),
  'server/src/modules/products/products.public.ts': plain,
  'server/src/modules/orders/orders.router.ts': importing('./place-order.ts'),
  'server/src/modules/orders/place-order.ts': importing(
    '../products/products.public.ts',
    '@ticarum/db/ids',
    'declared-library',
  ),
  'server/src/modules/orders/place-order.test.ts': importing(
    './place-order.ts',
    '../../testing/open-door.ts',
    '@ticarum/db/testing/given',
    'dev-library',
  ),
  'server/src/testing/open-door.ts': importing('../client.ts', '../routers.ts', '@ticarum/db/testing/given'),
  'server/src/a-type.ts': "import type { b } from './b-type.ts'\nexport const a = 1\nexport type B = typeof b\n",
  'server/src/b-type.ts': importing('./a-type.ts'),
  'web/app/components/ui/dialog.tsx': importing('@ticarum/contract/values/roles'),
  'web/app/features/orders/order-card.tsx': importing(
    '../../components/ui/dialog.tsx',
    '@ticarum/contract/procedures/orders',
  ),
  'web/app/routes/orders.tsx': [
    "import type { Route } from './+types/orders'\n",
    importing('../features/orders/order-card.tsx', '@ticarum/server/client'),
    'export type Loaded = Route.LoaderArgs\n',
  ].join(''),
  'e2e/orders.e2e.ts': importing('@ticarum/contract/values/roles', '@ticarum/db/ids'),
}
