import type { FormFields } from '@ticarum/contract/forms/nested'
import type { ReviewedProduct } from '@ticarum/contract/procedures/products'
import type { ReviewDetails } from '@ticarum/contract/procedures/reviews'
import { directionOf, languages } from '@ticarum/contract/values/languages'
import { type ComponentProps, useId } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { languageNames } from '../../context/language.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { sentTo } from '../../forms/sent-to.ts'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'
import { Group } from '../products/form/group.tsx'
import { reviewDecisionErrors } from './decision-errors.ts'
import type { TextDraft } from './draft-text.server.ts'
import { reviewPath } from './paths.ts'
import { asGiven } from './review-fields.ts'

interface DecisionFormProps {
  review: Pick<ReviewDetails, 'id' | 'kind' | 'since' | 'version' | 'needsEnglish'>
  /** the version to be listed */
  product: Pick<ReviewedProduct, 'language' | 'translations'>
  /** of the English text, if there is none yet */
  draft: TextDraft | null
  /** the translation service was asked */
  byMachine: boolean
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

const loadCheck = () => import('./form-checks.ts').then(({ checkReviewDecision }) => checkReviewDecision)

/** Translations and the decision. */
export function DecisionForm({ review, product, draft, byMachine, formKey, refused }: DecisionFormProps) {
  const t = useText('reviews')
  const english = useId()
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(refused, reviewDecisionErrors(t), loadCheck)
  const values = refused?.values
  return (
    <Form
      method="post"
      action={sentTo(reviewPath(review.id))}
      noValidate
      className="grid content-start gap-6"
      {...handlers}
    >
      {/* Enter presses a form's first button. This one is disabled, so Enter decides nothing. */}
      <button type="submit" disabled hidden />
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="version" value={review.version} />
      <input type="hidden" name="since" value={review.since} />
      <section aria-labelledby="texts" className="grid">
        <h2 id="texts" className="pb-2 text-xl">
          {t('texts')}
        </h2>
        {review.needsEnglish ? (
          <p id={english} className="rounded-control bg-warning-wash px-4 py-3 font-semibold text-warning">
            {t('english.needed')}
          </p>
        ) : null}
        {languages
          .filter((language) => language !== product.language)
          .map((language) => {
            const text = product.translations[language]
            const drafted = language === 'en' && !text ? draft : null
            const part = (name: 'name' | 'description') => ({
              name: `texts.${language}.${name}`,
              label: t(`text.${name}`, { language: languageNames[language] }),
              defaultValue: values?.[`texts.${language}.${name}`] ?? text?.[name] ?? drafted?.[name] ?? '',
              error: errorOf(`texts.${language}.${name}`),
              lang: language,
              dir: directionOf[language],
            })
            const [name, description] = [part('name'), part('description')]
            const hint = t(text ? (text.byCompany ? 'text.company' : 'text.supplier') : drafted ? 'draft' : 'text.none')
            return (
              <Group
                key={language}
                title={languageNames[language]}
                hint={hint}
                open={
                  language === 'en' ||
                  name.defaultValue !== (text?.name ?? '') ||
                  Boolean(name.error ?? description.error)
                }
              >
                {text ? <input type="hidden" name={`given.${language}`} value={asGiven(text)} /> : null}
                <Field {...name} {...(language === 'en' && review.needsEnglish && { 'aria-describedby': english })} />
                <TextArea {...description} />
                {language === 'en' && review.needsEnglish ? (
                  <DraftNote draft={draft} byMachine={byMachine} to={reviewPath(review.id)} />
                ) : null}
              </Group>
            )
          })}
      </section>
      <section aria-labelledby="decision" className="grid gap-4">
        <h2 id="decision" className="text-xl">
          {t('decision')}
        </h2>
        <Decide decision="accept">{t(review.kind === 'product' ? 'accept' : 'accept.revision')}</Decide>
        <TextArea
          label={t('reason')}
          name="reason"
          rows={3}
          dir="auto"
          defaultValue={values?.reason}
          error={errorOf('reason')}
        >
          <p className="text-sm text-muted">{t('reason.hint')}</p>
        </TextArea>
        <div className="flex flex-wrap gap-3">
          <Decide decision="send_back" variant="line">
            {t('send-back')}
          </Decide>
          {review.kind === 'product' ? (
            <Decide decision="reject" variant="danger">
              {t('reject')}
            </Decide>
          ) : null}
        </div>
      </section>
    </Form>
  )
}

/** That a text is a draft, and the way to the rest of it. */
function DraftNote({ draft, byMachine, to }: { draft: TextDraft | null; byMachine: boolean; to: string }) {
  const t = useText('reviews')
  const rest = draft === null || draft.left > 0
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      {draft ? <p className="font-semibold text-warning">{t('draft.note', { left: draft.left })}</p> : null}
      {rest && byMachine ? <p className="text-muted">{t('draft.none')}</p> : null}
      {rest && !byMachine ? (
        <Link
          to={`${to}?translate`}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
        >
          {t('draft.translate')}
        </Link>
      ) : null}
    </div>
  )
}

function Decide({
  decision,
  children,
  ...button
}: { decision: string; children: string } & Pick<ComponentProps<typeof Button>, 'variant'>) {
  const t = useText('reviews')
  const deciding = useNavigation().formData?.get('intent')
  return (
    <Button {...button} name="intent" value={decision} busy={Boolean(deciding)}>
      {deciding === decision ? t('deciding') : children}
    </Button>
  )
}
