import { useText } from '../../texts.ts'
import { HiddenText } from '../ui/hidden-text.tsx'

/** Prefix of the checkboxes' names; the row's id follows. */
const PICK = 'pick.'

export interface Picking<Row> {
  /** id of the form that the checkboxes belong to */
  form: string
  labelOf(row: Row): string
  /** of what the reader sees; it is sent with the id */
  versionOf?(row: Row): string
}

const box = 'grid size-10 cursor-pointer place-items-center'

export function PickRow<Row extends { id: string }>({ picking, row }: { picking: Picking<Row>; row: Row }) {
  return (
    <label className={box}>
      <HiddenText>{picking.labelOf(row)}</HiddenText>
      <input
        type="checkbox"
        data-pick
        form={picking.form}
        name={`${PICK}${row.id}`}
        value={picking.versionOf?.(row) ?? 'on'}
        className="size-5 accent-primary"
      />
    </label>
  )
}

/** Ticks or unticks all rows that are shown; needs scripts. */
export function PickAll<Row>({ picking: { form } }: { picking: Picking<Row> }) {
  const t = useText('table')
  return (
    <label className="invisible grid size-9 cursor-pointer place-items-center scripted:visible">
      <HiddenText>{t('pick.all')}</HiddenText>
      <input
        type="checkbox"
        data-pick-all
        className="size-5 accent-primary"
        onChange={({ currentTarget }) => pickAll(form, currentTarget.checked)}
      />
    </label>
  )
}

const boxesOf = (form: string) => [...document.querySelectorAll<HTMLInputElement>(`input[data-pick][form="${form}"]`)]

/** Each box tells the page itself that it has changed. */
export function pickAll(form: string, checked: boolean): void {
  for (const each of boxesOf(form)) if (each.checked !== checked) each.click()
  for (const each of document.querySelectorAll<HTMLInputElement>('input[data-pick-all]')) each.checked = checked
}

export const pickedIn = (form: string): string[] =>
  boxesOf(form).flatMap(({ checked, name }) => (checked ? [name.slice(PICK.length)] : []))

/** The ticked rows in a sent form, with what was sent beside their ids. */
export const pickedOf = (fields: Partial<Record<string, string>>): { id: string; value: string }[] =>
  Object.entries(fields).flatMap(([name, value = '']) =>
    name.startsWith(PICK) ? [{ id: name.slice(PICK.length), value }] : [],
  )
