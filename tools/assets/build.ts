import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPictures as drawDigger } from './digger/pictures';
import { renderIcons } from './icons';
import { drawPictures as drawOneDeck } from './onedeck/pictures';
import { drawPictures as drawPaper } from './paper/pictures';

/** `npm run art`: draws what is drawn by code into `assets/<game>/art`, and renders the app's icons from `assets/icons` into `public/icons`. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const GAMES = { onedeck: drawOneDeck, paper: drawPaper, digger: drawDigger };

const files = [
  ...Object.entries(GAMES).flatMap(([game, draw]) =>
    [...draw()].map(([file, text]) => [`assets/${game}/art/${file}`, Buffer.from(text)] as const),
  ),
  ...[...(await renderIcons())].map(([file, bytes]) => [`public/icons/${file}`, bytes] as const),
];
for (const [file, bytes] of files) {
  mkdirSync(dirname(ROOT + file), { recursive: true });
  writeFileSync(ROOT + file, bytes);
  console.log(`${file}: ${Math.ceil(bytes.length / 1000)} kB`);
}
