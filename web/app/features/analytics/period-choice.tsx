import { Form } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { ChoiceLinks } from '../../components/ui/choice-links.tsx'
import { Field } from '../../components/ui/field.tsx'
import { useText } from '../../texts.ts'
import { type AskedPeriod, namedPath, namedPeriods, reportPath, stepsFor } from './paths.ts'

/** Period and step, by links; two days of one's own by a form that also works without scripts. */
export function PeriodChoice({ path, asked, invalid }: { path: string; asked: AskedPeriod; invalid: boolean }) {
  const t = useText('analytics')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <ChoiceLinks
          label={t('period')}
          choices={namedPeriods.map((name) => ({
            label: t(`period.${name}`),
            to: namedPath(path, name),
            current: name === asked.name,
          }))}
        />
        <ChoiceLinks
          label={t('step')}
          choices={stepsFor(asked).map((step) => ({
            label: t(`step.${step}`),
            to: reportPath(path, { ...asked, step }),
            current: step === asked.step,
          }))}
        />
      </div>
      <details open={asked.name === 'custom' || invalid || undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-3">
          {t('custom')}
        </summary>
        <Form
          key={`${asked.from} ${asked.to}`}
          action={path}
          role="search"
          className="flex flex-wrap items-end gap-3 pt-2"
        >
          <Field label={t('custom.from')} name="from" type="date" required defaultValue={asked.from} />
          <Field
            label={t('custom.to')}
            name="to"
            type="date"
            required
            defaultValue={asked.to}
            error={invalid ? t('custom.invalid') : undefined}
          />
          <Button variant="line">{t('custom.show')}</Button>
        </Form>
      </details>
    </div>
  )
}
