import { SaveAdminSettings } from '../procedures/admin-settings.ts'
import { CustomerSettings } from '../procedures/customer-settings.ts'
import { ticked } from './typed.ts'

/** Settings as people fill them in: a box that is not ticked is not sent. */
export const CustomerSettingsForm = CustomerSettings.extend({
  emailNotifications: ticked,
  orderUpdates: ticked,
  promotions: ticked,
  profileVisible: ticked,
  orderHistory: ticked,
})

export const AdminSettingsForm = SaveAdminSettings.extend({
  newOrders: ticked,
  newUsers: ticked,
  newFeedback: ticked,
  systemAlerts: ticked,
})
