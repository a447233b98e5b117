export { explain } from './explain';
