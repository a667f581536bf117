export { type ApprovedText, rememberTranslations } from './remember-translations.ts'
