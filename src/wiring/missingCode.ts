import { carvedButton, made, showNotice } from '../pages';
import type { Translate } from '../table';

/** What `public/start.js` gives to the page; it is absent where that script did not come. */
export interface Starter {
  /** The entry script that the server has now; null where the game's server cannot be reached. */
  findEntry(): Promise<string | null>;
  /** Returns whether the page may be loaded anew without asking, which is once in ten minutes. */
  mayBeginAfresh(): boolean;
  /** Forgets the files that the browser keeps, and loads the page again. */
  beginAfresh(): Promise<void>;
  /** True once after that. */
  wasBegunAfresh(): boolean;
}

declare global {
  interface Window {
    readonly lanterndeepStart?: Starter;
  }
}

export interface MissingCode {
  /** Something could not be opened because its code did not come. `busy` says that a game is on the table. */
  tell(now: { readonly busy: boolean }): void;
  /** Stands in the place of a page whose code did not come. */
  page(): HTMLElement;
}

export interface MissingParts {
  readonly translate: Translate;
  /** Settles when all that was to be saved is saved. */
  readonly flushed: () => Promise<void>;
  readonly starter?: Starter | undefined;
}

/** Saving must not hold up the reload for ever; what is not written by then stands in the journal. */
const PATIENCE = 3000;

/**
 * Code that failed to come once fails for as long as the page is open: browsers remember it. So the page is loaded again, and only
 * when the server is there to answer. By itself it does so once: the usual reason is a new build in the place of the old one.
 */
export function missingCode({ translate, flushed, starter = window.lanterndeepStart }: MissingParts): MissingCode {
  const begin = async (): Promise<void> => {
    await Promise.race([flushed(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    await starter?.beginAfresh();
  };
  const isThere = async (): Promise<boolean> => ((await starter?.findEntry()) ?? null) !== null;
  const notice = (): void => {
    const choice = { label: translate('problem.tryAgain'), onPress: () => void again() };
    showNotice({ text: translate('problem.codeMissing'), choices: [choice] });
  };
  const again = async (): Promise<void> => {
    if (await isThere()) await begin();
    else notice();
  };
  const mend = async (): Promise<boolean> => {
    if (!(await isThere()) || starter?.mayBeginAfresh() !== true) return false;
    await begin();
    return true;
  };
  return {
    tell({ busy }) {
      if (busy) notice();
      else void mend().then((mending) => mending || notice());
    },
    page() {
      const body = made('div', { className: 'page-missing' });
      const sentence = made('p', { textContent: translate('problem.codeMissing') });
      sentence.setAttribute('role', 'alert');
      body.append(sentence, carvedButton(translate('problem.tryAgain'), { gold: true, onPress: () => void again() }));
      void mend();
      return body;
    },
  };
}
