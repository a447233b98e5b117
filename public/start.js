// Watches over the start of the page, and brings in all files anew when the code that is there cannot start or go on. A classic
// script in a file of its own: it runs where no module does, and the page's policy forbids scripts inside the page.
{
  const MENDED = 'lanterndeep-mended';
  const TOLD = 'lanterndeep-mended-told';
  /** After a reload for this reason the next one waits so long, unless the player asks for it: no page may reload for ever. */
  const PAUSE = 600_000;
  const PATIENCE = 10_000;
  /** After so long without a title the page says that it has not started. The network may be slow, so nothing is loaded anew. */
  const SLOW = 20_000;
  const root = document.documentElement;
  const ask = (url) => fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  const isAny = (problem) => void problem;

  /**
   * Finds the entry script of the build that the server has now; null where there is no network, or a portal or another page answers.
   * The query leads past the worker and its cache.
   */
  async function findEntry() {
    try {
      const past = `?fresh=${Date.now()}`;
      const page = await ask(`./index.html${past}`);
      const [, path] = /<script type="module"[^>]* src="([^"]+)"/.exec(page.ok ? await page.text() : '') ?? [];
      if (path === undefined) return null;
      const entry = new URL(path, document.baseURI).href;
      const script = await ask(`${entry}${past}`);
      return script.ok && script.headers.get('content-type')?.includes('javascript') ? entry : null;
    } catch {
      return null;
    }
  }

  /** Whether the page may be loaded anew by itself. Without a storage that remembers it, it may not. */
  function mayBeginAfresh() {
    try {
      const last = Number(sessionStorage.getItem(MENDED) ?? -PAUSE);
      if (Math.abs(Date.now() - last) < PAUSE) return false;
      sessionStorage.setItem(MENDED, String(Date.now()));
      return sessionStorage.getItem(MENDED) !== null;
    } catch {
      return false;
    }
  }

  /** Forgets every file that the browser keeps of the game, but no saved game, and loads the page again. */
  async function beginAfresh() {
    try {
      sessionStorage.setItem(TOLD, 'wait');
    } catch (problem) {
      isAny(problem);
    }
    await forgetFiles().catch(isAny);
    // The browser's own cache may keep a wrong answer as well.
    const loaded = [...document.querySelectorAll('script[src], link[href]')].map((element) => element.src ?? element.href);
    await Promise.all(loaded.map((url) => fetch(url, { cache: 'reload' }).catch(isAny)));
    location.reload();
  }

  async function forgetFiles() {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration === undefined) return;
    await registration.unregister();
    for (const name of await caches.keys()) if (name.includes(registration.scope)) await caches.delete(name);
  }

  /** Answers once after a page was loaded afresh. */
  function wasBegunAfresh() {
    try {
      const told = sessionStorage.getItem(TOLD) !== null;
      sessionStorage.removeItem(TOLD);
      return told;
    } catch {
      return false;
    }
  }

  async function rescue() {
    if ('started' in root.dataset || 'unstarted' in root.dataset) return;
    root.dataset.unstarted = '';
    if ((await findEntry()) !== null && mayBeginAfresh()) await beginAfresh();
  }

  window.lanterndeepStart = { findEntry, mayBeginAfresh, beginAfresh, wasBegunAfresh };
  root.dataset.watched = '';
  // The module sets `data-started` when it runs; the page's `load` event waits for it.
  window.addEventListener('load', () => setTimeout(rescue));
  // A connection that stands still ends in neither event.
  setTimeout(() => {
    if (!('ready' in root.dataset)) root.dataset.slow = '';
  }, SLOW);
  // Only the game's own code counts: hosts insert scripts, which the policy then forbids.
  const isOwn = (target) => target instanceof HTMLScriptElement && target.type === 'module';
  window.addEventListener('error', ({ target }) => isOwn(target) && void rescue(), { capture: true });
}
