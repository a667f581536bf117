import { NoticeKindName } from '@ticarum/contract/procedures/notices'
import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import { quoted } from './say.ts'

const StoredNotice = z.object({ kind: NoticeKindName, arguments: z.record(z.string(), z.string()) })

/** Every kind of notice has two texts, `<kind>.subject` and `<kind>.body`; the body takes the notice's arguments. */
export function noticeLetter({ say, args, origin }: LetterParts): Letter {
  const notice = StoredNotice.parse(args)
  const values = Object.fromEntries(Object.entries(notice.arguments).map(([name, value]) => [name, quoted(value)]))
  return {
    subject: say(`${notice.kind}.subject`),
    paragraphs: [say(`${notice.kind}.body`, values)],
    button: { label: say('notice.open'), url: `${origin}/` },
    why: say('notice.why'),
  }
}
