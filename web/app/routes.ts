import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('auth/google', 'routes/google-start.ts'),
  route('auth/google/callback', 'routes/google-callback.ts'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('confirm-email', 'routes/confirm-email.tsx'),
  route('role-selection', 'routes/role-selection.tsx'),
  route('accept-invitation', 'routes/accept-invitation.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('session', 'routes/session.ts'),
  route('language', 'routes/language.ts'),
  route('theme', 'routes/theme.ts'),

  route('supplier/dashboard', 'routes/supplier/dashboard.tsx'),
  route('supplier/team', 'routes/supplier/team.tsx'),
  route('customer/dashboard', 'routes/customer/dashboard.tsx'),
  route('customer/team', 'routes/customer/team.tsx'),
  route('admin/dashboard', 'routes/admin/dashboard.tsx'),
  route('admin/invitations', 'routes/admin/invitations.tsx'),
  route('security', 'routes/security.tsx'),

  route('dev/components', 'routes/dev-components.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
