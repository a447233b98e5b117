// The headers of a file of the build, as `npm start` sends them and docs/HOSTING.md shows them for other servers.
import { policyHeader } from './policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
};

/** Browsers that know one of these names grant it to nobody. The tilt of a phone, gamepads and the clipboard stay allowed. */
const DENIED = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** For every answer, the one for a missing file too. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': DENIED.map((name) => `${name}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** There the name changes with the content: `assets/index-C0nwxsJw.js`. */
const HASHED = /^assets\//;

export const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, and asked for anew each time. */
export const CHECKED = 'no-cache';

export function headersFor(path: string): Readonly<Record<string, string>> {
  const type = typeOf(path);
  return {
    ...COMMON_HEADERS,
    'Content-Type': type,
    'Cache-Control': HASHED.test(path) ? FOREVER : CHECKED,
    // Pages and workers are what a policy governs.
    ...(/\.html$|^sw\.js$/.test(path) && { 'Content-Security-Policy': policyHeader() }),
  };
}

export function typeOf(path: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
  return TYPES[extension] ?? 'application/octet-stream';
}
