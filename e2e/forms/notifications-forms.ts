import { roles } from '@ticarum/contract/values/roles'
import { givenNotice } from '@ticarum/server/testing/personas'
import { beSignedIn } from '../browser/be-signed-in.ts'
import type { TestedForm } from './form.ts'
import { given, owner } from './world.ts'

/** The page of notifications, which each role has. */
export const notificationsForms: TestedForm[] = roles.flatMap((role): TestedForm[] => [
  {
    name: `${role}: marks all notifications as read`,
    route: `routes/${role}/notifications`,
    intent: 'read-all',
    async prepare(page) {
      const person = await given.person(role)
      await givenNotice({ owner }, person.id)
      await beSignedIn(page, person)
      await page.goto(`/${role}/notifications`)
      return {
        effects: [['select from notifications where user_id = $1 and read_at is not null', person.id]],
        says: /Your company has a new name/,
      }
    },
  },
  {
    name: `${role}: chooses what is mailed`,
    route: `routes/${role}/notifications`,
    intent: 'choose',
    async prepare(page) {
      const person = await given.person(role)
      await beSignedIn(page, person)
      await page.goto(`/${role}/notifications`)
      return {
        chosen: { orders: 'O' },
        effects: [["select from notification_choices where user_id = $1 and kind = 'order.note' and daily", person.id]],
        says: /Once a day/,
      }
    },
  },
])
