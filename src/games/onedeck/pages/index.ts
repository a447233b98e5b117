export { codexChapters } from './codex/chapters';
export { signLists } from './signLists';
