import type { SentMail } from '@ticarum/contract/procedures/mail'
import { ERASED_NAME } from '@ticarum/contract/values/account'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadMore } from '../../components/ui/load-more.tsx'
import { PersonName } from '../../components/ui/person-name.tsx'
import { Table } from '../../components/ui/table.tsx'
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
    <div className="grid gap-6">
      <Table
        label={t('title')}
        columns={[t('column.reader'), t('column.kind'), t('column.why'), t('column.when')]}
        acts={t('column.acts')}
        rows={items.map((mail) => ({
          id: mail.id,
          focus: focusOf(mail.id),
          cells: [
            <PersonName key="reader" name={mail.recipient || ERASED_NAME} className="font-semibold break-all" />,
            <bdi key="kind" lang="en">
              {mail.template}
            </bdi>,
            <bdi key="why" lang="en" className="block max-w-prose break-words whitespace-normal">
              {mail.lastError ?? '–'}
            </bdi>,
            moment(mail.createdAt),
          ],
          acts: mail.may.includes('sendAgain') ? (
            <Form method="post" action={sentTo(FAILED_MAIL_PATH)} preventScrollReset>
              <input type="hidden" name="key" value={formKey} />
              <input type="hidden" name="id" value={mail.id} />
              <Button
                name="intent"
                value="send-again"
                variant="line"
                small
                busy={formData?.get('id') === mail.id}
                aria-label={t('again.name', { email: mail.recipient })}
              >
                {t('send-again')}
              </Button>
            </Form>
          ) : undefined,
        }))}
      />
      <LoadMore {...more} />
    </div>
  )
}
