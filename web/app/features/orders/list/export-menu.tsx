import { exportFormats } from '@ticarum/contract/values/orders'
import { Form, useNavigation } from 'react-router'
import { Icon } from '../../../components/icons/icon.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Disclosure } from '../../../components/ui/disclosure.tsx'
import { useText } from '../../../texts.ts'

const look =
  'flex min-h-10 list-none items-center gap-2 rounded-control border border-line-input bg-surface px-3 text-base ' +
  'font-semibold whitespace-nowrap hover:bg-sand group-open:bg-sand'

/** The list as a file, in the reader's language. */
export function ExportMenu({ action, formKey }: { action: string; formKey: string }) {
  const t = useText('order-export')
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'export' ? formData.get('format') : null
  return (
    <Disclosure
      className={look}
      label={
        <>
          <Icon name="download" />
          {t('export')}
        </>
      }
    >
      <Form method="post" action={action} className="grid gap-1">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="intent" value="export" />
        {exportFormats.map((format) => (
          <Button
            key={format}
            name="format"
            value={format}
            variant="quiet"
            small
            busy={busy === format}
            className="justify-start!"
          >
            {t(busy === format ? 'export.busy' : `export.${format}`)}
          </Button>
        ))}
      </Form>
    </Disclosure>
  )
}
