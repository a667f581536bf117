import type { ShownWay } from '@ticarum/contract/procedures/notifications'
import { noticeWays } from '@ticarum/contract/values/notifications'
import type { Role } from '@ticarum/contract/values/roles'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { BareSelect } from '../../components/ui/select.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'
import { notificationsPath } from './paths.ts'

interface NoticeChoicesProps {
  ways: ShownWay[]
  /** whether devices can show notices at all */
  devices: boolean
  role: Role
  formKey: string
}

/** What reaches the reader, and where. */
export function NoticeChoices({ ways, devices, role, formKey }: NoticeChoicesProps) {
  const t = useText('notice-choices')
  const busy = useNavigation().formData?.get('intent') === 'choose'
  return (
    <section id="choices" aria-labelledby="choices-title" className="grid max-w-160 gap-4 border-t border-rule pt-8">
      <h2 id="choices-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-muted">{t('lead')}</p>
      <Form method="post" action={sentTo(notificationsPath(role))} className="grid justify-items-start gap-4">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="intent" value="choose" />
        {devices ? <input type="hidden" name="devices" value="1" /> : null}
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-rule text-sm text-muted">
              <th scope="col" className="py-2 text-start font-semibold">
                {t('topic')}
              </th>
              <th scope="col" className="py-2 text-start font-semibold">
                {t('by-mail')}
              </th>
              {devices ? (
                <th scope="col" className="py-2 ps-1 text-start font-semibold min-[360px]:ps-4">
                  {t('by-push')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {ways.map(({ topic, way, push }) => (
              <tr key={topic} className="border-b border-line">
                <th scope="row" className="py-2 pe-2 text-start font-semibold min-[360px]:pe-4">
                  {t(`topic.${topic}`)}
                </th>
                <td className="py-2">
                  <BareSelect
                    name={topic}
                    defaultValue={way}
                    aria-label={t('of-topic', { topic: t(`topic.${topic}`) })}
                    className="min-h-12 min-w-28 py-2.5 min-[360px]:min-w-32"
                  >
                    {noticeWays.map((choice) => (
                      <option key={choice} value={choice}>
                        {t(`way.${choice}`)}
                      </option>
                    ))}
                  </BareSelect>
                </td>
                {devices ? (
                  <td className="ps-1 min-[360px]:ps-4">
                    <label className="grid size-12 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        name={`push.${topic}`}
                        defaultChecked={push}
                        aria-label={t('push-of-topic', { topic: t(`topic.${topic}`) })}
                        className="size-5 accent-primary"
                      />
                    </label>
                  </td>
                ) : null}
              </tr>
            ))}
            <tr className="border-b border-line">
              <th scope="row" className="py-2 pe-2 text-start font-semibold min-[360px]:pe-4">
                {t('topic.account')}
              </th>
              <td colSpan={devices ? 2 : 1} className="py-4">
                {t('always')}
              </td>
            </tr>
          </tbody>
        </table>
        <Button busy={busy}>{t('save')}</Button>
      </Form>
    </section>
  )
}
