import {
  isServed,
  type LootHeroPlace,
  type LootLayout,
  layoutTable,
  type SplitPlace,
  type TableContent,
  type TableLayout,
} from '../../../../src/games/onedeck/table/layout';
import type { Rect, Screen } from '../../../../src/table';
import { type LaidGroup, type LaidOut, type LayoutInput, layoutProblems } from '../../../support/layoutSuite';

/** Everything that a finger has to find. */
function touched(layout: TableLayout): Readonly<Record<string, readonly Rect[]>> {
  const { tools, doors, answers, tabs, abilities, potions, turns, loot } = layout;
  return {
    tool: Object.values(tools),
    door: doors,
    answer: answers,
    tab: tabs,
    way: layout.sill?.ways.map(({ rect }) => rect) ?? [],
    order: layout.split?.order?.cards ?? [],
    ability: abilities.map(({ rect }) => rect),
    potion: potions.map(({ rect }) => rect),
    turn: turns.map(({ rect }) => rect),
    place: loot === null ? [] : [loot.item.panel, loot.skill.panel, loot.lanterns],
    held: loot === null ? [] : [loot.item.held, loot.skill.held].filter((rect) => rect !== null),
    prize: loot === null ? [] : loot.stage.cards,
  };
}

/** A pile with the number beside it. */
const withWords = (pile: Rect, { pileRoom }: TableLayout): Rect => ({ ...pile, width: pile.width + pileRoom });

function buttonsOf({ buttons }: TableLayout, { buttons: count }: TableContent): readonly Rect[] {
  return [buttons.first, buttons.second].slice(0, count);
}

/** What lies on the screen while loot waits. */
function lootGroups(layout: TableLayout, loot: LootLayout): LaidOut['groups'] {
  const { bar, scene, tray, tools, buttons, answers, shape } = layout;
  const { stage, item, skill, lanterns, ask, open } = loot;
  const [back, ...cards] = answers;
  const line = [buttons.first, ...(back === undefined ? [] : [back])];
  const words = stage.isLow ? [] : [stage.heading, stage.words];
  const placeGroup = (name: string, place: LootHeroPlace, isOpen: boolean): LaidGroup => {
    const { panel, title, portrait, busts, rows, cells, held, note } = place;
    if (open !== null && !isOpen) return { name, outer: panel, inner: [] };
    const shelf = cells.length > 0 ? cells : held === null ? [] : [held];
    // A title may stand on its portrait.
    const head = portrait === null ? [title] : [portrait];
    return {
      name,
      outer: panel,
      inner: [...head, ...busts, ...rows, ...shelf, ...(note === null ? [] : [note]), ...(isOpen ? cards : [])],
    };
  };
  return [
    { name: 'the screen', outer: scene, inner: [bar, scene, tray, item.panel, skill.panel, lanterns] },
    { name: 'the bar', outer: bar, inner: Object.values(tools) },
    { name: 'the stage', outer: scene, inner: [...stage.cards, ...stage.potions, ...words] },
    { name: 'the tray', outer: tray, inner: [...line, ...(shape === 'wide' && ask !== null ? [ask] : [])] },
    placeGroup('the item place', item, open === 'item'),
    placeGroup('the skill place', skill, open === 'skill'),
  ];
}

/** Two parts of the screen on which the card at the door has no common panel. */
function groupsAtDoor(layout: TableLayout, content: TableContent): LaidOut['groups'] {
  const { shape, bar, scene, heading, words, tray, boxes, answers, heroes, dungeon, tools, sill } = layout;
  if (sill === null) throw new Error('nothing is at the door');
  const { abilities, turns, potions, tabs } = layout;
  const cards = shape === 'wide' ? [] : [...tabs, ...[...abilities, ...turns, ...potions].map(({ rect }) => rect)];
  const acts = [...buttonsOf(layout, content), ...answers];
  const isWide = shape === 'wide';
  const added = boxes.slice(sill.ways.length);
  const own = sill.ways.length === 0 ? boxes : [];
  const band = [...(sill.ways.length === 0 ? [] : added), ...[sill.bars, sill.effects].filter((rect) => rect !== null)];
  const ways = sill.ways.map(({ rect }) => rect);
  const sides = [...heroes.map(({ panel }) => panel), ...(dungeon === null ? [] : [dungeon.panel])];
  const hero = isWide ? [] : [...sill.stats, ...sill.items];
  return [
    {
      name: 'the screen',
      outer: scene,
      inner: [bar, scene, tray, ...sides, ...cards, ...hero, ...(isWide ? [] : [...ways, ...own, ...acts])],
    },
    { name: 'the bar', outer: bar, inner: Object.values(tools) },
    { name: 'the scene', outer: scene, inner: [heading, words, ...sill.loot, ...(isWide ? [...ways, ...own] : [])] },
    { name: 'the tray', outer: tray, inner: [...band, ...(isWide ? [...acts, ...sill.items] : [])] },
    ...sill.ways.map(({ rect, name, price, box, dice, bars, go }, at) => ({
      name: `way ${at + 1}`,
      outer: rect,
      inner: [name, price, box, dice, bars, ...(go === null ? [] : [go])],
    })),
    ...heroes.map((_, at) => heroGroup(layout, at)),
    ...(dungeon === null ? [] : [dungeonGroup(dungeon, potions)]),
  ];
}

/** Two fights, each with its boxes and its pair. */
function groupsOfSplit(layout: TableLayout, { look, sides, order, how }: SplitPlace): LaidOut['groups'] {
  const { bar, scene, tray, tools, buttons, shape } = layout;
  const acts = [buttons.first, ...(order?.cards ?? []), ...(order?.label ? [order.label] : []), ...how];
  const all: Rect = { x: 0, y: 0, width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER };
  return [
    { name: 'the screen', outer: all, inner: [bar, scene, ...(shape === 'wide' ? [tray] : acts)] },
    { name: 'the bar', outer: bar, inner: Object.values(tools) },
    { name: 'the scene', outer: scene, inner: sides.map(({ panel }) => panel) },
    ...(shape === 'wide' ? [{ name: 'the tray', outer: tray, inner: acts }] : []),
    ...fightsOf(layout, { look, sides }),
  ];
}

/** The boxes and the pairs of two fights. */
function fightsOf({ boxes }: TableLayout, { look, sides }: Pick<SplitPlace, 'look' | 'sides'>): readonly LaidGroup[] {
  return sides.flatMap(({ panel, name, rule, rows, bar: odds, line }, side) => {
    const [from, to] = side === 0 ? [0, boxesOf(sides, boxes)] : [boxesOf(sides, boxes), boxes.length];
    const own = boxes.slice(from, to);
    const seats = look === 'arch' ? rows.map(({ seat }) => seat) : [];
    const words = [name, ...(rule === null || look === 'arch' ? [] : [rule])];
    const fight = [
      ...(look === 'arch' ? [] : words),
      ...own,
      ...rows.map(({ rect }) => rect),
      ...(odds === null ? [] : [odds]),
      ...(line === null ? [] : [line]),
    ];
    return [
      { name: `fight ${side + 1}`, outer: panel, inner: [...fight, ...seats] },
      ...rows.map((row, at) => ({
        name: `hero ${at + 1} of fight ${side + 1}`,
        outer: row.rect,
        inner: [
          ...(look === 'arch' ? [] : [row.seat]),
          ...(row.name === null ? [] : [row.name]),
          row.dice,
          ...(row.ahead === null ? [] : [row.ahead]),
        ],
      })),
    ];
  });
}

/** Returns how many of the boxes lie in the first fight. */
const boxesOf = ([first]: SplitPlace['sides'], boxes: readonly Rect[]): number =>
  boxes.filter(
    ({ x, y }) => first !== undefined && x < first.panel.x + first.panel.width && y < first.panel.y + first.panel.height,
  ).length;

function groupsOf(layout: TableLayout, content: TableContent): LaidOut['groups'] {
  if (layout.loot !== null) return lootGroups(layout, layout.loot);
  if (layout.split !== null && content.split?.isAtDoor !== true) return groupsOfSplit(layout, layout.split);
  if (layout.sill !== null) return groupsAtDoor(layout, content);
  const { shape, bar, scene, heading, words, tray, doors, boxes, answers, heroes, dungeon, tools, dice, owners } = layout;
  const { tabs, abilities, potions, turns, waiting, split } = layout;
  const cards = [...abilities, ...turns, ...potions].map(({ rect }) => rect);
  const buttons = buttonsOf(layout, content);
  const piles =
    split !== null
      ? [heading, words].filter(({ height }) => height > 0)
      : dice.length > 0 || answers.length > 0 || content.over === true
        ? []
        : [withWords(layout.deck, layout), withWords(layout.discard, layout)];
  const inTray = [...dice, ...owners.map(({ rect }) => rect), ...answers, ...piles];
  const small = shape === 'wide' ? [] : [...tabs, ...cards];
  const beside = waiting === null ? [] : [waiting.foe, waiting.stop, ...potions.map(({ rect }) => rect)];
  const sides = [...heroes.map(({ panel }) => panel), ...(dungeon === null ? [] : [dungeon.panel]), ...beside];
  const loose = [
    ...small,
    ...(shape === 'tall' ? [...(split === null ? boxes : []), ...(content.over === true ? [] : buttons)] : []),
  ];
  // Beside the boss, never on it.
  const atTheBoss = shape === 'wide' && content.boss && waiting === null ? potions.map(({ rect }) => rect) : [];
  const inScene =
    split === null ? [heading, words, ...doors, ...(shape === 'tall' ? [] : boxes)] : split.sides.map(({ panel }) => panel);
  const columns = dungeon === null ? [] : [dungeonGroup(dungeon, potions)];
  return [
    { name: 'the screen', outer: scene, inner: [bar, scene, tray, ...sides, ...loose, ...atTheBoss] },
    { name: 'the bar', outer: bar, inner: Object.values(tools) },
    { name: 'the scene', outer: scene, inner: inScene },
    { name: 'the tray', outer: tray, inner: [...inTray, ...(shape === 'tall' ? [] : buttons)] },
    ...heroes.map((_, hero) => heroGroup(layout, hero)),
    ...columns,
    ...(split === null ? [] : fightsOf(layout, split)),
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
      read: {
        hero: layout.split?.sides.flatMap(({ rows }) => rows.map(({ rect }) => rect)) ?? [],
        die: layout.dice,
        box: layout.split !== null ? [] : layout.boxes.slice(layout.sill?.ways.length ?? 0),
      },
      lacks:
        layout.split !== null
          ? []
          : layout.loot === null
            ? [...countsWrong(layout, content), ...wordsWithoutRoom(layout, content)]
            : lootWrong(layout, content),
    };
  },
};

export const problemsOf = (screen: Screen, content: TableContent): readonly string[] =>
  layoutProblems(ONE_DECK_LAYOUT, screen, content);

/** Returns whether something of the loot has no place. */
function lootWrong({ loot, answers, tabs, text }: TableLayout, { loot: content, answers: all }: TableContent): readonly string[] {
  if (loot === null || content === null) return [];
  const { stage, item, skill, open } = loot;
  const titles = open === null ? [item.title, skill.title] : [loot[open].title];
  const wanted: readonly (readonly [string, number, number])[] = [
    ['cards', stage.cards.length, content.cards],
    ['busts', tabs.length, content.heroes > 1 && open !== 'item' && (open === null || loot.look === 'side') ? content.heroes : 0],
    ['swaps', answers.length, all.length],
  ];
  return [
    ...wanted.flatMap(([kind, here, due]) => (here === due ? [] : [`${here} ${kind} for ${due}`])),
    ...titles.filter(({ height }) => height < text * 1.1).map(({ height }) => `${height} px for a title of ${text}`),
    ...(open === null && item.rows.some(({ height }) => height < text * 1.1) ? ['no room for a row'] : []),
    ...(open === null && item.rows.length === 0 && content.heroes === 1 ? ['no row'] : []),
  ];
}

function countsWrong(
  { doors, boxes, answers, heroes, dice, tabs, shape, abilities, turns }: TableLayout,
  content: TableContent,
): readonly string[] {
  const party = content.abilities.length;
  const own = (hero: number): number => abilities.filter((place) => place.hero === hero).length;
  const whole = content.abilities.map((cards, hero) => {
    // Of four heroes two wait without cards while the others fight; after their own fight they may have room for them.
    const waits = content.waiting?.heroes.includes(hero) ?? false;
    const rests = waits && content.waiting?.foe === false && own(hero) > 0;
    const shown = shape === 'wide' ? !waits || rests : hero === content.hero;
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
  { text: size, heading, words, buttons, bar, tools, shape, sill }: TableLayout,
  content: TableContent,
): readonly string[] {
  const found: string[] = [];
  if (heading.height < 1.7 * size) found.push(`${heading.height} px for a heading of ${size}`);
  if (words.height < (content.hasEncounter && shape !== 'flat' && sill === null ? 2.4 : 1.2) * size - 0.01)
    found.push(`${words.height} px for advice of ${size}`);
  if (content.buttons > 0 && buttons.first.height < 2.6 * size) found.push(`${buttons.first.height} px for two lines of ${size}`);
  if (tools.undo.x - bar.x < bar.width / 2) found.push('the tools take more than half of the bar');
  return found;
}
