import type { Standing, Word } from '../../src/worker';

class FakeWorker extends EventTarget {
  readonly heard: Word[] = [];

  constructor(private readonly standing: Standing) {
    super();
  }

  postMessage({ type }: { readonly type: Word }, [port]: readonly MessagePort[] = []): void {
    if (type === 'ASK') port?.postMessage(this.standing);
    else if (type !== 'PRUNE') this.heard.push(type);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
}

/** A page's workers as a browser keeps them: one that comes, one that waits, one that is active, and the one the page asks. */
export class FakeContainer extends EventTarget {
  readonly registration = new FakeRegistration();
  controller: FakeWorker | null = null;
  refusal: Error | null = null;
  private readonly activated: (() => void)[] = [];

  async register(): Promise<FakeRegistration> {
    if (this.refusal !== null) throw this.refusal;
    return this.registration;
  }

  get ready(): Promise<FakeRegistration> {
    const { registration } = this;
    if (registration.active !== null) return Promise.resolve(registration);
    return new Promise((resolve) => this.activated.push(() => resolve(registration)));
  }

  worker(place: 'installing' | 'active', standing: Standing = { knows: true, whole: true }): FakeWorker {
    const worker = new FakeWorker(standing);
    this.registration[place] = worker;
    if (place === 'installing') this.registration.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  /** The one that was coming has everything now, and waits for the active one to go. */
  wait(): void {
    const { registration } = this;
    registration.waiting = registration.installing ?? registration.waiting;
    registration.installing = null;
    registration.waiting?.dispatchEvent(new Event('statechange'));
  }

  activate(): void {
    const { registration } = this;
    registration.active = registration.waiting ?? registration.installing;
    registration.waiting = null;
    registration.installing = null;
    registration.active?.dispatchEvent(new Event('statechange'));
    for (const go of this.activated.splice(0)) go();
  }

  /** From now on the page asks the active worker. */
  claim(): void {
    this.controller = this.registration.active;
    this.dispatchEvent(new Event('controllerchange'));
  }
}
