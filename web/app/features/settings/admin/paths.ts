export const ADMIN_SETTINGS_PATH = '/admin/settings'

/** Each has a form of its own, but for records, which lead to other pages. */
export const settingsSections = ['own', 'company', 'catalogue', 'trade', 'rates', 'records'] as const
export type SettingsSection = (typeof settingsSections)[number]

export const settingsSection = (query: URLSearchParams): SettingsSection =>
  settingsSections.find((known) => known === query.get('section')) ?? 'own'

export const adminSettingsPath = (section: SettingsSection): string =>
  section === 'own' ? ADMIN_SETTINGS_PATH : `${ADMIN_SETTINGS_PATH}?section=${section}`
