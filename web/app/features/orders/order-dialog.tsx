import type { Role } from '@ticarum/contract/values/roles'
import {
  AnswerDialog,
  CancelDialog,
  InquiryDialog,
  ProblemDialog,
  ShippingDialog,
  StatusDialog,
} from './action-dialogs.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import type { OpenDialog } from './open-dialog.server.ts'
import type { RefusedOrderAction } from './order-action-errors.ts'
import { ReorderDialog } from './reorder-dialog.tsx'

/** Renders the dialog that the URL opens. */
export function OrderDialog({
  dialog,
  reader,
  back,
  refused,
}: {
  dialog: OpenDialog
  reader: Role
  back: string
  refused: RefusedOrderAction | undefined
}) {
  const { act, order, key: formKey, to, lines } = dialog
  const asked = { order, back, formKey, refused }
  switch (act) {
    case 'details':
      return <DetailsDialog order={order} reader={reader} back={back} />
    case 'inquire':
      return <InquiryDialog {...asked} />
    case 'cancel':
      return <CancelDialog {...asked} />
    case 'reorder':
      return <ReorderDialog {...asked} lines={lines} />
    case 'answer':
      return <AnswerDialog {...asked} />
    case 'ship':
      return <ShippingDialog {...asked} />
    case 'status':
      return <StatusDialog {...asked} to={to} />
    case 'problem':
      return <ProblemDialog {...asked} />
  }
}
