import { mkdirSync, writeFileSync } from 'node:fs';
import { renderIcons } from './icons';

/** `npm run art`: renders the app's icons from `assets/icons` into `public/icons`. */
const FOLDER = new URL('../../public/icons/', import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const [file, bytes] of renderIcons()) {
  writeFileSync(new URL(file, FOLDER), bytes);
  console.log(`${file}: ${Math.ceil(bytes.length / 1000)} kB`);
}
