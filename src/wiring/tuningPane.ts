import { Pane } from 'tweakpane';
import tuningFile from '../../assets/tuning.json';
import { EASES } from '../services';
import { offerFile } from './offerFile';

/** For people who tune (`?debug`): every number at the table, in force from its next use on, and the file to keep. */
export function openTuningPane(tuning: typeof tuningFile): void {
  const pane = new Pane({ title: 'Tuning' });
  const options = Object.fromEntries(EASES.map((ease) => [ease, ease]));
  for (const [title, names] of Object.entries<Record<string, Record<string, number | string>>>(tuning)) {
    const section = pane.addFolder({ title });
    for (const [name, record] of Object.entries(names)) {
      const folder = section.addFolder({ title: name });
      for (const field of Object.keys(record)) folder.addBinding(record, field, field === 'ease' ? { options } : {});
    }
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
