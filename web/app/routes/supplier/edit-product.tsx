import type { Product } from '@ticarum/contract/procedures/products'
import { isUnsubmitted } from '@ticarum/contract/values/product-rules'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { useThisPage } from '../../context/this-page.ts'
import { loadProduct } from '../../features/products/form/load-product.server.ts'
import { ProductForm, type ProductFormButton } from '../../features/products/form/product-form.tsx'
import { ReviewState } from '../../features/products/form/review-state.tsx'
import { editProductAction } from '../../features/products/form/save-product.server.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadProduct(args)

export const action = (args: ActionFunctionArgs) => editProductAction(args)

/**
 * A product that was not submitted, or was sent back, may be saved incomplete; only its supplier decides to submit it.
 */
function buttonsFor({ status, may }: Pick<Product, 'status' | 'may'>): ProductFormButton[] {
  if (!isUnsubmitted(status)) return [{ intent: 'review', label: 'save' }]
  if (!may.includes('submit')) return [{ intent: 'draft', label: 'save' }]
  return [
    { intent: 'draft', label: 'draft' },
    { intent: 'review', label: 'review' },
  ]
}

export default function EditProduct() {
  const t = useText('product-form')
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const here = useThisPage()
  const deletion = answer?.values.intent === 'delete' ? answer : undefined
  const deleting = useFormErrors(deletion, { otherwise: t('error.delete') })
  const redrawn = deletion ? undefined : answer
  const back = loaded.isAdmin ? '/products' : '/supplier/products'
  const path = loaded.product ? `/supplier/products/edit/${loaded.product.id}` : here
  return (
    <Wrap className="grid gap-8 pt-6 pb-16 lg:pt-8">
      <PageTitle>{t('edit.title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={back}>{t(loaded.isAdmin ? 'back.admin' : 'back')}</BackLink>
        <h1 className="text-3xl">{t('edit.title')}</h1>
      </div>
      <FormErrors title={t('error')} errors={deleting.errors} attempt={deleting.attempt} />
      {loaded.product ? (
        <>
          <ReviewState product={loaded.product} />
          {loaded.product.may.includes('edit') ? (
            <ProductForm
              // A conflict remounts the form, so that saving again starts from the version stored now.
              key={redrawn?.stored?.version ?? loaded.product.id}
              action={sentTo(path)}
              back={back}
              formKey={loaded.key}
              values={loaded.values}
              images={loaded.images}
              buttons={buttonsFor(loaded.product)}
              supplierId={loaded.isAdmin ? loaded.product.supplier.id : undefined}
              redrawn={redrawn}
              deleteAt={`${path}?delete`}
            />
          ) : (
            <p>{t('archived')}</p>
          )}
        </>
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: path }} />
      )}
      {loaded.product && loaded.deleting ? (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text', { name: loaded.product.name })}
          back={path}
          action={{ intent: 'delete', id: loaded.product.id, key: loaded.deleting }}
          labels={{ cancel: t('cancel'), submit: t('delete.submit'), busy: t('delete.busy') }}
        />
      ) : null}
    </Wrap>
  )
}
