import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('language', 'routes/language.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
