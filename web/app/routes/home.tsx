import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { homePage } from '../features/home/home.server.tsx'

export { StillPage as default } from '../components/static/static-page.tsx'

export const loader = (args: LoaderFunctionArgs) => homePage(args)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders
