import { Form } from 'react-router'
import { Icon } from '../../components/icons/icon.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useText } from '../../texts.ts'

interface MessageSearchProps {
  /** the page that shows what was found */
  action: string
  q: string
}

/** Looks for words in all conversations. */
export function MessageSearch({ action, q }: MessageSearchProps) {
  const t = useText('messages')
  return (
    <Form role="search" action={action} className="flex gap-2 border-b border-line p-3">
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        minLength={2}
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search')}
        className="min-h-11 w-full min-w-0 rounded-control border border-line-input bg-surface px-3 text-text
          focus:outline-3 focus:outline-offset-1 focus:outline-focus"
      />
      <Button variant="line" small aria-label={t('search.submit')}>
        <Icon name="search" small />
      </Button>
    </Form>
  )
}
