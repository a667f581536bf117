import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { Button } from '../components/ui/button.tsx'
import { ErrorState } from '../components/ui/error-state.tsx'
import { DeviceNotices } from '../features/notifications/device-notices.tsx'
import { NoticeChoices } from '../features/notifications/notice-choices.tsx'
import { NoticeList } from '../features/notifications/notice-list.tsx'
import { loadNotices, noticesAction } from '../features/notifications/notifications.server.ts'
import { notificationsPath } from '../features/notifications/paths.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { sentTo } from '../forms/sent-to.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import { useText } from '../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadNotices(args)

export const action = (args: ActionFunctionArgs) => noticesAction(args)

export default function Notifications() {
  const t = useText('notifications')
  const { role, after, unread, ways, device, today, list, key } = useLoaderData<typeof loader>()
  const { errors, attempt } = useFormErrors(useActionData<typeof action>(), {})
  const busy = useNavigation().formData?.get('intent') === 'read-all'
  const path = notificationsPath(role)
  const newest = after ? undefined : list?.page.items[0]?.createdAt
  return (
    <Wrap className="grid gap-6 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        {unread > 0 && newest ? (
          <Form method="post" action={sentTo(path)}>
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="intent" value="read-all" />
            <input type="hidden" name="upTo" value={newest} />
            <Button variant="line" small busy={busy}>
              {t('read-all')}
            </Button>
          </Form>
        ) : null}
      </div>
      <FormErrors title={t('error')} errors={errors} attempt={attempt} />
      {after ? (
        <Link
          to={path}
          className="inline-flex min-h-12 items-center justify-self-start text-primary underline underline-offset-3"
        >
          {t('newest')}
        </Link>
      ) : null}
      {list ? (
        <NoticeList key={after} first={list.page} role={role} today={today} />
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: path }} />
      )}
      {ways.length > 0 && !after ? (
        <NoticeChoices ways={ways} devices={device.publicKey !== null} role={role} formKey={key} />
      ) : null}
      {device.publicKey && !after ? <DeviceNotices publicKey={device.publicKey} on={device.on} /> : null}
    </Wrap>
  )
}
