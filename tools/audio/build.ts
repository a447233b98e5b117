import { mkdir, writeFile } from 'node:fs/promises';
import { toMp3, toOgg } from './encode';
import { ONEDECK } from './onedeck';
import { PAPER } from './paper';
import type { Recipes } from './recipe';
import { digestOf, fingerprint, placesOn, renderSheet } from './sheet';

/** `npm run audio`: renders the sounds of each game onto one sheet and writes it to `assets/<game>/audio`. */
const GAMES: Readonly<Record<string, Recipes>> = { onedeck: ONEDECK, paper: PAPER };

for (const [game, recipes] of Object.entries(GAMES)) await build(game, recipes);

async function build(game: string, recipes: Recipes): Promise<void> {
  const folder = new URL(`../../assets/${game}/audio/`, import.meta.url);
  const sheet = renderSheet(recipes);
  const [ogg, mp3] = await Promise.all([toOgg(sheet.signal), toMp3(sheet.signal)]);
  const about = {
    rendered: fingerprint(sheet),
    ogg: digestOf(ogg),
    mp3: digestOf(mp3),
    sounds: placesOn(sheet),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('effects.ogg', folder), ogg);
  await writeFile(new URL('effects.mp3', folder), mp3);
  await writeFile(new URL('effects.json', folder), `${JSON.stringify(about, null, 2)}\n`);
  console.log(`${game}: ${sheet.sounds.length} sounds: Ogg ${kilobytes(ogg)}, MP3 ${kilobytes(mp3)}`);
}

function kilobytes(bytes: Uint8Array): string {
  return `${Math.ceil(bytes.length / 1000)} kB`;
}
