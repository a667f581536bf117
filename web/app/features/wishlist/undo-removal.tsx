import { Form } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { WISHLIST_PATH } from './paths.ts'

/** Offers to undo the removal; the product returns with its original date. */
export function UndoRemoval({
  productId,
  wishedAt,
  formKey,
}: {
  productId: string
  wishedAt: string
  formKey: string
}) {
  const t = useText('wishlist')
  return (
    <Form
      method="post"
      action={sentTo(WISHLIST_PATH)}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sand px-5 py-3"
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="wishedAt" value={wishedAt} />
      <span>{t('removed')}</span>
      <Button name="intent" value="undo" variant="line" small>
        {t('undo')}
      </Button>
    </Form>
  )
}
