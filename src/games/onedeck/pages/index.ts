export { signLists } from './signLists';
