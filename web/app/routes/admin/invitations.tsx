import type { CompanyKind } from '@ticarum/contract/values/roles'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { invitationActionErrors } from '../../features/invitations/invitation-errors.ts'
import { InvitationTable } from '../../features/invitations/invitation-table.tsx'
import { mailWentOut } from '../../features/invitations/mail-went-out.server.ts'
import { SendInvitationForm } from '../../features/invitations/send-invitation-form.tsx'
import { proveAndDo } from '../../features/security/prove.server.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

const PATH = '/admin/invitations'
const ROWS = 24

export async function loader({ url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const { invitations, identity } = context.get(apiContext)
  const { searchParams } = url
  const [after, revoke] = [searchParams.get('after'), searchParams.get('revoke')]
  const [page, invitation, ways] = await Promise.all([
    invitations.list.try({ limit: ROWS, ...(after ? { after } : {}) }),
    revoke ? invitations.get.try({ id: revoke }) : null,
    identity.signInWays({}),
  ])
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(PATH)

  const revoking =
    invitation?.ok && invitation.value.may.includes('revoke') ? { ...invitation.value, key: newFormKey() } : null
  const initial = { email: searchParams.get('email') ?? '', role: searchParams.get('role') ?? '' }
  const rest = { after, key: newFormKey(), revoking, initial, ways }
  if (!page.ok) return data({ ...rest, list: null }, { status: statusOf(page.code) })
  // Each row has its own key: after going back, another row's button is a different action.
  const items = page.value.items.map((invitation) => ({ ...invitation, key: newFormKey() }))
  return { ...rest, list: { after, page: { items, next: page.value.next } } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { intent, key = '', id = '', email = '', role = '', password = '' } = await formFields(request)
  const done = (message: FlashMessage) => redirectWithToast(context, doneAt(PATH), message)

  if (intent === 'revoke') {
    const answer = await api.invitations.revoke.try({ id }, key)
    return answer.ok ? done('invitation-revoked') : refuse(answer, key, { values: { intent } })
  }
  const answer =
    intent === 'resend'
      ? await api.invitations.resend.try({ id }, key)
      : role === 'admin'
        ? await proveAndDo(api, password, () => api.invitations.inviteAdmin.try({ email }, key))
        : await api.invitations.send.try({ email, role: role as CompanyKind }, key) // the door checks it
  if (answer.ok) return done((await mailWentOut(api, answer.value.id)) ? 'invitation-sent' : 'invitation-warning')
  return intent === 'resend'
    ? refuse(answer, key, { values: { intent } })
    : refuse(answer, key, {
        values: { email, role },
        before: answer.code === 'KEY_REUSED' ? invitedBefore(answer.args.answer) : '',
      })
}

/** Whom the form invited when it was first sent. */
const invitedBefore = (answer: unknown): string => (answer as { email?: string } | null)?.email ?? ''

type Refused = NonNullable<ReturnType<typeof useActionData<typeof action>>>
const isSendForm = (refused: Refused): refused is Extract<Refused, { values: { email: string } }> =>
  'email' in refused.values

export default function Invitations() {
  const t = useText('invitations')
  const { list, after, key, revoking, initial, ways } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const sending = refused && isSendForm(refused) ? refused : undefined
  const acted = useFormErrors(sending ? undefined : refused, invitationActionErrors(t))
  return (
    <Wrap className="grid gap-10 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <FormErrors title={t('error')} errors={acted.errors} attempt={acted.attempt} />
      <section aria-labelledby="send" className="grid gap-4">
        <h2 id="send" className="text-xl">
          {t('send.title')}
        </h2>
        <SendInvitationForm path={PATH} formKey={key} initial={initial} ways={ways} refused={sending} />
      </section>
      <section aria-labelledby="sent" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="sent" className="text-xl">
            {t('list.title')}
          </h2>
          {after ? (
            <Link to={PATH} className="inline-flex min-h-12 items-center text-primary underline underline-offset-3">
              {t('list.newest')}
            </Link>
          ) : null}
        </div>
        {list ? (
          <InvitationTable key={after} first={list.page} path={PATH} />
        ) : (
          <ErrorState title={t('error')} text={t('error.list')} again={{ label: t('list.again'), to: PATH }} />
        )}
      </section>
      {revoking ? (
        <ConfirmDialog
          title={t('revoke.title')}
          text={t('revoke.text', { email: revoking.email })}
          back={PATH}
          action={{ intent: 'revoke', id: revoking.id, key: revoking.key }}
          labels={{ cancel: t('cancel'), submit: t('revoke.submit'), busy: t('revoke.submitting') }}
        />
      ) : null}
    </Wrap>
  )
}
