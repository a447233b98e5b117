// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import shared from '../../assets/tuning.json';
import { fileSection } from '../../src/debug/panel/fileSection';
import { TuningDesk } from '../../src/debug/TuningDesk';
import { wordsIn } from '../../src/debug/words';
import own from '../../src/games/onedeck/tuning.json';
import { mergedTuning } from '../../src/services';

/** What the panel says of a file that somebody chooses. */
async function said(file: Partial<File>): Promise<string> {
  const desk = new TuningDesk(structuredClone(mergedTuning(shared, own)), { shared, own }, () => undefined);
  const { element } = fileSection(wordsIn('en'), desk, () => undefined);
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  const alert = element.querySelector('[role=alert]');
  if (input === null || alert === null) throw new Error('the panel has no field for a file');
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(alert.textContent).not.toBe(''));
  return alert.textContent;
}

it('takes a file of tuning values', async () => {
  expect(await said(new File([JSON.stringify(own)], 'tuning.json'))).toBe('Imported.');
  expect(await said(new File([JSON.stringify(shared)], 'tuning-shared.json'))).toBe('Imported.');
  expect(await said(new File(['{}'], 'tuning.json'))).toContain('motions');
});

it('reads no file that is far larger than the values of tuning are', async () => {
  const text = vi.fn(async () => '{}');
  expect(await said({ size: 2 ** 20 + 1, text })).toBe('This file is larger than the 1 MB that are read here.');
  expect(text).not.toHaveBeenCalled();
});

it('says when a file can no longer be opened', async () => {
  expect(await said({ size: 10, text: () => Promise.reject(new Error('gone')) })).toBe('This file could not be opened.');
});
