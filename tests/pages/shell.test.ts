// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { button } from './onPage';
import { arrived, back, brought, dataset, main, open, place, shell, TITLE, turns, visits, went } from './openShell';

describe('the first page', () => {
  it.each([
    ['', TITLE],
    ['#codex', place('codex')],
    ['#codex=ogre%20king', place('codex', 'ogre king')],
    ['#codex=%', place('codex', '%')],
    ['#campaign', TITLE],
    ['#toString', TITLE],
    ['#table', TITLE],
    ['#title=x', TITLE],
  ])('is what the address names: %s', (address, first) => {
    expect(open(address)).toEqual(first);
    expect(dataset['page']).toBe(first.page);
  });

  it('takes no focus, and the title no heading of the shell’s', () => {
    open('#codex');
    expect(document.activeElement).toBe(document.body);
    shell.show(TITLE);
    expect(main().querySelector('h1')).toBeNull();
  });
});

describe('a page', () => {
  it('tells that it was turned to, but neither the first one nor one that is built again', () => {
    open('#codex');
    shell.refresh();
    expect(turns).toBe(0);
    shell.show(TITLE);
    expect(turns).toBe(1);
  });

  it('comes with heading, Back, focus, the document’s title and an address', () => {
    open();
    shell.show(place('codex', 'ogre'));
    const heading = main().querySelector('h1');
    expect(heading?.textContent).toBe('Codex');
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe('Codex · Lanterndeep');
    expect(location.hash).toBe('#codex=ogre');
    expect(dataset['page']).toBe('codex');
    expect(main().querySelector('p')?.textContent).toBe('ogre');
  });

  it('that is not there is the title', () => {
    open('#codex');
    shell.show(place('campaign'));
    expect(dataset['page']).toBe('title');
    expect(location.hash).toBe('');
  });

  it('knows when it has gone', () => {
    open('#codex');
    expect(visits[0]?.until.aborted).toBe(false);
    shell.show(TITLE);
    expect(visits[0]?.until.aborted).toBe(true);
  });

  it('that has to read first comes later, and not at all once another is shown', async () => {
    open();
    shell.show(place('chronicle'));
    expect(dataset['page']).toBe('title');
    shell.show(place('codex'));
    brought();
    await arrived();
    expect(dataset['page']).toBe('codex');
    shell.show(place('chronicle'));
    await arrived();
    expect(dataset['page']).toBe('chronicle');
  });

  it('that is shown anew keeps the focus where it was', () => {
    open('#codex');
    button('codex two').focus();
    shell.refresh();
    expect(document.activeElement).toBe(button('codex two'));
    expect(visits).toHaveLength(2);
  });

  it('that is shown anew while its heading has the focus gives it to the new heading', () => {
    open('#codex');
    main().querySelector('h1')?.focus();
    shell.refresh();
    expect(visits).toHaveLength(2);
    expect(document.activeElement).toBe(main().querySelector('h1'));
  });

  it('that is shown anew while nothing has the focus takes none', () => {
    open('#codex');
    main().scrollTop = 40;
    shell.refresh();
    expect(visits).toHaveLength(2);
    expect(document.activeElement).toBe(document.body);
    expect(main().scrollTop).toBe(40);
  });
});

describe('going back', () => {
  it('finds what had the focus, and how far down it was', async () => {
    open();
    shell.show(place('codex'));
    main().scrollTop = 140;
    button('codex two').focus();
    shell.show(place('settings'));
    expect(main().scrollTop).toBe(0);
    await back();
    expect(went).toEqual([place('codex')]);
    expect(document.activeElement).toBe(button('codex two'));
    expect(main().scrollTop).toBe(140);
    await back();
    expect(document.activeElement).toBe(button('title one'));
  });

  it.each([
    ['the button', () => button('Back').click()],
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))],
  ])('is what %s does', async (_, press) => {
    open();
    shell.show(place('codex'));
    press();
    await arrived();
    expect(went).toEqual(['back', TITLE]);
    expect(dataset['page']).toBe('title');
  });

  it('from a page that was opened first leads to the title', () => {
    open('#codex');
    button('Back').click();
    expect(went).toEqual(['back', TITLE]);
    expect(location.hash).toBe('');
  });

  it('does not answer Escape on the title, under a dialog, or when somebody else did', () => {
    open();
    const press = (): Event => new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    window.dispatchEvent(press());
    shell.show(place('codex'));
    const heeded = press();
    heeded.preventDefault();
    window.dispatchEvent(heeded);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    window.dispatchEvent(press());
    expect(went).toEqual([]);
  });

  it('leads to a page once, however often it was gone to', async () => {
    open();
    shell.show(place('codex'));
    shell.show(place('settings'));
    shell.show(place('codex'));
    await arrived();
    expect(went).toEqual([]);
    expect(dataset['page']).toBe('codex');
    await back();
    expect(went).toEqual([TITLE]);
  });

  it('goes on from where it leads, though that is asked before the browser is there', async () => {
    open();
    shell.show(place('codex'));
    shell.show(TITLE);
    shell.show(place('settings'));
    await arrived();
    expect(location.hash).toBe('#settings');
    await back();
    expect(went).toEqual([TITLE]);
  });
});
