export { AccountMenu } from './account-menu.tsx'
export { BottomBar } from './bottom-bar.tsx'
export { Rail } from './rail.tsx'
export { SessionKeeper } from './session-keeper.tsx'
