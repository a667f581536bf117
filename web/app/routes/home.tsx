import type { HeadersArgs, LoaderFunctionArgs } from 'react-router'
import { home } from '../features/home/home.server.tsx'

export { StillPage as default } from '../components/still/still-page.tsx'

export const loader = (args: LoaderFunctionArgs) => home(args)

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders
