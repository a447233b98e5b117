// Lets Node load the game's modules: style sheets, sounds, pictures and fonts are empty there. Nothing is seen or heard in a tool.
import { register } from 'node:module';

const hook = `export const load = (url, context, next) =>
  /\\.(css|mp3|ogg|svg|woff2)(\\?|$)/.test(url) ? { format: 'module', source: 'export default ""', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
