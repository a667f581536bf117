import type { savedViews } from '@ticarum/contract/procedures/saved-views'
import type { Router } from '../../door/door.ts'
import { addView } from './add-view.ts'
import { removeView } from './remove-view.ts'
import { renameView } from './rename-view.ts'
import { listViews } from './saved-views.queries.ts'

export const savedViewsRouter: Router<typeof savedViews> = {
  list: listViews,
  add: addView,
  rename: renameView,
  remove: removeView,
}
