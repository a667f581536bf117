import { priceOf } from '@ticarum/contract/money'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { NumberField } from '../../../components/ui/number-field.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import type { AskedPrices } from '../prices/asked-prices.server.ts'
import { ConfirmPrices } from '../prices/confirm-prices.tsx'
import type { MyProduct } from './my-product.ts'
import { quickEditErrors } from './product-action-errors.ts'

export interface RefusedQuickEdit extends RefusedForm<{ id: string; price: string; stock: string }> {
  /** new prices that are to be confirmed */
  asked: AskedPrices | null
  /** they were asked about before */
  again: boolean
}

interface QuickEditFormProps {
  product: MyProduct
  action: string
  refused: RefusedQuickEdit | undefined
}

/** Price and stock in a row: collapsed, and a form of its own, so that it works without scripts. */
export function QuickEditForm({ product, action, refused }: QuickEditFormProps) {
  const t = useText('supplier-products')
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'quick' && formData.get('id') === product.id
  const id = (field: string) => `${field}-${product.id}`
  const { errorOf } = useFormErrors(refused, quickEditErrors(t))
  return (
    <details open={refused !== undefined}>
      <summary
        aria-label={t('quick.of', { name: product.name })}
        className="inline-flex min-h-6 list-none items-center text-sm text-primary underline underline-offset-3"
      >
        {t('quick')}
      </summary>
      <Form method="post" action={action} noValidate className="flex flex-wrap items-start gap-3 pt-1 pb-2">
        <input type="hidden" name="key" value={refused?.key ?? product.key} />
        <input type="hidden" name="id" value={product.id} />
        <input type="hidden" name="version" value={product.version} />
        <input type="hidden" name="stockSeen" value={product.stock} />
        <div className="w-36">
          <NumberField
            // A new key shows a price that was saved elsewhere.
            key={product.version}
            id={id('price')}
            label={t('quick.price')}
            name="price"
            kind="dollars"
            defaultValue={refused?.values.price ?? priceOf(product.priceCents)}
            error={errorOf('price')}
          />
        </div>
        <div className="w-32">
          <NumberField
            key={product.version}
            id={id('stock')}
            label={t('quick.stock')}
            name="stock"
            kind="count"
            defaultValue={refused?.values.stock ?? product.stock}
            error={errorOf('stock')}
          />
        </div>
        {refused?.asked ? <ConfirmPrices asked={refused.asked} again={refused.again} /> : null}
        <Button name="intent" value="quick" variant="line" busy={busy} className="mt-7">
          {t(busy ? 'quick.busy' : 'quick.submit')}
        </Button>
      </Form>
    </details>
  )
}
