import { type ActionFunctionArgs, redirect } from 'react-router'
import { visitContext } from '../context/contexts.ts'
import { formFields } from '../context/form-fields.ts'
import { isLanguage, savedLanguageCookie } from '../context/language.ts'
import { ownPath } from '../context/own-path.ts'

/** Saves the chosen language and redirects back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language, back } = await formFields(request)
  const headers = isLanguage(language)
    ? { 'set-cookie': savedLanguageCookie(language, context.get(visitContext).secure) }
    : {}
  return redirect(ownPath(back), { headers })
}

export const loader = () => redirect('/')
