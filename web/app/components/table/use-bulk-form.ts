import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { withQuery } from '../../context/with-query.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { pickAll, pickedIn } from './pick-rows.tsx'
import { type BulkItem, type BulkRunSteps, needsParts, useBulkRun } from './use-bulk-run.ts'

export type BulkValues = Partial<Record<string, string>>

/** What was done, and which rows were left as they were. */
export interface LeftUndone<Item> {
  done: number
  left: Item[]
}

/** The bulk form as its action answers: refused, or done in part. */
export type BulkAnswer<Item> = RefusedForm<BulkValues> | { bulk: LeftUndone<Item>; key: string; values: BulkValues }

interface BulkFormOptions<Item extends BulkItem, Change> extends Pick<BulkRunSteps<Item>, 'matching'> {
  /** the form's id */
  form: string
  /** of the list */
  address: string
  answer: BulkAnswer<Omit<Item, 'id'>> | undefined
  /** what the form asks for; null: it is incomplete, and the server says why */
  changeOf(fields: BulkValues): Change | null
  act(change: Change, ...part: Parameters<BulkRunSteps<Item>['act']>): ReturnType<BulkRunSteps<Item>['act']>
}

/** The state of a bulk bar: few rows are sent as a form, many part by part with progress. */
export function useBulkForm<Item extends BulkItem, Change>(options: BulkFormOptions<Item, Change>) {
  const { form, address, answer, changeOf, matching, act } = options
  const [picked, setPicked] = useState(0)
  const [outcome, setOutcome] = useState<LeftUndone<Omit<Item, 'id'>> | 'failed' | null>(null)
  const { progress, run } = useBulkRun<Item>()
  const navigate = useNavigate()
  const busy = useNavigation().formData?.get('intent') === 'bulk'
  const [query] = useSearchParams()
  const changed = query.get('changed')

  // What was changed is no longer ticked, also where some rows were left.
  const isDoneInPart = answer !== undefined && 'bulk' in answer && answer.bulk.done > 0
  useEffect(() => {
    if (changed) pickAll(form, false)
  }, [changed, form])
  useEffect(() => {
    if (answer && isDoneInPart) pickAll(form, false)
  }, [answer, isDoneInPart, form])

  async function changeInParts(change: Change, all: boolean) {
    const result = await run(all ? 'all' : pickedIn(form), { matching, act: (...part) => act(change, ...part) })
    setOutcome(result ?? 'failed')
    if (result?.actId) await navigate(withQuery(address, { changed: result.actId }), { preventScrollReset: true })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as BulkValues
    const all = fields.all !== undefined
    const change = changeOf(fields)
    if (!change || !needsParts(pickedIn(form), all)) return
    event.preventDefault()
    void changeInParts(change, all)
  }

  const undone = outcome === 'failed' ? null : (outcome ?? (answer && 'bulk' in answer ? answer.bulk : null))
  return {
    /** how many rows are ticked; for the list's own `onChange` */
    count: () => setPicked(pickedIn(form).length),
    failed: outcome === 'failed',
    undone: undone && undone.left.length > 0 ? undone : null,
    /** changes with each outcome */
    attempt: outcome ?? answer,
    bar: { form, picked, progress, busy, onSubmit, open: answer !== undefined },
  }
}
