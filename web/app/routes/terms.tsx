import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { terms } from '../features/pages/terms.server.tsx'

export { StillPage as default } from '../components/static/static-page.tsx'

export const loader = (args: LoaderFunctionArgs) => terms(args)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders
