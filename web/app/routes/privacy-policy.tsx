import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { privacy } from '../features/pages/privacy.server.tsx'

export { StillPage as default } from '../components/static/static-page.tsx'

export const loader = (args: LoaderFunctionArgs) => privacy(args)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders
