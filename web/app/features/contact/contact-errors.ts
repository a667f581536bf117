import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export type RefusedContact = RefusedForm<{ name: string; email: string; message: string }>

export const contactErrors = (t: Text<'contact'>): ErrorTexts => ({
  fields: ({ name, email, message }) => [
    ...(name ? [{ field: 'name', text: t(name === 'tooLong' ? 'name.too-long' : 'name.empty') }] : []),
    ...(email ? [{ field: 'email', text: t(email === 'tooLong' ? 'email.too-long' : 'email.invalid') }] : []),
    ...(message
      ? [{ field: 'message', text: t(message === 'tooLong' ? 'message.too-long' : 'message.too-short') }]
      : []),
  ],
  codes: { KEY_REUSED: t('error.done') },
  otherwise: t('error.send'),
})
