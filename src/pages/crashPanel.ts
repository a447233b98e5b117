import type { Translate } from '../stage';
import { carvedButton, made } from './dom';
import { copyButton } from './pieces/copyButton';

export interface Crash {
  readonly problem: unknown;
  /** What brings `npm run -s table` to the same table; null when there was no game. */
  readonly request: unknown;
  readonly version: string;
}

/** Our mistake, said plainly, with everything needed to repeat it. */
export function showCrash(crash: Crash, translate: Translate): void {
  if (document.querySelector('.crash') !== null) return;
  const report = reportOf(crash);
  const heading = made('h2', { id: 'crash-title', textContent: translate('problem.crashed') });
  const panel = made('section', { className: 'crash' });
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-labelledby', heading.id);
  const buttons = made('p', { className: 'crash-buttons' });
  const reload = carvedButton(translate('problem.reload'), { gold: true, onPress: () => location.reload() });
  const copy = copyButton({ label: translate('problem.copyReport'), done: translate('problem.copied'), text: report });
  buttons.append(reload, copy);
  // The keyboard must be able to scroll it.
  const told = made('pre', { textContent: report });
  told.tabIndex = 0;
  panel.append(heading, made('p', { textContent: translate('problem.crashedDetail') }), buttons, told);
  // What lies behind it works no longer.
  for (const other of document.body.children) other.setAttribute('inert', '');
  document.body.append(panel);
  reload.focus();
}

/** The last line is for `npm run -s table`; the others tell people what happened. */
function reportOf({ problem, request, version }: Crash): string {
  const what = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  const lines = [`Lanterndeep ${version}`, navigator.userAgent, what];
  return (request === null ? lines : [...lines, JSON.stringify(request)]).join('\n');
}
