import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { PageTitle } from '../components/layout/page-title.tsx'
import { Wrap } from '../components/layout/wrap.tsx'
import { apiContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { requireUser } from '../context/session-guard.server.ts'
import { ChangeEmailForm } from '../features/identity/change-email-form.tsx'
import { ConfirmChangeForm } from '../features/identity/confirm-change-form.tsx'
import { CorrectEmailForm } from '../features/identity/correct-email-form.tsx'
import { emailAddressAction } from '../features/identity/email-address.server.ts'
import { newFormKey } from '../forms/form-key.ts'
import { useText } from '../texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { email, emailToConfirm, newEmail } = await requireUser(args)
  const ways = await args.context.get(apiContext).identity.signInWays({})
  return { email, emailToConfirm, newEmail, ways, key: newFormKey() }
}

export const action = async ({ request, context }: ActionFunctionArgs) =>
  emailAddressAction(context, await formFields(request))

/** The reader's own address: corrected until it is confirmed, changed from then on. */
export default function EmailAddress() {
  const t = useText('email-address')
  const { email, emailToConfirm, newEmail, ways, key } = useLoaderData<typeof loader>()
  const redrawn = useActionData<typeof action>()
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="break-words text-muted">{t('now', { email })}</p>
      </div>
      {emailToConfirm ? <CorrectEmailForm email={emailToConfirm} formKey={key} redrawn={redrawn} /> : null}
      {newEmail ? <ConfirmChangeForm email={newEmail} formKey={key} redrawn={redrawn} /> : null}
      {emailToConfirm ? null : <ChangeEmailForm ways={ways} formKey={key} redrawn={redrawn} />}
    </Wrap>
  )
}
