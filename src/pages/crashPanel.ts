import type { Translate } from '../stage';
import { made } from './dom';

export interface Crash {
  readonly problem: unknown;
  /** The game so far as a replay, when there is one. */
  readonly replay: string | null;
  readonly version: string;
}

/** Our mistake, said plainly, with everything needed to repeat it. */
export function showCrash({ problem, replay, version }: Crash, translate: Translate): void {
  if (document.querySelector('.crash') !== null) return;
  const what = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  const report = [`Lanterndeep ${version}`, navigator.userAgent, what, replay ?? ''].join('\n');
  const panel = made('section', { className: 'crash' });
  const copy = made('button', { textContent: translate('problem.copyReport') });
  const reload = made('button', { textContent: translate('problem.reload') });
  copy.addEventListener('click', () => {
    void copyText(report).then(() => {
      copy.textContent = translate('problem.copied');
    });
  });
  reload.addEventListener('click', () => location.reload());
  panel.setAttribute('role', 'alert');
  panel.append(
    made('h2', { textContent: translate('problem.crashed') }),
    made('p', { textContent: translate('problem.crashedDetail') }),
    copy,
    reload,
    made('pre', { textContent: report }),
  );
  document.body.append(panel);
}

/** Without a clipboard (plain HTTP) the report below is there to be selected by hand. */
async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) await navigator.clipboard.writeText(text);
}
