// The settings, as a page and over the table: nobody waits for them, so they are loaded when one is opened.
export { openSettings } from '../overlays';
export { settingsPage } from '../pages';
