export { codex } from './codex/codex';
export { signLists } from './signLists';
