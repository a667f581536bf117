import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { changeApiTokens, loadApiTokens } from '../../features/api-tokens/api-tokens.server.ts'
import { ApiTokensPage } from '../../features/api-tokens/api-tokens-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadApiTokens(args, 'customer')

export const action = (args: ActionFunctionArgs) => changeApiTokens(args, 'customer')

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function ApiTokens() {
  return <ApiTokensPage />
}
