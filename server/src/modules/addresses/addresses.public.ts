export { rememberAddress } from './remember-address.ts'
