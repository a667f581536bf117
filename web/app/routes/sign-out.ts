import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../context/contexts.ts'
import { noticeCookie } from '../context/flash.ts'

export async function action({ context }: ActionFunctionArgs) {
  await context.get(apiContext).identity.signOut({})
  return redirect('/', { headers: { 'set-cookie': noticeCookie('signed-out', context.get(visitContext).secure) } })
}

export const loader = () => redirect('/')
