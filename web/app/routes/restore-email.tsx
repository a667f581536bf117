import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formFields } from '../context/form-fields.server.ts'
import { linkInvalid, newPasswordAction } from '../features/identity/new-password-by-link.server.ts'
import { NewPasswordSheet } from '../features/identity/new-password-sheet.tsx'
import { newFormKey } from '../forms/form-key.ts'

/** Opening the link must not object, because mail scanners open links too. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  if (!token) throw linkInvalid(context)
  return { token, key: newFormKey() }
}

export const action = async ({ request, context }: ActionFunctionArgs) =>
  newPasswordAction(context, await formFields(request), {
    act: ({ identity }, input, key) => identity.objectToEmailChange.try(input, key),
    done: 'email-restored',
  })

export const headers = () => ({ 'cache-control': 'private, no-store' })

export default function RestoreEmail() {
  const { token, key } = useLoaderData<typeof loader>()
  return <NewPasswordSheet act="restore" token={token} formKey={key} refused={useActionData<typeof action>()} />
}
