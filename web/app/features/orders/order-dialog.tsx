import type { Role } from '@ticarum/contract/values/roles'
import {
  AnswerDialog,
  CancelDialog,
  InquiryDialog,
  ProblemDialog,
  ReceiptDialog,
  ShippingDialog,
  StatusDialog,
} from './action-dialogs.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import type { OpenDialog } from './open-dialog.server.ts'
import type { RefusedOrderAction } from './order-action-errors.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import { ReorderDialog } from './reorder-dialog.tsx'

interface OrderDialogProps {
  dialog: OpenDialog
  reader: Role
  back: string
  refused: RefusedOrderAction | undefined
}

/** Renders the dialog that the URL opens. */
export function OrderDialog({ dialog, reader, back, refused }: OrderDialogProps) {
  const { action, order, key: formKey, to, lines } = dialog
  const target = { order, back, formKey, refused }
  switch (action) {
    case 'details':
      return <DetailsDialog order={order} reader={reader} back={back} />
    case 'inquire':
      return <InquiryDialog {...target} />
    case 'cancel':
      return <CancelDialog {...target} />
    case 'reorder':
      return <ReorderDialog {...target} lines={lines} />
    case 'answer':
      return <AnswerDialog {...target} />
    case 'amend':
      return <ProposeDialog {...target} />
    case 'ship':
      return <ShippingDialog {...target} />
    case 'status':
      return <StatusDialog {...target} to={to} />
    case 'receive':
      return <ReceiptDialog {...target} />
    case 'problem':
      return <ProblemDialog {...target} />
  }
}
