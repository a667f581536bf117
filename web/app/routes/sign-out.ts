import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../context/contexts.ts'
import { redirectWithToast } from '../forms/redirect-with-toast.server.ts'

export async function action({ context }: ActionFunctionArgs) {
  await context.get(apiContext).identity.signOut({})
  return redirectWithToast(context, '/', 'signed-out')
}

export const loader = () => redirect('/')
