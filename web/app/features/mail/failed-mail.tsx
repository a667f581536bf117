import type { SentMail } from '@ticarum/contract/procedures/mail'
import { ERASED_NAME } from '@ticarum/contract/values/account'
import { Form, useNavigation } from 'react-router'
import { Table } from '../../components/table/table.tsx'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { useMore } from '../../context/use-load-more.ts'
import { useMoment } from '../../dates.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { FAILED_MAIL_PATH } from './paths.ts'

interface FailedMailProps {
  first: { items: SentMail[]; next: string | null }
  formKey: string
}

/** E-mails that could not be delivered, newest first. */
export function FailedMail({ first, formKey }: FailedMailProps) {
  const t = useText('mail')
  const moment = useMoment()
  const { formData } = useNavigation()
  const { items, more, focusOf } = useMore(first, FAILED_MAIL_PATH)
  if (items.length === 0) return <EmptyState title={t('none')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Table
        label={t('title')}
        rows={items}
        focusOf={focusOf}
        columns={[
          {
            id: 'reader',
            label: t('column.reader'),
            cell: ({ recipient }) => <PersonName name={recipient || ERASED_NAME} className="font-semibold break-all" />,
          },
          { id: 'kind', label: t('column.kind'), cell: ({ template }) => <bdi lang="en">{template}</bdi> },
          {
            id: 'why',
            label: t('column.why'),
            cell: ({ lastError }) => (
              <bdi lang="en" className="block max-w-prose break-words whitespace-normal">
                {lastError ?? '–'}
              </bdi>
            ),
          },
          { id: 'when', label: t('column.when'), cell: ({ createdAt }) => moment(createdAt) },
        ]}
        acts={{
          label: t('column.acts'),
          of: (mail) =>
            mail.may.map((act) => (
              <Form key={act} method="post" action={sentTo(FAILED_MAIL_PATH)} preventScrollReset>
                <input type="hidden" name="key" value={formKey} />
                <input type="hidden" name="id" value={mail.id} />
                <Button
                  name="intent"
                  value={act}
                  variant="line"
                  small
                  busy={formData?.get('id') === mail.id}
                  aria-label={t(`act.${act}.name`, { email: mail.recipient })}
                >
                  {t(`act.${act}`)}
                </Button>
              </Form>
            )),
        }}
      />
      <LoadMore {...more} />
    </div>
  )
}
