import { Link } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'
import { IMPORT_PATH } from '../imports/paths.ts'
import { orderListPaths } from '../orders/paths.ts'
import { PAYOUT_PATH } from '../payout/paths.ts'

export const startSteps = ['profile', 'product', 'payment', 'orders'] as const
export type StartStep = (typeof startSteps)[number]

const SETTINGS = '/supplier/settings'
const links: Record<StartStep, string> = {
  profile: `${SETTINGS}#verification`,
  product: IMPORT_PATH,
  payment: PAYOUT_PATH,
  orders: orderListPaths.supplier,
}

const box = 'mt-0.5 grid size-6 place-items-center rounded-mark border'

/** The first four steps of a supplier. Each is ticked by what the supplier has done. */
export function GettingStarted({ done }: { done: Record<StartStep, boolean> }) {
  const t = useText('dashboard')
  return (
    <section aria-labelledby="started" className="grid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="started" className="text-xl">
          {t('started')}
        </h2>
        <p className="text-sm text-muted">
          {t('started.count', { done: startSteps.filter((step) => done[step]).length, all: startSteps.length })}
        </p>
      </div>
      <ol className="border-t border-rule">
        {startSteps.map((step) => (
          <li key={step} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-3">
            <span
              role="img"
              aria-label={t(done[step] ? 'started.done' : 'started.open')}
              className={`${box} ${done[step] ? 'border-success bg-success text-bg' : 'border-line-input bg-surface'}`}
            >
              {done[step] ? <Icon name="check" small /> : null}
            </span>
            <div className="grid justify-items-start">
              <p className={done[step] ? 'text-muted' : 'font-semibold'}>{t(`started.${step}`)}</p>
              {done[step] && step !== 'profile' ? null : (
                <>
                  <p className="text-sm text-muted">{t(`started.${step}.text`)}</p>
                  <Link
                    to={links[step]}
                    className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
                  >
                    {t(`started.${step}.link`)}
                  </Link>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink to={SETTINGS} variant="line">
        {t('started.complete')}
      </ButtonLink>
    </section>
  )
}
