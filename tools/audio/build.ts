import { mkdir, writeFile } from 'node:fs/promises';
import { toMp3, toOgg } from './encode';
import { digestOf, fingerprint, placesOn, renderSheet } from './sheet';

/** `npm run audio`: renders every sound of the table onto one sheet and writes it to `assets/audio`. */
const FOLDER = new URL('../../assets/onedeck/audio/', import.meta.url);

const sheet = renderSheet();
const [ogg, mp3] = await Promise.all([toOgg(sheet.signal), toMp3(sheet.signal)]);
const about = {
  rendered: fingerprint(sheet),
  ogg: digestOf(ogg),
  mp3: digestOf(mp3),
  sounds: placesOn(sheet),
};

await mkdir(FOLDER, { recursive: true });
await writeFile(new URL('effects.ogg', FOLDER), ogg);
await writeFile(new URL('effects.mp3', FOLDER), mp3);
await writeFile(new URL('effects.json', FOLDER), `${JSON.stringify(about, null, 2)}\n`);
console.log(`${sheet.sounds.length} sounds: Ogg ${kilobytes(ogg)}, MP3 ${kilobytes(mp3)}`);

function kilobytes(bytes: Uint8Array): string {
  return `${Math.ceil(bytes.length / 1000)} kB`;
}
