export { ART } from './files';
