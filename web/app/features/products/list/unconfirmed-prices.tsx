import { PRICE_HOLDS_DAYS } from '@ticarum/contract/values/reviews'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { useText } from '../../../texts.ts'

interface UnconfirmedPricesProps {
  count: number
  formKey: string
  action: string
}

/** Asks whether old prices are still valid; one click confirms all. */
export function UnconfirmedPrices({ count, formKey, action }: UnconfirmedPricesProps) {
  const t = useText('supplier-products')
  const busy = useNavigation().formData?.get('intent') === 'confirm'
  if (count === 0) return null
  return (
    <section
      aria-labelledby="unconfirmed"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sand p-5"
    >
      <div className="grid min-w-0 flex-1 basis-60">
        <h2 id="unconfirmed" className="text-lg">
          {t('prices.title', { count })}
        </h2>
        <p className="text-base text-muted">{t('prices.text', { days: String(PRICE_HOLDS_DAYS) })}</p>
      </div>
      <Form method="post" action={action}>
        <input type="hidden" name="key" value={formKey} />
        <Button name="intent" value="confirm" variant="line" busy={busy}>
          {t(busy ? 'prices.busy' : 'prices.confirm')}
        </Button>
      </Form>
    </section>
  )
}
