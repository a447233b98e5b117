export { figureFacts } from './figures';
export { ART } from './files';
export { PLACE_SETS } from './places';
export { FIGURE_SETS } from './sets';
