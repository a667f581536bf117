export { type ActItem, rememberAct, takeBack } from './remember-act.ts'
