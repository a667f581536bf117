import type { CheckedFields } from '@ticarum/contract/procedures/verifications'
import { checkedFields } from '@ticarum/contract/values/reviews'
import { useText } from '../../texts.ts'

interface ChangeRowsProps {
  from: CheckedFields
  to: CheckedFields
}

/** What was checked for the seal and is to change: the old value beside the new one. */
export function ChangeRows({ from, to }: ChangeRowsProps) {
  const t = useText('supplier-settings')
  const cell = 'px-2 py-2.5 text-start align-baseline break-words first:ps-0 last:pe-0'
  const shown = (value: string) => (value ? <bdi>{value}</bdi> : '–')
  return (
    <table className="w-full max-w-190 table-fixed border-t border-rule">
      <thead>
        <tr className="border-b border-line">
          <td className={cell} />
          {(['change.from', 'change.to'] as const).map((head) => (
            <th key={head} scope="col" className={`${cell} font-semibold`}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {checkedFields
          .filter((field) => from[field] !== to[field])
          .map((field) => (
            <tr key={field} className="border-b border-line">
              <th scope="row" className={`${cell} font-normal text-muted`}>
                {t(`field.${field}`)}
              </th>
              <td className={cell}>{shown(from[field])}</td>
              <td className={`${cell} font-semibold`}>{shown(to[field])}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
