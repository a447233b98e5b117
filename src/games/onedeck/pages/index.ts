export { openCodex } from './codex/codex';
export { todayWords } from './daily/delves';
export { gameWords } from './gameWords';
export type { NewGame, OneDeckHouse } from './house';
export { pagesIn } from './pages';
export { FIRST_SETUP } from './setup/firstSetup';
export { signLists } from './signLists';
export { recordNotes } from './titleNotes';
