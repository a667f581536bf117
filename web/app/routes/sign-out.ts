import { type ActionFunctionArgs, redirect } from 'react-router'
import { cameFrom } from '../context/came-from.ts'
import { apiContext, visitContext } from '../context/contexts.ts'
import { redirectWithToast } from '../forms/redirect-with-toast.server.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await context.get(apiContext).identity.signOut.try({})
  if (answer.ok) return redirectWithToast(context, '/', 'signed-out')
  return redirectWithToast(context, cameFrom(request, context.get(visitContext), '/'), 'sign-out-failed')
}

export const loader = () => redirect('/')
