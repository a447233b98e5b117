// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '../../src/engine/kernel';
import { settingsForm, settingsPage } from '../../src/pages';
import { openSettings, type SettingsStore } from '../../src/services';
import { button, control, english, write } from './onPage';

let settings: SettingsStore;
let until: AbortController;
const playSample = vi.fn();
const NEVER = new Promise<never>(() => undefined);

function form(): HTMLElement {
  const element = settingsForm({ translate: english, settings, playSample, until: until.signal });
  document.body.replaceChildren(element);
  return element;
}

beforeEach(() => {
  const shelf = new Map<string, string>();
  const store = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, it: string) => void shelf.set(key, it),
  };
  settings = openSettings({ report: () => undefined, store: () => store });
  until = new AbortController();
  playSample.mockClear();
});

describe('the form of the settings', () => {
  it('shows what is set', () => {
    settings.change({ language: 'it', master: 0.35, muted: true, speed: 4, textSize: 120 });
    form();
    expect(control('Italiano').checked).toBe(true);
    expect(control('Everything').value).toBe('35');
    expect(control('Everything').parentElement?.textContent).toContain('35 %');
    expect(control('Sound off').checked).toBe(true);
    expect(control('4×').checked).toBe(true);
    expect(control('Size of letters').getAttribute('aria-valuetext')).toBe('120 %');
  });

  it('sets what is touched, at once', () => {
    form();
    write(control('Effects'), '20');
    write(control('Size of letters'), '150');
    control('Silent while').click();
    control('Single-key shortcuts').click();
    control('At once').click();
    control('Red and green').click();
    control('Calm').click();
    control('Always shown').click();
    expect(settings.current()).toMatchObject({
      effects: 0.2,
      textSize: 150,
      muteOnBlur: false,
      singleKeys: false,
      speed: 'instant',
      palette: 'redGreen',
      odds: 'always',
      reducedMotion: 'on',
    });
  });

  it('lets hear how loud it is once a slider is let go', () => {
    form();
    write(control('Effects'), '40');
    expect(playSample).not.toHaveBeenCalled();
    control('Effects').dispatchEvent(new Event('change'));
    expect(playSample).toHaveBeenCalledOnce();
  });

  it('has a way back to how each was at first, as long as it is otherwise', () => {
    const back = required(form().querySelector<HTMLButtonElement>('[aria-label="Colours: as at first"]'), 'a button');
    expect(back.hidden).toBe(true);
    control('Red and green').click();
    expect(back.hidden).toBe(false);
    back.click();
    expect(settings.current().palette).toBe('auto');
    expect(back.hidden).toBe(true);
    expect(document.activeElement).toBe(control('As in the system'));
  });

  it.each([
    ['shake', ['reducedMotion', 'theatre']],
    ['colour', ['palette']],
    ['VOLUME', ['master', 'effects', 'muted', 'muteOnBlur']],
    ['broccoli', []],
  ])('finds what is called %s', (word, found) => {
    const element = form();
    const field = element.querySelector<HTMLInputElement>('[type=search]');
    if (field === null) throw new Error('no field');
    const left = (): readonly (string | undefined)[] =>
      [...element.querySelectorAll<HTMLElement>('[data-setting]')].flatMap(({ hidden, dataset }) =>
        hidden ? [] : [dataset['setting']],
      );
    field.value = word;
    field.dispatchEvent(new Event('input'));
    expect(left()).toEqual(found);
    expect(element.querySelectorAll('.settings-groups > :not([hidden])').length).toBe(found.length === 0 ? 0 : 1);
    field.value = '';
    field.dispatchEvent(new Event('input'));
    expect(left()).toHaveLength(13);
  });

  it('follows changes from elsewhere until it goes away', () => {
    form();
    settings.change({ master: 0.1 });
    expect(control('Everything').value).toBe('10');
    until.abort();
    settings.change({ master: 0.9 });
    expect(control('Everything').value).toBe('10');
  });
});

describe('the data of the player', () => {
  const onSave = vi.fn(async () => ({ isDone: true, words: 'In the file: the settings.' }));
  const onCredits = vi.fn();
  const refused = 'Nothing was changed.';
  const changedByHost = NEVER;

  it('can be saved, and read from a file, with the reason where it cannot', async () => {
    const asked: string[] = [];
    const onFile = async (file: File): Promise<string | null> => {
      asked.push(file.name);
      return file.name === 'bad.json' ? refused : null;
    };
    const parts = { translate: english, settings, playSample, until: until.signal, onSave, onFile, onCredits, changedByHost };
    document.body.replaceChildren(settingsPage(parts));
    button('Save everything').click();
    expect(onSave).toHaveBeenCalledOnce();
    await vi.waitFor(() =>
      expect(document.querySelector('.data [role="status"]')?.textContent).toBe('In the file: the settings.'),
    );
    onSave.mockResolvedValueOnce({ isDone: false, words: 'No file was made.' });
    button('Save everything').click();
    await vi.waitFor(() => expect(document.getElementById('backup-error')?.textContent).toBe('No file was made.'));
    expect(document.querySelector('.data [role="status"]')?.textContent).toBe('');
    const input = control('Read from a file');
    const error = document.getElementById('backup-error');
    for (const [name, said] of [
      ['bad.json', refused],
      ['good.json', ''],
    ] as const) {
      vi.spyOn(input, 'files', 'get').mockReturnValue([new File(['{}'], name)] as unknown as FileList);
      input.dispatchEvent(new Event('change'));
      await vi.waitFor(() => expect(asked.at(-1)).toBe(name));
      await vi.waitFor(() => expect(error?.textContent).toBe(said));
    }
  });

  it('stands before the way to the credits', () => {
    const parts = {
      translate: english,
      settings,
      playSample,
      until: until.signal,
      onSave,
      onFile: async () => null,
      onCredits,
      changedByHost,
    };
    document.body.replaceChildren(settingsPage(parts));
    button('Credits and licences').click();
    expect(onCredits).toHaveBeenCalledOnce();
  });
});

describe('a host that changes the files of the game', () => {
  const SAID = 'This site changes the game';
  const said = (): string =>
    [...document.querySelectorAll('p')].find((line) => !line.hidden && line.textContent.includes(SAID))?.textContent ?? '';
  const open = (changedByHost: Promise<void>): void => {
    const data = { onSave: async () => ({ isDone: true, words: '' }), onFile: async () => null, onCredits: () => undefined };
    const parts = { translate: english, settings, playSample, until: until.signal, ...data, changedByHost };
    document.body.replaceChildren(settingsPage(parts));
  };

  it('is told of in a line of its own, whether it is known before the page or after it', async () => {
    open(Promise.resolve());
    await vi.waitFor(() => expect(said()).toContain('cannot be kept for playing without a network'));
    let tell = (): void => undefined;
    open(
      new Promise((resolve) => {
        tell = resolve;
      }),
    );
    expect(said()).toBe('');
    tell();
    await vi.waitFor(() => expect(said()).not.toBe(''));
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('');
  });

  it('is not told of otherwise', async () => {
    open(NEVER);
    await Promise.resolve();
    expect(said()).toBe('');
  });
});
