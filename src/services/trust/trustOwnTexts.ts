/** The part of the browser's Trusted Types that is used; some browsers have none. */
export interface TrustedTypesPage {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: TrustRules): unknown;
  };
  readonly document: { readonly baseURI: string };
}

/** A null refuses the text: the browser then throws where it was to be used. */
export interface TrustRules {
  readonly createHTML: (text: string, type: string, sink: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
}

/** Phaser reads SVG files with it. The document that it makes runs no script and is no part of the page. */
const PARSER = 'DOMParser parseFromString';

/** The icons of Tweakpane in the debug scene: shapes with nothing but geometry. */
const ICON = /^(?:<(?:path|circle)(?: (?:d|cx|cy|r)="[\w .-]*")*\/>)+$/;

/** The service worker, and the worker in which bots think, with the hash that the build gives its name. */
const WORKER = /^(?:sw|assets\/worker-[\w-]+)\.js$/;

/**
 * The page's policy lets no text become markup or a script's address. This allows the uses that libraries make of that and
 * the workers of this build, and nothing else.
 */
export function trustOwnTexts(page: TrustedTypesPage = window): void {
  const isWorker = (url: string): boolean => {
    const { href: folder } = new URL('.', page.document.baseURI);
    const { href } = new URL(url, page.document.baseURI);
    return href.startsWith(folder) && WORKER.test(href.slice(folder.length));
  };
  page.trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) => (sink === PARSER || ICON.test(text) ? text : null),
    createScriptURL: (url) => (isWorker(url) ? url : null),
  });
}
