import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { howItWorks } from '../features/pages/how-it-works.server.tsx'

export { StillPage as default } from '../components/static/static-page.tsx'

export const loader = (args: LoaderFunctionArgs) => howItWorks(args)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders
