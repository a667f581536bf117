import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { BackLink } from '../components/ui/back-link.tsx'
import { Button } from '../components/ui/button.tsx'
import { CopyField } from '../components/ui/copy-field.tsx'
import { loadSharing, shareOrderAction } from '../features/orders/page/share-order.server.ts'
import { orderPath } from '../features/orders/paths.ts'
import { SendInLanguage } from '../features/whatsapp/send-in-language.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { sentTo } from '../forms/sent-to.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSharing(args)

export const action = (args: ActionFunctionArgs) => shareOrderAction(args)

/** Creates a link that shows where the order stands, and revokes the links. */
export default function ShareOrder() {
  const t = useText('share-order')
  const page = useText('order-page')
  const orders = useText('orders')
  const { order, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().formData?.get('intent')
  const made = answer && 'url' in answer ? answer : undefined
  const refused = answer && 'code' in answer ? answer : undefined
  const { errors, attempt } = useFormErrors(refused, { otherwise: orders('error.act') })
  return (
    <Wrap className="grid max-w-prose! justify-items-start gap-6 pt-4 pb-16 lg:pt-6">
      <PageTitle>{orders('share')}</PageTitle>
      <BackLink to={orderPath(order.id)}>{page('title', { number: order.number })}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-3xl">{orders('share')}</h1>
        <p className="text-muted">{t('share.text')}</p>
      </div>
      <FormErrors title={orders('error')} errors={errors} attempt={attempt} />
      {made ? (
        <section aria-labelledby="made" className="grid w-full gap-4 rounded-card bg-sand p-5">
          <h2 id="made" className="text-lg">
            {t('share.made')}
          </h2>
          <p>{t('share.once')}</p>
          <CopyField
            name="link"
            value={made.url}
            texts={{
              label: t('share.link'),
              copy: t('share.copy'),
              copied: t('share.copied'),
              failed: t('share.failed'),
            }}
          />
          <SendInLanguage title={t('share.whatsapp')} links={made.whatsapp} />
        </section>
      ) : null}
      <Form method="post" action={sentTo(`${orderPath(order.id)}/share`)}>
        <input type="hidden" name="key" value={key} />
        <Button name="intent" value="share" busy={busy === 'share'} {...(made && { variant: 'line' as const })}>
          {t(busy === 'share' ? 'share.busy' : made ? 'share.another' : 'share.make')}
        </Button>
      </Form>
      {order.shared || made ? (
        <Form method="post" action={sentTo(`${orderPath(order.id)}/share`)} className="grid gap-2">
          <p className="text-muted">{t('share.shared')}</p>
          <input type="hidden" name="key" value={key} />
          <div>
            <Button name="intent" value="unshare" variant="danger" busy={busy === 'unshare'}>
              {t(busy === 'unshare' ? 'unshare.busy' : 'unshare')}
            </Button>
          </div>
        </Form>
      ) : null}
    </Wrap>
  )
}
