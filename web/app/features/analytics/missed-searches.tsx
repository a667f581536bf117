import type { MissedSearch } from '@ticarum/contract/procedures/analytics'
import { Link } from 'react-router'
import { languageNames } from '../../context/language.ts'
import { useDay } from '../../dates.ts'
import { useText } from '../../texts.ts'
import { productsPath } from '../listings/listing-filters.ts'

const columnHead = 'border-b border-line py-2.5 ps-3 text-start text-xs font-semibold text-muted first:ps-0'
const cell = 'border-b border-line py-1.5 ps-3 first:ps-0'

/** What people searched for and did not find, each leading to the search. */
export function MissedSearches({ missed }: { missed: MissedSearch[] }) {
  const t = useText('analytics')
  const day = useDay()
  return (
    <section className="grid content-start gap-4">
      <h2 id="missed" className="text-xl">
        {t('missed')}
      </h2>
      {missed.length === 0 ? (
        <p className="border-y border-line py-4 text-muted">{t('missed.none')}</p>
      ) : (
        <table aria-labelledby="missed" className="w-full border-t border-rule text-base">
          <thead>
            <tr>
              {(['words', 'language', 'times', 'last'] as const).map((name) => (
                <th key={name} scope="col" className={columnHead}>
                  {t(`column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {missed.map(({ words, language, times, lastDay }) => (
              <tr key={`${language} ${words}`}>
                <th scope="row" className={`${cell} text-start font-normal break-words`}>
                  <Link
                    to={productsPath({ q: words })}
                    className="inline-flex min-h-10 items-center text-primary underline underline-offset-3"
                  >
                    <bdi>{words}</bdi>
                  </Link>
                </th>
                <td className={cell}>{languageNames[language]}</td>
                <td className={cell}>{t('count', { count: times })}</td>
                <td className={`${cell} whitespace-nowrap`}>{day(lastDay)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="max-w-prose text-sm text-muted">{t('missed.note')}</p>
    </section>
  )
}
