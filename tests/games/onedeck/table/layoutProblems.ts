import {
  contains,
  inset,
  layoutTable,
  overlap,
  type Screen,
  type TableContent,
  type TableLayout,
} from '../../../../src/games/onedeck/table/layout';
import type { Rect } from '../../../../src/table';

/** What a finger finds; on the smallest phones dice and boxes may be what an eye still reads. */
const TOUCH = 44;
const READ = 22;
const SMALLEST_PHONE = [375, 667] as const;

const text = (rect: Rect): string => [rect.x, rect.y, rect.width, rect.height].map((side) => side.toFixed(1)).join(' ');

interface Group {
  readonly name: string;
  readonly outer: Rect;
  /** May not touch each other, and lie inside. */
  readonly inner: readonly Rect[];
}

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

function groupsOf(visible: Rect, layout: TableLayout, content: TableContent): readonly Group[] {
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
    { name: 'the screen', outer: visible, inner: [bar, scene, tray, ...sides, ...loose] },
    { name: 'the bar', outer: bar, inner: Object.values(tools) },
    { name: 'the scene', outer: scene, inner: inScene },
    { name: 'the tray', outer: tray, inner: [...inTray, ...(shape === 'tall' ? [] : buttons)] },
    ...heroes.map((_, hero) => heroGroup(layout, hero)),
    ...columns,
  ];
}

function heroGroup({ heroes, abilities, turns }: TableLayout, at: number): Group {
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
): Group {
  return {
    name: 'the dungeon',
    outer: panel,
    inner: [title, ...floors, ...(foot === null ? [] : [foot]), ...potions.map(({ rect }) => rect)],
  };
}

export function problemsOf(screen: Screen, content: TableContent): readonly string[] {
  const layout = layoutTable(screen, content);
  const visible = inset({ x: 0, y: 0, width: screen.width, height: screen.height }, screen.safe);
  return [
    ...groupsOf(visible, layout, content).flatMap(crowded),
    ...tooSmall(layout, content, visible),
    ...countsWrong(layout, content),
    ...wordsWithoutRoom(layout, content),
  ];
}

function crowded({ name, outer, inner }: Group): readonly string[] {
  const empty = inner.filter(({ width, height }) => !(width > 0 && height > 0));
  const outside = inner.filter((rect) => !contains(outer, rect));
  const clashes = inner.flatMap((one, at) =>
    inner.slice(at + 1).flatMap((two) => (overlap(one, two) ? [[one, two] as const] : [])),
  );
  return [
    ...empty.map((rect) => `in ${name} ${text(rect)} is empty`),
    ...outside.map((rect) => `${text(rect)} is outside ${name} ${text(outer)}`),
    ...clashes.map(([one, two]) => `in ${name} ${text(one)} overlaps ${text(two)}`),
  ];
}

function tooSmall(layout: TableLayout, content: TableContent, visible: Rect): readonly string[] {
  const [short, long] = SMALLEST_PHONE;
  const small = Math.min(visible.width, visible.height) < short || Math.max(visible.width, visible.height) < long;
  const seen = { ...touched(layout), button: buttonsOf(layout, content), die: layout.dice, box: layout.boxes };
  return Object.entries(seen).flatMap(([name, rects]) => {
    const least = small && (name === 'die' || name === 'box') ? READ : TOUCH;
    const missed = rects.filter(({ width, height }) => Math.min(width, height) < least - 0.01);
    return missed.map((rect) => `${name} is too small for a finger: ${text(rect)}`);
  });
}

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
