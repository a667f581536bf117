import type { CompanyKind } from '@ticarum/contract/values/roles'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'

const pathOf = (role: CompanyKind) => `/${role}/team` as const

/** Loads the team; ?owner=<person>, ?remove=<person> and ?revoke=<invitation> open a confirmation. */
export async function loadTeam({ url, context }: LoaderFunctionArgs, role: CompanyKind) {
  const { companyOwner, email, emailConfirmed } = await requireRole({ url, context }, role)
  const path = pathOf(role)
  const { members, invitations } = await context.get(apiContext).team.list({})

  const query = url.searchParams
  const invited = invitations.filter(({ may }) => may.includes('revoke'))
  const colleague = (asked: string) => members.find(({ id, me }) => companyOwner && !me && id === query.get(asked))
  const revoking = invited.find(({ id }) => id === query.get('revoke'))
  const confirmed = <T extends object>(subject: T | undefined) => (subject ? { ...subject, key: newFormKey() } : null)
  const me = { owner: companyOwner, email, emailConfirmed }
  return {
    path,
    me,
    key: newFormKey(),
    members,
    invited,
    handing: confirmed(colleague('owner')),
    removing: confirmed(colleague('remove')),
    revoking: confirmed(revoking),
  }
}

export async function changeTeam({ request, context }: ActionFunctionArgs, role: CompanyKind) {
  const { team } = context.get(apiContext)
  const { intent, key = '', id = '', email = '' } = await formFields(request)
  const done = (message: FlashMessage) => redirectWithToast(context, doneAt(pathOf(role)), message)

  if (intent === 'owner') {
    const answer = await team.handOver.try({ id }, key)
    return answer.ok ? done('company-handed-over') : refuse(answer, key, { values: { intent } })
  }
  if (intent === 'remove') {
    const answer = await team.remove.try({ id }, key)
    return answer.ok ? done('colleague-removed') : refuse(answer, key, { values: { intent } })
  }
  if (intent === 'revoke') {
    const answer = await team.revokeInvitation.try({ id }, key)
    return answer.ok ? done('invitation-revoked') : refuse(answer, key, { values: { intent } })
  }
  const answer = await team.invite.try({ email }, key)
  return answer.ok ? done('invitation-sent') : refuse(answer, key, { values: { email } })
}
