export { openCodex } from './codexSheet';
export { openCurtain } from './curtain';
export { openKeys } from './keysSheet';
export { openLog } from './logPanel';
export { openSettings } from './settingsSheet';
export { openSymbols } from './symbolsSheet';
export { Tip } from './Tip';
export { type MenuItem, openMenu } from './tableMenu';
