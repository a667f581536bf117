import { serveTasks } from '../../platform/serve-tasks.ts'
import { listTasks } from './list-tasks.ts'

serveTasks(listTasks)
