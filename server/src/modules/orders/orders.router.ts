import type { orders } from '@ticarum/contract/procedures/orders'
import type { Router } from '../../door/door.ts'
import { addOrderPicture } from './add-order-picture.ts'
import { annotateOrder } from './annotate-order.ts'
import { answerOrder } from './answer-order.ts'
import { listAssignees } from './assignees.queries.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeManyOrders, undoManyOrders } from './change-many-orders.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import { countOrders } from './count-orders.ts'
import { getOrder } from './get-order.ts'
import { inquireAboutOrder } from './inquire-about-order.ts'
import { listOrders, matchingOrders } from './orders.queries.ts'
import { placeOrder } from './place-order.ts'
import { reorder } from './reorder.ts'
import { reportProblem } from './report-problem.ts'
import { setOrderStatus } from './set-order-status.ts'
import { shareOrder, unshareOrder } from './share-order.ts'
import { updateShipping } from './update-shipping.ts'
import { waitingOrders } from './waiting-orders.ts'

export const ordersRouter: Router<typeof orders> = {
  place: placeOrder,
  list: listOrders,
  counts: countOrders,
  waiting: waitingOrders,
  get: getOrder,
  cancel: cancelOrder,
  answer: answerOrder,
  confirmReceipt,
  addPicture: addOrderPicture,
  reportProblem,
  updateShipping,
  setStatus: setOrderStatus,
  changeMany: changeManyOrders,
  undoMany: undoManyOrders,
  matching: matchingOrders,
  annotate: annotateOrder,
  assignees: listAssignees,
  inquire: inquireAboutOrder,
  reorder,
  share: shareOrder,
  unshare: unshareOrder,
}
