export { figureFacts } from './figures';
export { ART } from './files';
export { FIGURE_SETS } from './sets';
