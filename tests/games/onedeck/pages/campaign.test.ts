// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CampaignSheet, type HeroId, newSheet, type Setup } from '../../../../src/engine/onedeck';
import { campaignPage } from '../../../../src/games/onedeck/pages/campaign/campaignPage';
import { giftsForm } from '../../../../src/games/onedeck/pages/campaign/giftsForm';
import { fill, withMarks } from '../../../engine/campaign/support';
import { translatorIn } from '../../../support/translator';

const { t: translate } = translatorIn('en');
const SIX = { greenCircles: 6, yellowSquares: 0, redPentagons: 0 };
/** One green circle short of Veteran, with two marks of an easy dungeon waiting. */
const ROGUE: CampaignSheet = {
  ...fill({ ...newSheet('rogue'), unplaced: { 1: 7, 2: 0, 3: 0 } }, 'veteran', { ...SIX, greenCircles: 5 }),
  gamesPlayed: 3,
  bossesDefeated: ['hydras-reef'],
};
let sheets: readonly CampaignSheet[];
const onPlay = vi.fn();
const rewritten = vi.fn();
const sound = vi.fn();

function show(hero: HeroId | null = 'rogue'): void {
  const page = campaignPage({
    translate,
    sound,
    sheets,
    hero,
    onPlay,
    async rewrite(whose, seen, next) {
      rewritten(seen, next);
      sheets = [...sheets.filter((sheet) => sheet.hero !== whose), next];
      return sheets;
    },
  });
  document.body.replaceChildren(page);
}

const place = (name: string) => document.querySelector<HTMLButtonElement>(`[data-place="${name}"]`);
const gates = () => [...document.querySelectorAll('.gate')].map(({ textContent }) => textContent);
const said = () => document.querySelector('[role=status]')?.textContent;
const button = (label: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

beforeEach(() => {
  sheets = [ROGUE];
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

describe('the sheet of a hero', () => {
  it('is heard: a mark, a talent that is learned with it, a mark that has no place, one that is taken back, another hero', () => {
    sheets = [{ ...ROGUE, unplaced: { 1: 2, 2: 0, 3: 0 } }];
    show();
    place('veteran-greenCircles')?.click();
    place('durability-greenCircles')?.click();
    place('durability-greenCircles')?.click();
    button('Take back the last mark')?.click();
    document.querySelector<HTMLElement>('input[value=mage]')?.click();
    expect(sound.mock.calls.flat()).toEqual(['talent', 'mark', 'refused', 'takeBack', 'hero']);
  });

  it('tells what the hero has done and what waits', () => {
    show();
    expect(document.querySelector('.deeds')?.textContent).toBe('Rogue3 games · 1 of 5 bosses');
    expect(gates()).toEqual([
      "Dragon's Cave ◆◇◇ easy  ",
      "Yeti's Cavern ◆◆◇ medium  ",
      "Hydra's Reef beaten ",
      "Lich's Tomb ◆◆◆ hard  ",
      "Minotaur's Maze ◆◆◆ hard  ",
    ]);
    expect(document.querySelector('.waiting')?.textContent).toBe('2from easy dungeons');
  });

  it('begins in the first dungeon that is not beaten, or at the gate that is pressed', () => {
    show();
    expect(document.querySelector('.gold')?.textContent).toBe("Go down: Dragon's CaveIt brings green circles");
    document.querySelector<HTMLButtonElement>('.gold')?.click();
    expect(onPlay).toHaveBeenLastCalledWith('rogue', 'dragons-cave');
    document.querySelectorAll<HTMLButtonElement>('.gate button')[3]?.click();
    expect(onPlay).toHaveBeenLastCalledWith('rogue', 'lichs-tomb');
  });

  it('shows the talent that lacks the fewest marks, and explains the one that is looked at', () => {
    show();
    expect(document.querySelector('.talent.next h4')?.textContent).toBe('Veteran nearest');
    expect(document.querySelector('.explained')?.textContent).toContain('5 of 6 marked');
    document.querySelector('[data-talent=grit]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(document.querySelector('.explained strong')?.textContent).toBe('Grit');
  });

  it('takes a mark anywhere on a talent, and one that is dragged there', () => {
    show();
    document.querySelector<HTMLElement>('[data-talent=grit] h4')?.click();
    expect(said()).toBe('Marked: Grit, green circle.');
    const cunning = document.querySelector('[data-talent=cunning]');
    document.elementFromPoint = () => cunning;
    const [circles] = document.querySelectorAll<HTMLElement>('.waiting');
    if (circles !== undefined) circles.setPointerCapture = () => undefined;
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      circles?.dispatchEvent(new PointerEvent(type, { button: 0, bubbles: true }));
    }
    expect(said()).toBe('Marked: Cunning, green circle.');
    expect(document.querySelector('.carried')).toBeNull();
  });

  it('has a place for every colour that a talent needs, and says how far it is', () => {
    show();
    expect(place('veteran-greenCircles')?.textContent).toBe('Veteran: mark a green circle; 5 of 6 marked');
    expect(place('veteran-yellowSquares')).toBeNull();
    expect(document.querySelectorAll('.talent')).toHaveLength(15);
    expect(place('grit-redPentagons')?.ariaDisabled).toBe('true');
  });

  it('takes a mark where the player presses, and says when that earns a talent', async () => {
    show();
    place('guile-greenCircles')?.click();
    expect(said()).toBe('Marked: Guile, green circle.');
    expect(document.activeElement).toBe(place('guile-greenCircles'));
    place('veteran-greenCircles')?.click();
    expect(said()).toBe('Veteran is earned.');
    expect(document.querySelector('.talent.earned h4')?.textContent).toBe('Veteran earned');
    expect(document.body.textContent).toContain('None is waiting.');
    await vi.waitFor(() => expect(rewritten).toHaveBeenCalledTimes(2));
    expect(rewritten.mock.calls[1]?.[0]).toEqual(rewritten.mock.calls[0]?.[1]);
  });

  it('says why a place takes no mark', () => {
    show();
    place('durability-yellowSquares')?.click();
    expect(said()).toBe('None of the waiting marks reaches so far: it takes a harder dungeon.');
    sheets = [{ ...ROGUE, unplaced: { 1: 0, 2: 0, 3: 0 } }];
    show();
    place('guile-greenCircles')?.click();
    expect(said()).toBe('No mark is waiting to be placed.');
    expect(rewritten).not.toHaveBeenCalled();
  });

  it('lets the marks of this visit be taken back, the last one first', () => {
    show();
    const back = button('Take back the last mark');
    expect(back?.hidden).toBe(true);
    place('guile-greenCircles')?.click();
    place('cunning-greenCircles')?.click();
    back?.click();
    expect(rewritten.mock.lastCall?.[1]).toMatchObject({ unplaced: { 1: 1 }, marks: { cunning: { greenCircles: 0 } } });
    back?.click();
    expect(rewritten.mock.lastCall?.[1]).toEqual(ROGUE);
    expect(back?.hidden).toBe(true);
    expect(document.activeElement).toBe(place('guile-greenCircles'));
  });

  it('shows what another tab has written meanwhile, instead of its own', async () => {
    const other = { ...ROGUE, gamesPlayed: 4 };
    const rewrite = async (): Promise<readonly CampaignSheet[]> => [other];
    document.body.replaceChildren(campaignPage({ translate, sound, sheets, hero: 'rogue', onPlay, rewrite }));
    place('guile-greenCircles')?.click();
    await vi.waitFor(() => expect(said()).toMatch(/^Another tab/));
    expect(place('guile-greenCircles')?.textContent).toContain('0 of 6');
  });

  it('is begun anew only after asking', async () => {
    show();
    button('Begin a new sheet')?.click();
    button('Keep it')?.click();
    await Promise.resolve();
    expect(rewritten).not.toHaveBeenCalled();
    button('Begin a new sheet')?.click();
    document.querySelector<HTMLButtonElement>('dialog .gold')?.click();
    await vi.waitFor(() => expect(rewritten).toHaveBeenCalledWith(ROGUE, newSheet('rogue')));
  });

  it('lies on top where most is to be done, and makes room for another', () => {
    sheets = [{ ...newSheet('mage'), gamesPlayed: 9 }, ROGUE];
    show(null);
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('rogue');
    document.querySelector<HTMLInputElement>('input[value=paladin]')?.click();
    expect(document.querySelector('h2')?.textContent).toBe('Paladin');
    document.querySelector<HTMLButtonElement>('.gold')?.click();
    expect(onPlay).toHaveBeenCalledWith('paladin', 'dragons-cave');
  });
});

describe('the gifts of a campaign game', () => {
  const LEARNED = withMarks({ ...newSheet('rogue'), gamesPlayed: 20 }, ['veteran', 'guile', 'prepared', 'first-aid']);

  function form(last?: Setup['gifts']) {
    const gifts = giftsForm({ translate, sheets: [LEARNED], last });
    document.body.replaceChildren(gifts.element);
    gifts.show(['mage', 'rogue']);
    return gifts;
  }

  it('are those of the focus and the basic skill that each hero chooses', () => {
    const gifts = form();
    expect(gifts.chosen()).toEqual([
      { hero: 'mage', focus: 'healing', basicSkill: null, talents: [] },
      { hero: 'rogue', focus: 'healing', basicSkill: 'force-bolt', talents: ['veteran', 'prepared', 'first-aid'] },
    ]);
    document.querySelectorAll<HTMLInputElement>('input[name=focus-rogue]')[1]?.click();
    document.querySelectorAll<HTMLInputElement>('input[name=basic-rogue]')[2]?.click();
    expect(gifts.chosen()?.[1]).toEqual({
      hero: 'rogue',
      focus: 'combat',
      basicSkill: 'true-strike',
      talents: ['veteran', 'guile'],
    });
    expect(document.querySelectorAll('input[name=basic-mage]')).toHaveLength(0);
  });

  it('begin as they were the last time', () => {
    const gifts = form([{ hero: 'rogue', focus: 'dungeon', basicSkill: 'ingenuity', talents: [] }]);
    expect(gifts.chosen()?.[1]).toMatchObject({ focus: 'dungeon', basicSkill: 'ingenuity', talents: ['veteran'] });
  });

  it('keep what a hero has chosen while the party changes', () => {
    const gifts = form();
    document.querySelectorAll<HTMLInputElement>('input[name=focus-mage]')[2]?.click();
    gifts.show(['mage']);
    gifts.show(['archer', 'mage']);
    expect(gifts.chosen()?.map(({ hero, focus }) => [hero, focus])).toEqual([
      ['archer', 'healing'],
      ['mage', 'dungeon'],
    ]);
  });
});
