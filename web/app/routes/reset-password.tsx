import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formFields } from '../context/form-fields.server.ts'
import { newPasswordAction, newPasswordLoader } from '../features/identity/new-password-by-link.server.ts'
import { NewPasswordSheet } from '../features/identity/new-password-sheet.tsx'

export const loader = newPasswordLoader

export const action = async ({ request, context }: ActionFunctionArgs) =>
  newPasswordAction(context, await formFields(request), {
    act: ({ identity }, input, key) => identity.resetPassword.try(input, key),
    done: 'password-changed',
  })

export const headers = () => ({ 'cache-control': 'private, no-store' })

export default function ResetPassword() {
  const { token, key } = useLoaderData<typeof loader>()
  return <NewPasswordSheet act="reset" token={token} formKey={key} refused={useActionData<typeof action>()} />
}
