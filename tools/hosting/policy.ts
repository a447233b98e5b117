// The content security policy: written into the built page, sent by `npm start`, shown in docs/HOSTING.md.

/** The style sheet that Tweakpane puts into the page of the debug scene; a test compares it with the installed package. */
const TWEAKPANE = "'sha256-WU+tMAooBGOdJsdyBqbrrPu4TVMhi7m8OLZ9L4tWidA='";

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", TWEAKPANE],
  // SVGs are put together as text and read from `data:` addresses.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/** What the page may load, as a `<meta>` element can state it. */
export const policy = (): string =>
  Object.entries(SOURCES)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The same as a header, which alone can forbid other sites to show the page in a frame. */
export const policyHeader = (): string => `${policy()}; frame-ancestors 'none'`;
