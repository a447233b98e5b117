import { isRecord } from '../../engine/kernel';
import { lockOf, type News, type Word } from '../../worker';
import type { Report } from '../report';
import { askWorker } from './askWorker';

/**
 * The new worker waits as long as the old one has a request to answer, and Chromium may count one that is over. A reload ends those of
 * this page. The page may then come from the old build once more, which is whole: its files stay as long as a page runs it.
 */
const PATIENCE = 3000;

export interface UpdateWatch {
  readonly report: Report;
  /** The address of the page's own entry script, by which the worker knows which build it runs. */
  readonly entry: string;
  /** A new version waits. Nothing changes until `accept` is called: then the page is reloaded when the new worker is in charge. */
  readonly onOffer: (accept: () => void) => void;
  /** Another tab has accepted the new version. This page goes on with the files of its own until it is reloaded. */
  readonly onTaken: (reload: () => void) => void;
  /** Every file is in the cache, and this page asks the worker for them. */
  readonly onOfflineReady: () => void;
  /** The host sends other files than were built, so the worker keeps none. */
  readonly onChangedByHost: () => void;
  readonly reload?: () => void;
}

/** The browser's parts; where there is no container there are no updates, and the page asks the network for everything. */
export interface UpdateBrowser {
  readonly container: ServiceWorkerContainer | undefined;
  readonly locks: LockManager | undefined;
}

export async function watchUpdates(watch: UpdateWatch, { container, locks }: UpdateBrowser): Promise<void> {
  if (container === undefined) return;
  try {
    // Without locks the page's files may be deleted before it is closed.
    locks?.request(lockOf(watch.entry), { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
    await new Updates(watch, container).open();
  } catch (cause) {
    watch.report({ key: 'updatesUnavailable', cause });
  }
}

class Updates {
  private readonly reload: () => void;
  private readonly offered = new Set<ServiceWorker>();
  private accepted = false;
  private controlled: boolean;

  constructor(
    private readonly watch: UpdateWatch,
    private readonly container: ServiceWorkerContainer,
  ) {
    this.reload = watch.reload ?? (() => location.reload());
    this.controlled = container.controller !== null;
  }

  async open(): Promise<void> {
    const { container } = this;
    const wasControlled = this.controlled;
    const controlled = new Promise<void>((resolve) => {
      if (wasControlled) resolve();
      container.addEventListener('controllerchange', () => {
        resolve();
        this.onControllerChange();
      });
    });
    container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isNews(data)) this.watch.onChangedByHost();
    });
    // Extensions that block workers may return nothing.
    const registered: unknown = await container.register('./sw.js', { scope: './' });
    if (registered === undefined) throw new Error('no worker was registered');
    const registration = registered as ServiceWorkerRegistration;
    const isFirst = registration.active === null;
    registration.addEventListener('updatefound', () => this.follow(registration));
    this.follow(registration);
    this.offer(registration);
    await container.ready;
    // A forced reload leaves a page without its worker.
    if (container.controller === null) say(registration.active, 'CLAIM');
    await controlled;
    await this.settle(registration, isFirst);
  }

  /** Offers an update when the page is older than its worker: the build was replaced while the page was loading. */
  private async settle(registration: ServiceWorkerRegistration, isFirst: boolean): Promise<void> {
    const worker = this.container.controller;
    if (worker === null) return;
    const { knows, whole } = await askWorker(worker, this.watch.entry);
    if (!knows) this.watch.onOffer(() => this.accept(registration));
    else if (isFirst && whole) this.watch.onOfflineReady();
    say(worker, 'PRUNE');
  }

  private follow(registration: ServiceWorkerRegistration): void {
    const next = registration.installing;
    next?.addEventListener('statechange', () => this.offer(registration));
  }

  private offer(registration: ServiceWorkerRegistration): void {
    const { waiting, active } = registration;
    // The first worker waits for nobody.
    if (waiting === null || active === null || this.offered.has(waiting)) return;
    this.offered.add(waiting);
    this.watch.onOffer(() => this.accept(registration));
  }

  private accept({ waiting }: ServiceWorkerRegistration): void {
    // The new worker is in charge already: another tab was quicker, or this page is older than its first worker.
    if (waiting === null) {
      this.reload();
      return;
    }
    this.accepted = true;
    say(waiting, 'SKIP_WAITING');
    setTimeout(this.reload, PATIENCE);
  }

  private onControllerChange(): void {
    const { controlled } = this;
    this.controlled = true;
    if (this.accepted) this.reload();
    else if (controlled) this.watch.onTaken(this.reload);
  }
}

function isNews(data: unknown): boolean {
  return isRecord(data) && data['type'] === ('CHANGED' satisfies News);
}

function say(worker: ServiceWorker | null, type: Word): void {
  worker?.postMessage({ type });
}
