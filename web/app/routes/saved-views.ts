import { type ActionFunctionArgs, redirect } from 'react-router'
import { saveViewAction } from '../features/saved-views/saved-views.server.ts'

export const action = (args: ActionFunctionArgs) => saveViewAction(args)

export const loader = () => redirect('/')
