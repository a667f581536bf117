import type { ActionFunctionArgs } from 'react-router'
import { formWithFiles } from '../../../context/form-with-files.server.ts'
import { isAboutView, saveView } from '../../saved-views/saved-views.server.ts'
import { actOnOrder } from '../act-on-order.server.ts'
import { SUPPLIER_ORDERS_PATH } from '../paths.ts'
import { startExport } from './start-export.server.ts'

const FORM_BYTES = 1024 * 1024

/** Actions of a supplier's list: on one order, or an export of the list. */
export async function changeSupplierOrders(args: ActionFunctionArgs) {
  const sent = await formWithFiles(args.request, FORM_BYTES)
  if (isAboutView(sent.fields)) return saveView(args.context, SUPPLIER_ORDERS_PATH, sent.fields)
  return sent.fields.intent === 'export' ? startExport(args, sent, 'supplier') : actOnOrder(args, sent)
}
