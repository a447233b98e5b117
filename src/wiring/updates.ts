import { showNotice } from '../pages';
import { type Report, updateBrowserOf, watchUpdates } from '../services';
import type { TextKey, Translate } from '../table';

export interface UpdateParts {
  readonly report: Report;
  readonly translate: Translate;
  readonly tell: (key: TextKey) => void;
  readonly onChangedByHost: () => void;
}

/** News that comes once, or never: also for those who ask after it has come. */
export interface OnceHeard {
  readonly heard: Promise<void>;
  readonly tell: () => void;
}

export function onceHeard(): OnceHeard {
  let tell = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { heard, tell };
}

/** Offers new versions to the player, one notice at a time. There is a worker only beside a page that was built. */
export function offerUpdates({ report, translate, tell, onChangedByHost }: UpdateParts): void {
  if (!import.meta.env.PROD) return;
  let close = (): void => undefined;
  const offer = (text: TextKey, yes: TextKey, act: () => void): void => {
    close();
    const choices = [
      { label: translate(yes), onPress: act },
      { label: translate('update.later'), onPress: () => undefined },
    ];
    close = showNotice({ text: translate(text), choices });
  };
  const watch = {
    report,
    entry: entryScript(),
    onOffer: (accept: () => void) => offer('update.offer', 'update.accept', accept),
    onTaken: (reload: () => void) => offer('update.taken', 'problem.reload', reload),
    onOfflineReady: () => tell('update.offline'),
    onChangedByHost,
  };
  void watchUpdates(watch, updateBrowserOf(navigator));
}

/** Its name carries the hash of all code, so it names the build that the page runs. */
function entryScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}
