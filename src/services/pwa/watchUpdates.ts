import type { Report } from '../report';

const PATIENCE = 3000;

export interface UpdateWatch {
  readonly report: Report;
  /** A new version waits. Nothing changes until `accept` is called, which reloads the page with it. */
  readonly onOffer: (accept: () => void) => void;
  readonly onOfflineReady?: () => void;
  readonly reload?: () => void;
}

/** What `virtual:pwa-register` offers of itself. */
export interface Registrar {
  registerSW(options: {
    onNeedRefresh: () => void;
    onOfflineReady: () => void;
    onRegisterError: (error: unknown) => void;
  }): (reload?: boolean) => Promise<void>;
}

/** `load` is `() => import('virtual:pwa-register')`, a module that is there only when the page was built by Vite. */
export async function watchUpdates(
  { report, onOffer, onOfflineReady = () => undefined, reload = () => location.reload() }: UpdateWatch,
  load: () => Promise<Registrar>,
): Promise<void> {
  const fail = (cause: unknown): void => report({ key: 'updatesUnavailable', cause });
  try {
    const { registerSW } = await load();
    const accept = (): void => {
      void update(true).catch(fail);
      // The new worker waits as long as the old one has a request to answer; a reload ends those of this page.
      setTimeout(reload, PATIENCE);
    };
    const update = registerSW({
      onNeedRefresh: () => onOffer(accept),
      onOfflineReady,
      onRegisterError: fail,
    });
  } catch (cause) {
    fail(cause);
  }
}
