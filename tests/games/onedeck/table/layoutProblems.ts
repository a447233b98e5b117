import { isServed, layoutTable, type TableContent, type TableLayout } from '../../../../src/games/onedeck/table/layout';
import type { Rect, Screen } from '../../../../src/table';
import { type LaidGroup, type LaidOut, type LayoutInput, layoutProblems } from '../../../support/layoutSuite';

/** Everything that a finger has to find. */
function touched(layout: TableLayout): Readonly<Record<string, readonly Rect[]>> {
  const { tools, doors, answers, tabs, abilities, potions, turns } = layout;
  return {
    tool: Object.values(tools),
    door: doors,
    answer: answers,
    tab: tabs,
    ability: abilities.map(({ rect }) => rect),
    potion: potions.map(({ rect }) => rect),
    turn: turns.map(({ rect }) => rect),
  };
}

/** A pile with the number beside it. */
const withWords = (pile: Rect, { pileRoom }: TableLayout): Rect => ({ ...pile, width: pile.width + pileRoom });

function buttonsOf({ buttons }: TableLayout, { buttons: count }: TableContent): readonly Rect[] {
  return [buttons.first, buttons.second].slice(0, count);
}

function groupsOf(layout: TableLayout, content: TableContent): LaidOut['groups'] {
  const { shape, bar, scene, heading, words, tray, doors, boxes, answers, heroes, dungeon, tools, dice, owners } = layout;
  const { tabs, abilities, potions, turns } = layout;
  const cards = [...abilities, ...turns, ...potions].map(({ rect }) => rect);
  const buttons = buttonsOf(layout, content);
  const piles = dice.length > 0 || answers.length > 0 ? [] : [withWords(layout.deck, layout), withWords(layout.discard, layout)];
  const inTray = [...dice, ...owners.map(({ rect }) => rect), ...answers, ...piles];
  const small = shape === 'wide' ? [] : [...tabs, ...cards];
  const sides = [...heroes.map(({ panel }) => panel), ...(dungeon === null ? [] : [dungeon.panel])];
  const loose = [...small, ...(shape === 'tall' ? [...boxes, ...buttons] : [])];
  const atTheBoss = shape === 'wide' && content.boss ? potions.map(({ rect }) => rect) : [];
  const inScene = [heading, words, ...doors, ...(shape === 'tall' ? [] : boxes), ...atTheBoss];
  const columns = dungeon === null ? [] : [dungeonGroup(dungeon, potions)];
  return [
    { name: 'the screen', outer: scene, inner: [bar, scene, tray, ...sides, ...loose] },
    { name: 'the bar', outer: bar, inner: Object.values(tools) },
    { name: 'the scene', outer: scene, inner: inScene },
    { name: 'the tray', outer: tray, inner: [...inTray, ...(shape === 'tall' ? [] : buttons)] },
    ...heroes.map((_, hero) => heroGroup(layout, hero)),
    ...columns,
  ];
}

function heroGroup({ heroes, abilities, turns }: TableLayout, at: number): LaidGroup {
  const place = heroes[at];
  if (place === undefined) throw new Error('no such hero');
  const cards = [...abilities, ...turns].filter(({ hero }) => hero === at).map(({ rect }) => rect);
  // A name may stand on its portrait.
  const head = place.look === 'line' ? [place.portrait, place.name] : [place.portrait];
  const inner = [...head.filter((rect) => rect !== null), ...place.stats, ...cards];
  return { name: `hero ${at + 1}`, outer: place.panel, inner };
}

function dungeonGroup(
  { panel, title, floors, foot }: NonNullable<TableLayout['dungeon']>,
  potions: TableLayout['potions'],
): LaidGroup {
  return {
    name: 'the dungeon',
    outer: panel,
    inner: [title, ...floors, ...(foot === null ? [] : [foot]), ...potions.map(({ rect }) => rect)],
  };
}

/** One Deck Dungeon for the suite that the layout of every game passes. */
export const ONE_DECK_LAYOUT: Pick<LayoutInput<TableContent>, 'isServed' | 'layOut'> = {
  isServed,
  layOut(screen, content) {
    const layout = layoutTable(screen, content);
    return {
      groups: groupsOf(layout, content),
      touched: { ...touched(layout), button: buttonsOf(layout, content) },
      read: { die: layout.dice, box: layout.boxes },
      lacks: [...countsWrong(layout, content), ...wordsWithoutRoom(layout, content)],
    };
  },
};

export const problemsOf = (screen: Screen, content: TableContent): readonly string[] =>
  layoutProblems(ONE_DECK_LAYOUT, screen, content);

function countsWrong(
  { doors, boxes, answers, heroes, dice, tabs, shape, abilities, turns }: TableLayout,
  content: TableContent,
): readonly string[] {
  const party = content.abilities.length;
  const own = (hero: number): number => abilities.filter((place) => place.hero === hero).length;
  const whole = content.abilities.map((cards, hero) => {
    const shown = shape === 'wide' || hero === content.hero;
    const turned = turns.some((turn) => turn.hero === hero);
    return [own(hero), !shown ? 0 : turned ? Math.max(1, own(hero)) : cards.length] as const;
  });
  const wanted: readonly (readonly [string, number, number])[] = [
    ['doors', doors.length, content.hasEncounter ? 0 : content.doors],
    ['boxes', boxes.length, content.boxes.length],
    ['dice', dice.length, content.dice.length],
    ['heroes', heroes.length, shape === 'wide' ? party : 0],
    ['tabs', tabs.length, shape === 'wide' || party === 1 ? 0 : party],
    // Where there are too many there are pages, and a page has at least a place of its own beside the one to turn it.
    ['answers', answers.length, Math.min(content.answers.length, Math.max(answers.length, content.answers.length > 1 ? 2 : 1))],
    ...whole.map(([here, due], hero) => [`cards of hero ${hero + 1}`, here, due] as const),
  ];
  return wanted.flatMap(([kind, here, due]) => (here === due ? [] : [`${here} ${kind} for ${due}`]));
}

/** The room that words take, in parts of their size. */
function wordsWithoutRoom(
  { text: size, heading, words, buttons, bar, tools, shape }: TableLayout,
  content: TableContent,
): readonly string[] {
  const found: string[] = [];
  if (heading.height < 1.7 * size) found.push(`${heading.height} px for a heading of ${size}`);
  if (words.height < (content.hasEncounter && shape !== 'flat' ? 2.4 : 1.2) * size - 0.01)
    found.push(`${words.height} px for advice of ${size}`);
  if (content.buttons > 0 && buttons.first.height < 2.6 * size) found.push(`${buttons.first.height} px for two lines of ${size}`);
  if (tools.undo.x - bar.x < bar.width / 2) found.push('the tools take more than half of the bar');
  return found;
}
