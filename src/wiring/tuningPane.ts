import { Pane } from 'tweakpane';
import tuningFile from '../../assets/tuning.json';
import { MOTIONS, type Motion, type Timing } from '../stage';
import { offerFile } from './offerFile';

const EASES = ['Linear', 'Sine', 'Quad', 'Cubic', 'Quart', 'Back', 'Bounce', 'Elastic'].flatMap((curve) =>
  curve === 'Linear' ? [curve] : [`${curve}.easeIn`, `${curve}.easeOut`, `${curve}.easeInOut`],
);

/** For people who tune (`?debug`): every motion's timing, in force from its next playing on, and the file to keep. */
export function openTuningPane(tuning: Record<Motion, Timing>): void {
  const pane = new Pane({ title: 'Tuning' });
  const options = Object.fromEntries(EASES.map((ease) => [ease, ease]));
  for (const motion of MOTIONS) {
    const shown = { delay: 0, ...tuning[motion] };
    const folder = pane.addFolder({ title: motion });
    folder.addBinding(shown, 'duration', { min: 0, max: 3000, step: 10 });
    folder.addBinding(shown, 'delay', { min: 0, max: 2000, step: 10 });
    folder.addBinding(shown, 'ease', { options });
    folder.on('change', () => {
      const { delay, ...timing } = shown;
      tuning[motion] = delay === 0 ? timing : { ...timing, delay };
    });
  }
  pane
    .addButton({ title: 'Save tuning.json' })
    .on('click', () => offerFile('tuning.json', `${JSON.stringify(tuning, null, 2)}\n`));
  pane.addButton({ title: 'Back to the saved values' }).on('click', () => {
    Object.assign(tuning, structuredClone(tuningFile));
    pane.dispose();
    openTuningPane(tuning);
  });
}
