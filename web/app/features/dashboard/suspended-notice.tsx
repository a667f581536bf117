import { ButtonLink } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'

/** Tells a suspended supplier what happened and what to do. */
export function SuspendedNotice({ reason }: { reason: string | null }) {
  const t = useText('dashboard')
  return (
    <section
      aria-labelledby="suspended"
      className="grid justify-items-start gap-3 rounded-card border-2 border-danger p-5"
    >
      <h2 id="suspended" className="text-xl">
        {t('suspended.title')}
      </h2>
      {reason ? (
        <p dir="auto" className="max-w-prose rounded-card bg-sand p-4 whitespace-pre-line">
          {reason}
        </p>
      ) : null}
      <p className="max-w-prose">{t('suspended.text')}</p>
      <ButtonLink to="/contact" variant="line">
        {t('suspended.contact')}
      </ButtonLink>
    </section>
  )
}
