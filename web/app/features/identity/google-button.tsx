import { Button } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'

/**
 * A plain form even with scripts, because it leaves the site. `again`: a signed-in user proves their identity once
 * more.
 */
export function GoogleButton({ returnTo, again = false }: { returnTo: string; again?: boolean }) {
  const t = useText('auth')
  return (
    <form method="post" action="/auth/google" className="max-w-form">
      <input type="hidden" name="returnTo" value={returnTo} />
      {again ? <input type="hidden" name="again" value="yes" /> : null}
      <Button variant="line" className="w-full">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path
            fill="#4285F4"
            d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8z"
          />
          <path
            fill="#34A853"
            d="M12 23c3 0 5.5-1 7.3-2.7l-3.5-2.7c-1 .7-2.3 1.1-3.8 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2V17A11 11 0 0 0 12 23z"
          />
          <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z" />
          <path
            fill="#EA4335"
            d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7l3.6 2.9C6.7 7.3 9.1 5.4 12 5.4z"
          />
        </svg>
        {t('google')}
      </Button>
    </form>
  )
}
