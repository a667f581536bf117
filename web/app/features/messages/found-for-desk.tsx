import type { FoundMessage } from '@ticarum/contract/procedures/messages'
import { useText } from '../../texts.ts'
import { FoundMessages } from './found-messages.tsx'

/** What else has the words: messages of conversations and threads of orders with the desk as a side. */
export function FoundForDesk({ found }: { found: FoundMessage[] | null }) {
  const t = useText('messages')
  return (
    <section aria-labelledby="found" className="grid max-w-190 gap-2">
      <h2 id="found" className="text-xl">
        {t('search.found')}
      </h2>
      <FoundMessages found={found} reader="admin" />
    </section>
  )
}
