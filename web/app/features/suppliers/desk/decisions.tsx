import type { FormFields } from '@ticarum/contract/forms/nested'
import type { VerificationState } from '@ticarum/contract/values/products'
import type { VerificationDecision } from '@ticarum/contract/values/reviews'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import { sentTo } from '../../../forms/sent-to.ts'
import { useFormErrors } from '../../../forms/use-form-errors.ts'
import { useText } from '../../../texts.ts'
import { GoogleButton } from '../../identity/google-button.tsx'
import { proofErrors } from '../../security/proof-errors.ts'
import { ProofFields, type ProofWays, proofBefore } from '../../security/proof-fields.tsx'
import { verificationErrors } from './decision-errors.ts'
import { deskSupplierPath } from './paths.ts'
import { WhatWasChecked } from './what-was-checked.tsx'

interface DecisionsProps {
  id: string
  state: VerificationState
  /** stands for what the admin looks at */
  seen: string
  ways: ProofWays
  /** the default expiry date of a new seal */
  inAYear: string
  formKey: string
  refused: RefusedForm<FormFields> | undefined
}

/** Decisions open to an admin. In the other states the supplier acts next. */
type Decision = VerificationDecision | 'suspended'

const steps: Partial<Record<VerificationState, Decision[][]>> = {
  submitted: [['in_review']],
  in_review: [['verified'], ['changes_requested', 'rejected']],
  verified: [['suspended']],
  suspended: [['verified']],
}

export function Decisions({ id, state, seen, ways, inAYear, formKey, refused }: DecisionsProps) {
  const t = useText('suppliers')
  const forms = steps[state]
  if (!forms) return <p className="text-muted">{t('decide.none')}</p>
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {forms.map((decisions) => {
        const sent = refused && decisions.some((decision) => decision === refused.values.intent) ? refused : undefined
        return (
          <DecisionForm
            key={decisions.join()}
            id={id}
            state={state}
            seen={seen}
            ways={ways}
            decisions={decisions}
            formKey={formKey}
            refused={sent}
          >
            {(errorOf) =>
              decisions.includes('verified') ? (
                <WhatWasChecked values={sent?.values} inAYear={inAYear} errorOf={errorOf} />
              ) : decisions.includes('in_review') ? null : (
                <TextArea
                  label={t('reason')}
                  name="reason"
                  rows={3}
                  dir="auto"
                  defaultValue={sent?.values.reason}
                  error={errorOf('reason')}
                >
                  <p className="text-sm text-muted">{t(state === 'verified' ? 'reason.suspend' : 'reason.hint')}</p>
                </TextArea>
              )
            }
          </DecisionForm>
        )
      })}
    </div>
  )
}

const loadCheck = () => import('./form-checks.ts').then(({ checkVerificationDecision }) => checkVerificationDecision)

interface DecisionFormProps extends Omit<DecisionsProps, 'inAYear'> {
  decisions: Decision[]
  children(errorOf: (field: string) => string | undefined): ReactNode
}

function DecisionForm({ id, state, seen, ways, decisions, formKey, refused, children }: DecisionFormProps) {
  const t = useText('suppliers')
  const deciding = useNavigation().formData?.get('intent')
  const texts = verificationErrors(t)
  const proof = proofErrors(useText('security'))
  const { failed, errors, errorOf, attempt, handlers } = useFormErrors(
    refused,
    {
      ...texts,
      fields: (fields, code) => [...(texts.fields?.(fields, code) ?? []), ...proof.fields(fields, code)],
      codes: { ...texts.codes, ...proof.codes },
    },
    loadCheck,
  )
  const dangerous = decisions.includes('suspended')
  const first = dangerous ? proofBefore(ways) : null
  return (
    <Form
      method="post"
      action={sentTo(deskSupplierPath(id))}
      noValidate
      className="grid content-start gap-4"
      {...handlers}
    >
      <FormErrors title={t(failed ? 'error' : 'fix')} errors={errors} attempt={attempt} />
      <input type="hidden" name="key" value={refused?.key ?? formKey} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={state} />
      <input type="hidden" name="seen" value={seen} />
      {children(errorOf)}
      {dangerous ? <ProofFields ways={ways} error={errorOf('password')} /> : null}
      {first === 'google' ? <GoogleButton returnTo={deskSupplierPath(id)} again /> : null}
      <div className="flex flex-wrap gap-3">
        {(first ? [] : decisions).map((decision) => (
          <Button
            key={decision}
            name="intent"
            value={decision}
            variant={
              decision === 'rejected' || decision === 'suspended'
                ? 'danger'
                : decision === 'changes_requested'
                  ? 'line'
                  : 'main'
            }
            busy={Boolean(deciding)}
          >
            {t(deciding === decision ? 'deciding' : `decide.${decision}`)}
          </Button>
        ))}
      </div>
    </Form>
  )
}
