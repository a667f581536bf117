import { data } from 'react-router'
import { NotFound } from '../components/layout/not-found.tsx'

export const loader = () => data(null, { status: 404 })

export default NotFound
