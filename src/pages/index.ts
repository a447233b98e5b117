export { type Crash, showCrash } from './crashPanel';
export { byId, made } from './dom';
export { showNotice } from './notices';
export { settingsForm } from './settings/settingsForm';
export { settingsPage } from './settings/settingsPage';
export { FIRST_SETUP } from './setup/setupForm';
export { setupPage } from './setup/setupPage';
export { type PageBuilder, type PageTable, Shell, type Visit } from './shell/Shell';
export { titlePage } from './title/titlePage';
