import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { about } from '../features/pages/about.server.tsx'

export { StillPage as default } from '../components/static/static-page.tsx'

export const loader = (args: LoaderFunctionArgs) => about(args)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders
