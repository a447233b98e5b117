import './overlays.css';

export { openLog } from './logPanel';
