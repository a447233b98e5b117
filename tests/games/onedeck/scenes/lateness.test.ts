// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { type Game, GameObjects, Textures } from 'phaser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ART } from '../../../../src/games/onedeck/art';
import { TableScene } from '../../../../src/games/onedeck/scenes/TableScene';
import { TheatreScene } from '../../../../src/games/onedeck/scenes/theatre/TheatreScene';
import { type TableView, tableView } from '../../../../src/games/onedeck/table';
import { Gallery } from '../../../../src/scenes/pictures/Gallery';
import { gather } from '../../../../src/scenes/pictures/gather';
import { endGame, FRAME, inHeadlessGame, pass } from '../../../scenes/headless';
import { LateImage, lateNetwork } from '../../../scenes/late';
import { translatorIn } from '../../../support/translator';
import { STATES } from '../table/played';
import { tuning } from '../tuning';
import { SCREENS, shownOf } from './tables';

const { t } = translatorIn('en');

let game: Game;
let end: AbortController;
let gallery: Gallery;
let requests: ReturnType<typeof lateNetwork>;
let table: TableScene;
let theatre: TheatreScene;
const [missing, onArrived] = [vi.fn(), vi.fn()];

inHeadlessGame(async (made) => {
  ({ game } = made);
  requests = lateNetwork();
  for (const heard of [missing, onArrived]) heard.mockClear();
  end = new AbortController();
  gallery = new Gallery(ART, missing);
  const shared = { tuning, gallery, life: end.signal, missing, onArrived, pace: (): 1 => 1 };
  theatre = new TheatreScene({ ...shared, mayMove: () => false });
  table = new TableScene({ ...shared, theatre });
  game.scene.add('theatre', theatre, true, { density: 1 });
  game.scene.add('table', table, true, { screen: SCREENS.desk, density: 1 });
  await pass(FRAME * 3);
});

afterEach(() => vi.unstubAllGlobals());

const settle = (): Promise<void> => pass(FRAME * 2);

/** A state in which a figure is on the stage. */
const FIGHT = STATES.find(({ encounter }) => encounter !== null);

async function showFight(): Promise<TableView> {
  if (FIGHT === undefined) throw new Error('nobody fights');
  const shown = shownOf({ shown: FIGHT, chosen: FIGHT });
  table.show(shown);
  await settle();
  return shown.view;
}

/** Closes the table as the app does: first everything that answers later ends, then the game. */
async function leave(): Promise<void> {
  end.abort();
  gallery.close();
  await endGame(game);
  for (const heard of [missing, onArrived]) heard.mockClear();
}

const isTintedPaper = (thing: GameObjects.GameObject): thing is GameObjects.Image =>
  thing instanceof GameObjects.Image && thing.visible && thing.isTinted && thing.texture.key.startsWith('painting:');

async function allTexts(how: 'arrive' | 'refuse'): Promise<void> {
  for (const request of requests) request[how]();
  await settle();
}

async function allImages(how: 'arrive' | 'refuse'): Promise<void> {
  for (const image of [...LateImage.all]) image[how]();
  await settle();
}

describe('pictures that come while the table is open', () => {
  it('are drawn', async () => {
    const gathered = gather({ gallery, scale: 1, onMissing: missing });
    await showFight();
    await allTexts('arrive');
    await allImages('arrive');
    expect((await gathered).absent).toEqual([]);
    expect(onArrived).toHaveBeenCalled();
    expect(missing).not.toHaveBeenCalled();
  });

  it('are painted once for a place, whatever light falls on it', async () => {
    const { scenery } = await showFight();
    await allTexts('arrive');
    await allImages('arrive');
    const sheets = () => theatre.children.list.filter(isTintedPaper);
    const before = sheets().map(({ texture, alpha }) => [texture.key, alpha]);
    expect(before).toHaveLength(3);
    const update = vi.mocked(Textures.TextureSource.prototype.update).mockClear();
    const doors = STATES.find((state) => {
      const { middle, scenery: place } = tableView(state, t);
      return middle.kind === 'doors' && place.dungeon === scenery.dungeon && place.floor === scenery.floor;
    });
    if (doors === undefined) throw new Error('nobody stands before doors here');
    table.show(shownOf({ shown: doors, chosen: doors }));
    const after = sheets().map(({ texture, alpha }) => [texture.key, alpha]);
    expect(after).not.toEqual(before);
    expect(after.map(([key]) => key)).toEqual(before.map(([key]) => key));
    const painted = update.mock.contexts.map((source) => (source instanceof Textures.TextureSource ? source.texture.key : null));
    expect(before.filter(([key]) => painted.includes(String(key)))).toEqual([]);
  });

  it('are asked for again where they failed, by whatever still shows them', async () => {
    const gathered = gather({ gallery, scale: 1, onMissing: missing });
    const { scenery } = await showFight();
    await allTexts('refuse');
    await allImages('refuse');
    expect((await gathered).absent).toContain('deck/back');
    const texts = requests.length;
    window.dispatchEvent(new Event('online'));
    await settle();
    const again = requests.slice(texts).map(({ url }) => url);
    expect(again.some((url) => url.includes(`backdrop%2F${scenery.dungeon}-`))).toBe(true);
    expect(again.some((url) => url.includes('/hero/'))).toBe(true);
    const images = LateImage.all.length;
    await allTexts('arrive');
    // The layers of the place.
    expect(LateImage.all.slice(images).length).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['arrive', 'refuse'] as const)('answers that %s after the table is closed', (how) => {
  it('change nothing where drawings are on their way', async () => {
    await showFight();
    await leave();
    const before = LateImage.all.length;
    await allTexts(how);
    await allImages(how);
    expect(LateImage.all).toHaveLength(before);
    for (const heard of [missing, onArrived]) expect(heard).not.toHaveBeenCalled();
  });

  it('change nothing where sheets of figures are being decoded', async () => {
    await showFight();
    await allTexts('arrive');
    await leave();
    await allImages(how);
    for (const heard of [missing, onArrived]) expect(heard).not.toHaveBeenCalled();
  });
});
