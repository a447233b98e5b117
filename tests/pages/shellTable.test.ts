// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { button } from './onPage';
import { arrived, back, dataset, main, open, place, playOn, shell, TITLE, went } from './openShell';

describe('the table', () => {
  it('waits with a sentence and nothing to press, and then lies over everything', () => {
    open();
    shell.show(place('codex'));
    shell.wait('One moment');
    expect(main().textContent).toBe('One moment');
    expect(main().querySelector('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe('One moment');
    shell.hide();
    expect([main().hidden, location.hash, dataset['page'], document.title]).toEqual([true, '#table', 'table', 'Lanterndeep']);
  });

  it('is left by the browser’s Back, and come back to by its Forward', async () => {
    open();
    shell.show(place('codex'));
    shell.wait('One moment');
    shell.hide();
    await back();
    expect(went).toEqual([place('codex')]);
    expect([main().hidden, dataset['page']]).toEqual([false, 'codex']);
    history.forward();
    await arrived();
    expect(went).toEqual([place('codex'), 'table']);
  });

  it('is come back to from a page that was gone to during the game', async () => {
    playOn();
    open();
    shell.wait('One moment');
    shell.hide();
    shell.show(place('settings'));
    await back();
    expect(went).toEqual(['table']);
  });

  it('is laid once, though a new game was begun from a page above it', async () => {
    playOn();
    open();
    shell.wait('One moment');
    shell.hide();
    shell.show(place('settings'));
    shell.wait('One moment');
    shell.hide();
    await arrived();
    expect(location.hash).toBe('#table');
    await back();
    expect(went).toEqual([TITLE]);
  });

  it('gives its place to what comes after a game', async () => {
    open();
    shell.wait('One moment');
    shell.hide();
    shell.show(place('summary'));
    expect(location.hash).toBe('#summary');
    await back();
    expect(went).toEqual([TITLE]);
  });

  it('that is left for the title is behind nobody', async () => {
    open();
    shell.show(place('codex'));
    shell.wait('One moment');
    shell.hide();
    shell.show(TITLE);
    await arrived();
    expect(location.hash).toBe('');
    expect(dataset['page']).toBe('title');
    shell.show(place('settings'));
    await back();
    expect(went).toEqual([TITLE]);
  });
});

describe('an address', () => {
  it('typed by hand lies on top of what was shown', async () => {
    open();
    shell.show(place('settings'));
    location.hash = '#codex=ogre';
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(went).toEqual([place('codex', 'ogre')]);
    button('Back').click();
    await arrived();
    expect(went.at(-1)).toEqual(place('settings'));
  });

  it('with a history of another make begins anew', () => {
    history.replaceState({ beneath: 'everything', spot: 3 }, '', '/#codex');
    expect(open('#codex')).toEqual(place('codex'));
    button('Back').click();
    expect(went).toEqual(['back', TITLE]);
  });
});
