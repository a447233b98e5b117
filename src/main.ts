import { trustOwnTexts } from './services';
import { App } from './wiring/App';

trustOwnTexts();
const app = new App();
// `start.js` waits for this.
document.documentElement.dataset['started'] = '';
void app.open();
