import type { Translate } from '../table';
import { describeProblem } from './describeProblem';
import { carvedButton, made } from './dom';
import { copyButton } from './pieces/copyButton';

export interface Crash {
  readonly problem: unknown;
  /** The request that brings `npm run -s table` to the same state; null when there was no game. */
  readonly request: unknown;
  readonly version: string;
}

const PLAYED = ['keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup', 'click', 'wheel'] as const;

/** Shows an error of ours with everything that is needed to reproduce it. Nothing else on the page works any more. */
export function showCrash(crash: Crash, translate: Translate): void {
  if (document.querySelector('.crash') !== null) return;
  const report = reportOf(crash);
  const heading = made('h2', { id: 'crash-title', textContent: translate('problem.crashed') });
  const detail = made('p', { id: 'crash-detail', textContent: translate('problem.crashedDetail') });
  const panel = made('dialog', { className: 'crash' });
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-labelledby', heading.id);
  panel.setAttribute('aria-describedby', detail.id);
  const buttons = made('p', { className: 'crash-buttons' });
  const reload = carvedButton(translate('problem.reload'), { gold: true, onPress: () => location.reload() });
  const copy = copyButton({ label: translate('problem.copyReport'), done: translate('problem.copied'), text: report });
  buttons.append(reload, copy);
  // The keyboard must be able to scroll it.
  const reportText = made('pre', { textContent: report });
  reportText.tabIndex = 0;
  panel.append(heading, detail, buttons, reportText);
  for (const other of document.body.children) other.setAttribute('inert', '');
  document.body.append(panel);
  stayOnTop(panel);
  blockOtherListeners(panel);
  panel.showModal();
  reload.focus();
}

/** Closes every other dialog, also one that is opened later, and opens the panel again when Escape or a gamepad closes it. */
function stayOnTop(panel: HTMLDialogElement): void {
  const closeOthers = (): void => {
    if (!panel.isConnected) return;
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) if (other !== panel) other.close();
  };
  closeOthers();
  new MutationObserver(closeOthers).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  panel.addEventListener('cancel', (event) => event.preventDefault());
  panel.addEventListener('close', () => {
    if (panel.isConnected) panel.showModal();
  });
}

/** Keeps keys and pointers from earlier listeners. The browser's own keys still work: F5 reloads. */
function blockOtherListeners(panel: HTMLElement): void {
  for (const type of PLAYED) {
    window.addEventListener(type, (event) => stopOutside(event, panel), { capture: true });
    panel.addEventListener(type, (event) => event.stopPropagation());
  }
}

function stopOutside(event: Event, panel: HTMLElement): void {
  const isInside = event.target instanceof Node && panel.contains(event.target);
  if (!isInside && panel.isConnected) event.stopImmediatePropagation();
}

/** The last line is for `npm run -s table`; the others tell people what happened. */
function reportOf({ problem, request, version }: Crash): string {
  const lines = [`Lanterndeep ${version}`, navigator.userAgent, describeProblem(problem)];
  return (request === null ? lines : [...lines, JSON.stringify(request)]).join('\n');
}
