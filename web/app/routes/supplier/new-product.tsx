import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { loadNewProduct } from '../../features/products/form/load-product.server.ts'
import { ProductForm, type ProductFormButton } from '../../features/products/form/product-form.tsx'
import { addProductAction } from '../../features/products/form/save-product.server.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadNewProduct(args)

export const action = (args: ActionFunctionArgs) => addProductAction(args)

const PATH = '/supplier/products/new'
const buttons: ProductFormButton[] = [
  { intent: 'draft', label: 'draft' },
  { intent: 'review', label: 'add' },
]

export default function NewProduct() {
  const t = useText('product-form')
  const { key, supplier, values, places } = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  const back = supplier ? '/products' : '/supplier/products'
  return (
    <Wrap className="grid gap-8 pt-6 pb-16 lg:pt-8">
      <PageTitle>{t('add.title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={back}>{t(supplier ? 'back.admin' : 'back')}</BackLink>
        <h1 className="text-3xl">{t('add.title')}</h1>
        <p className="max-w-prose text-muted">{supplier ? t('add.for', { name: supplier.name }) : t('add.lead')}</p>
      </div>
      <ProductForm
        action={sentTo(supplier ? `${PATH}?supplier=${supplier.id}` : PATH)}
        back={back}
        formKey={key}
        values={values}
        images={[]}
        places={places}
        buttons={buttons}
        supplierId={supplier?.id}
        redrawn={redrawn}
      />
    </Wrap>
  )
}
