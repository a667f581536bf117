import type { AccountExport } from '@ticarum/contract/procedures/account'
import { ACCOUNT_EXPORT_DAYS } from '@ticarum/contract/values/account'
import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useDay } from '../../dates.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { accountErrors, type RefusedAccountAction } from './account-answers.ts'

const INTERVAL_MS = 1500

interface OwnDataProps {
  lastExport: AccountExport | null
  path: string
  formKey: string
  refused: RefusedAccountAction | undefined
}

/** Everything that is stored about the reader, as a file. */
export function OwnData({ lastExport, path, formKey, refused }: OwnDataProps) {
  const t = useText('account')
  const busy = useNavigation().formData?.get('intent') === 'export-data'
  const mine = refused?.values.intent === 'export-data' ? refused : undefined
  const { errors, attempt, handlers } = useFormErrors(mine, accountErrors(t, useText('security')))
  return (
    <section aria-labelledby="own-data" className="grid max-w-190 gap-4 border-t border-rule pt-5">
      <h2 id="own-data" className="text-xl">
        {t('data')}
      </h2>
      <p className="max-w-prose">{t('data.text', { days: ACCOUNT_EXPORT_DAYS })}</p>
      {lastExport ? <LastExport lastExport={lastExport} path={path} /> : null}
      {lastExport?.state === 'writing' ? null : (
        <Form method="post" action={sentTo(path)} className="grid justify-items-start gap-3" {...handlers}>
          <FormErrors title={t('error')} errors={errors} attempt={attempt} />
          <input type="hidden" name="key" value={mine?.key ?? formKey} />
          <Button name="intent" value="export-data" variant="line" busy={busy}>
            {t(busy ? 'data.busy' : 'data.submit')}
          </Button>
        </Form>
      )}
    </section>
  )
}

/** Reloaded at intervals while it is written; without scripts a link reloads it. */
function LastExport({ lastExport: { id, state, startedAt }, path }: { lastExport: AccountExport; path: string }) {
  const t = useText('account')
  const day = useDay()
  const { revalidate, state: asking } = useRevalidator()
  const writing = state === 'writing'
  useEffect(() => {
    if (!writing || asking !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [writing, asking, revalidate])
  return (
    <div role="status" className="grid max-w-prose justify-items-start gap-3 rounded-card bg-sand p-5">
      <p className="font-semibold">{writing ? t('data.writing') : t('data.ready', { day: day(startedAt) })}</p>
      {writing ? (
        <Link to={path} className="text-primary underline underline-offset-3 scripted:hidden">
          {t('data.look')}
        </Link>
      ) : (
        <ButtonLink to={`/files/account-exports/${id}`} reloadDocument>
          <Icon name="download" />
          {t('data.download')}
        </ButtonLink>
      )}
    </div>
  )
}
