import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../visit/contexts.ts'
import { noticeCookie } from '../visit/notices.ts'

export async function action({ context }: ActionFunctionArgs) {
  await context.get(apiContext).identity.signOut({})
  return redirect('/', { headers: { 'set-cookie': noticeCookie('signed-out', context.get(visitContext).secure) } })
}

export const loader = () => redirect('/')
