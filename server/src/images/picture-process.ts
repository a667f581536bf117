import { serveTasks } from '../platform/serve-tasks.ts'
import { pictureTasks } from './picture-tasks.ts'

serveTasks(pictureTasks)
