// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/pages';
import { button } from './onPage';

const QUESTION = { title: 'Give it up?', text: 'It is not over.', yes: 'Give up', no: 'Keep' };

describe('a question', () => {
  it.each([
    ['Give up', true],
    ['Keep', false],
  ])('is answered by %s, and gone', async (name, answer) => {
    const asked = ask(QUESTION);
    expect(document.querySelector('dialog[open]')?.textContent).toContain('It is not over.');
    button(name).click();
    expect(await asked).toBe(answer);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('that is only closed is a no', async () => {
    const asked = ask(QUESTION);
    document.querySelector('dialog')?.close();
    expect(await asked).toBe(false);
  });

  it('is answered as Escape is pressed, before the browser tells that it is closed', async () => {
    const asked = ask(QUESTION);
    const dialog = document.querySelector('dialog');
    dialog?.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await asked).toBe(false);
    expect(document.querySelector('dialog')).toBeNull();
  });
});
