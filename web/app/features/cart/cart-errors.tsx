import type { FormFields } from '@ticarum/contract/forms/nested'
import type { Cart } from '@ticarum/contract/procedures/cart'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RedrawnForm } from '../../forms/refused-form.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { lineError } from './line-error.ts'

interface CartErrorsProps {
  cart: Cart | null
  refused: RedrawnForm<FormFields> | undefined
}

/** Why the cart's form was refused, above it: a line that is gone by then can't say it. */
export function CartErrors({ cart, refused }: CartErrorsProps) {
  const t = useText('cart')
  const { errors, attempt } = useFormErrors(refused, {
    otherwise: refused?.code ? lineError(t, refused.code) : undefined,
  })
  const line = cart?.groups
    .flatMap(({ lines }) => lines)
    .find(({ productId }) => productId === refused?.values.productId)
  const field = line?.offered ? { field: `quantity-${line.productId}` } : {}
  return <FormErrors title={t('error')} errors={errors.map((error) => ({ ...error, ...field }))} attempt={attempt} />
}
