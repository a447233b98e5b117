export { OneDeckPicking, type OneDeckPickingParts } from './Picking';
