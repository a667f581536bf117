import { late } from './late.tsx'

const load = () => import('./member.ts')

// What only people who are signed in see.

export const AccountMenu = late(load, (parts) => parts.AccountMenu)
export const Rail = late(load, (parts) => parts.Rail)
export const BottomBar = late(load, (parts) => parts.BottomBar)
export const SessionKeeper = late(load, (parts) => parts.SessionKeeper)
