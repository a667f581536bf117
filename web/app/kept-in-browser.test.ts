import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Files that write into the browser's own storage or a cookie, and why the server need not keep it. */
const kept: Record<string, string> = {
  'components/layout/before-paint.tsx': 'that this browser was here before',
  'components/table/column-choice.tsx': 'columns fit this screen; a saved view keeps them for every browser',
  'components/table/columns.ts': 'the same, as the server writes it',
  'components/table/table-keys.tsx': 'keys fit this keyboard',
  'context/cookies.ts': 'writes the cookies of the others',
  'context/currency.ts': 'cached pages show it; it is saved with the settings',
  'context/data-saver.ts': 'it is about the line of this browser',
  'context/flash.ts': 'said once, on the next page',
  'context/kept-until-sign-out.ts': 'removes what was typed and not sent',
  'context/language.ts': 'cached pages show it; it is saved with the account',
  'context/theme.ts': 'it is about this screen',
  'features/analytics/count-miss.ts': 'what this visit has counted',
  'features/analytics/count-view.ts': 'what this visit has counted',
  'features/identity/google.server.ts': 'a sign-in that is under way',
  'features/identity/known-email.ts': 'a sign-up that is under way',
  'features/identity/waiting-sign-in.ts': 'a sign-in that is under way',
  'features/messages/message-drafts.ts': 'what was typed and not sent',
  'features/messages/unsent.ts': 'what the server has not confirmed yet',
  'features/orders/place/typed-order.ts': 'what was typed before signing in, and not sent',
  'features/product-actions/browser-cart.ts': "a visitor's cart; nobody has signed in",
  'forms/drafts.ts': 'what was typed and not sent',
}

const writes =
  /(local|session)Storage(\.\w+ ?=[^=]|\.(setItem|removeItem))|document\.cookie ?=[^=]|writeCookie\(|indexedDB/

it('screens save nothing in the browser alone but what is about the browser or not sent yet [SYS-14]', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: import.meta.dirname }))
    if (!file.includes('.test.') && writes.test(await readFile(new URL(file, import.meta.url), 'utf8')))
      found.push(file)
  expect(found.toSorted()).toEqual(Object.keys(kept).toSorted())
})
