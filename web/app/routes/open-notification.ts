import type { LoaderFunctionArgs } from 'react-router'
import { openNotice } from '../features/notifications/notifications.server.ts'

export const loader = (args: LoaderFunctionArgs) => openNotice(args)
