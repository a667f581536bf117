import { type ActionFunctionArgs, redirect } from 'react-router'
import { visitContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { ownPath } from '../context/own-path.ts'
import { isTheme, themeCookie } from '../context/theme.ts'

/** Saves the chosen theme; with scripts the browser does this itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { theme, back } = await formFields(request)
  const headers = isTheme(theme) ? { 'set-cookie': themeCookie(theme, context.get(visitContext).secure) } : {}
  return redirect(ownPath(back), { headers })
}

export const loader = () => redirect('/')
