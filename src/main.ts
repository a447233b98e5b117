import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-ext-500.css';
import '@fontsource/cinzel/latin-700.css';
import '@fontsource/cinzel/latin-ext-700.css';
import { trustOwnTexts } from './services';
import { App } from './wiring/App';

trustOwnTexts();
const app = new App();
// `start.js` waits for this.
document.documentElement.dataset['started'] = '';
void app.open();
