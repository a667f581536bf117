import { type ActionFunctionArgs, redirect } from 'react-router'
import { apiContext, visitContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.server.ts'
import { isLanguage, savedLanguageCookie } from '../context/language.ts'
import { ownPath } from '../context/own-path.ts'

/** Saves the chosen language, also with the account of who is signed in, and redirects back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language, back } = await formFields(request)
  if (!isLanguage(language)) return redirect(ownPath(back))
  const { secure, hasSession } = context.get(visitContext)
  if (hasSession) await context.get(apiContext).identity.chooseLanguage.try({ language })
  return redirect(ownPath(back), { headers: { 'set-cookie': savedLanguageCookie(language, secure) } })
}

export const loader = () => redirect('/')
