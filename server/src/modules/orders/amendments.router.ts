import type { amendments } from '@ticarum/contract/procedures/amendments'
import type { Router } from '../../door/door.ts'
import { listAmendments } from './amendments.queries.ts'
import { acceptAmendment, declineAmendment, withdrawAmendment } from './answer-amendment.ts'
import { proposeAmendment } from './propose-amendment.ts'

export const amendmentsRouter: Router<typeof amendments> = {
  list: listAmendments,
  propose: proposeAmendment,
  accept: acceptAmendment,
  decline: declineAmendment,
  withdraw: withdrawAmendment,
}
