export { rememberTranslations } from './remember-translations.ts'
