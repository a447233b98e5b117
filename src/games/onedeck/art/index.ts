export { figureFacts } from './figures';
export { ART } from './files';
