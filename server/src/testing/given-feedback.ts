import type { FeedbackState } from '@ticarum/contract/values/feedback'
import type { Role } from '@ticarum/contract/values/roles'
import { newId } from '@ticarum/db/ids'
import type { TestDatabase } from '@ticarum/db/testing/database'

/** What a person sends from the dialog. */
export const someFeedback = { rating: 4, message: 'Ordering was easy.' }

interface FeedbackOptions {
  rating?: number
  message?: string
  status?: FeedbackState
  mayBeShown?: boolean
  /** on the home page */
  shown?: boolean
}

/** Stored feedback; shown on the home page it is approved, and its author agreed. */
export async function givenFeedback(
  { owner }: Pick<TestDatabase, 'owner'>,
  { id: userId, role }: { id: string; role: Role | null },
  { shown = false, mayBeShown = shown, status = shown ? 'approved' : 'pending', ...given }: FeedbackOptions = {},
): Promise<string> {
  const [id, now] = [newId(), new Date()]
  const { rating, message } = { ...someFeedback, ...given }
  await owner.query(
    `insert into feedback (id, user_id, user_name, user_email, user_role, rating, message, language, may_be_shown,
        status, decided_at, created_at)
      select $1, a.id, p.full_name, a.email, $3, $4, $5, 'en', $6, $7, $8, $9
        from accounts a join people p on p.id = a.id where a.id = $2`,
    [id, userId, role ?? 'customer', rating, message, mayBeShown, status, status === 'pending' ? null : now, now],
  )
  if (shown)
    await owner.query(
      `insert into voices (id, name, role, rating, message, language, shown_at)
        select id, user_name, user_role, rating, message, language, created_at from feedback where id = $1`,
      [id],
    )
  return id
}
