export { PaperPicking, type PaperPickingParts } from './PaperPicking';
