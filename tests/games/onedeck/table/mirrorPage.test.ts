import { describe, expect, it } from 'vitest';
import {
  contentOf,
  layoutTable,
  type Menu,
  mirrorPage,
  pageOf,
  type TableView,
  tableView,
  targetOf,
} from '../../../../src/games/onedeck/table';
import { BAR_TOOLS, type BarTool, type MirrorPage, type TableTools } from '../../../../src/table';
import { expectSpoken, TONGUES, textsIn } from '../../../support/spoken';
import { menusOf } from './menus';
import { STATES } from './played';

const screen = { width: 1280, height: 720, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 };
const KEYS: Readonly<Record<BarTool, string>> = { undo: 'U', redo: 'R', log: 'L', speed: 'Plus', menu: 'F10' };
const DARK = { dice: new Map(), boxes: [], abilities: new Map() };
const TOOLS: TableTools = { canUndo: true, canRedo: true, speed: 1 };

interface Table {
  readonly view: TableView;
  readonly menus: ReturnType<typeof menusOf>;
}

/** What a player sees on the canvas, as far as it is not a label for a number beside it. */
function visibleIn(view: TableView, { entries }: Menu): readonly string[] {
  const { heading, advice, place, floor, turn, level, potions, deck, discard, heroes, dungeon, doors, encounter, again } = view;
  return [
    ...[heading, advice, place, floor, turn, level.title, level.lanterns, potions.title],
    ...[deck.title, deck.lines[1], ...discard.lines, String(discard.count)],
    ...heroes.flatMap(({ name, healthText, stats, feat, skills }) => [
      ...[name, healthText, feat.name, feat.effect, feat.cost],
      ...stats.flatMap(({ label, count }) => [label, String(count)]),
      ...skills.flatMap((skill) => [skill.name, skill.effect, skill.cost]),
    ]),
    ...[dungeon.name, dungeon.difficulty, dungeon.boss],
    ...dungeon.floors.flatMap(({ name, effect, combat, peril }) => [
      ...[name, effect],
      ...[...combat, ...peril].flatMap(({ value, spoken }) => [value, spoken]),
    ]),
    ...doors.flatMap(({ name, xp, number }) => (name === '' ? [String(number)] : [name, String(xp)])),
    ...(encounter === null ? [] : facedIn(encounter)),
    ...entries.flatMap(({ label, detail, refusal }) => [label, detail, refusal ?? '']),
    ...(again === null ? [] : [again.label, again.detail]),
  ];
}

function facedIn({ name, xp, special, health, boxes, pool, stopNow }: NonNullable<TableView['encounter']>): readonly string[] {
  return [
    ...[name, xp > 0 ? String(xp) : '', special, health?.text ?? '', stopNow?.title ?? '', stopNow?.cost ?? ''],
    ...boxes.flatMap(({ value, spoken, dice }) => [value, spoken, ...dice.map((die) => String(die.value))]),
    ...pool.map(({ spoken }) => spoken),
  ];
}

/** Busts and cards only show other places for loot. */
const isChoice = ({ id }: MirrorPage['actions'][number]): boolean => !['hero', 'prize'].includes(targetOf(id).kind);

const spokenBy = ({ heading, sections, actions }: MirrorPage): string => textsIn([heading, sections, actions]).join('\n');

describe.each(TONGUES)('the mirror in %s', (_, translate) => {
  const page = ({ view, menus }: Table, { menu = menus[0], canvas = true, at = 0, tools = TOOLS, canTake = false } = {}) => {
    const layout = layoutTable(screen, contentOf(view, menu));
    const shown = {
      view,
      menu,
      page: at,
      tools,
      picked: [],
      canTake,
      lights: DARK,
      aim: null,
      hero: null,
      busy: false,
      singleKeys: true,
    };
    const parts = { shown, layout: canvas ? layout : null, translate, keyOf: (tool: BarTool) => KEYS[tool] };
    return { menu, layout, page: mirrorPage(parts) };
  };
  const tables = STATES.map((state): Table => ({ view: tableView(state, translate), menus: menusOf(state, translate) }));
  const first = tables[0] as Table;
  const pages = tables.map((table) => ({ table, view: table.view, ...page(table) }));
  const everyMenu = tables.flatMap((table) => table.menus.map((menu) => page(table, { menu })));

  it('says everything that is visible', () => {
    for (const { view, menu, page: shown } of pages) {
      const spoken = spokenBy(shown);
      expect(visibleIn(view, menu).filter((text) => !spoken.includes(text))).toEqual([]);
    }
  });

  it('tells each open door with its lanterns', () => {
    for (const { view } of pages) {
      for (const door of view.doors.filter(({ look }) => look === 'open')) {
        expect(door.spoken).toContain(door.name);
        expect(door.spoken).toContain(translate('amount.lanterns', { count: door.xp }));
      }
    }
  });

  it('says it in sentences', () => {
    const texts = pages.flatMap(({ page: { sections } }) => sections.flatMap(({ heading, lines }) => [heading, ...lines]));
    for (const text of new Set(texts)) expectSpoken(text);
  });

  it('has a button with an id of its own for each entry of the menu and each tool, and for nothing else', () => {
    for (const { menu, page: shown } of everyMenu) {
      const ids = shown.actions.filter(isChoice).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual([...menu.entries.map(({ id }) => id), ...BAR_TOOLS]);
      const refusals = shown.actions
        .filter(isChoice)
        .map(({ refusal }) => refusal ?? null)
        .slice(0, -BAR_TOOLS.length);
      expect(refusals).toEqual(menu.entries.map(({ refusal }) => refusal));
    }
  });

  it('lays each button over what it stands for, never two in one place', () => {
    for (const { menu, layout, page: shown } of everyMenu) {
      const rects = new Map(shown.actions.map(({ id, rect }) => [id, rect]));
      for (const { id, spot } of menu.entries) {
        if (spot?.kind === 'door') expect(rects.get(id)).toEqual(layout.doors[spot.door]);
        if (spot?.kind === 'box' && menu.answers.every((row) => row.id !== id))
          expect(rects.get(id)).toEqual(layout.boxes[spot.box]);
      }
      for (const tool of BAR_TOOLS) expect(rects.get(tool)).toEqual(layout.tools[tool]);
      const { placed } = pageOf(menu.answers, layout.answers, 0);
      expect(placed.map(({ entry }) => rects.get(entry.id))).toEqual(placed.map(({ rect }) => rect));
      const laid = [...rects.values()].filter((rect) => rect !== undefined).map((rect) => JSON.stringify(rect));
      expect(new Set(laid).size).toBe(laid.length);
    }
  });

  it('lays the buttons of a page over its answers, and takes them off those of another', () => {
    const all = tables.flatMap((table) => table.menus.map((menu) => ({ table, ...page(table, { menu }) })));
    const long = all.filter(({ menu, layout }) => menu.answers.length > layout.answers.length);
    expect(long.length).toBeGreaterThan(0);
    for (const { table, menu, layout } of long) {
      const second = page(table, { menu, at: 1 }).page.actions;
      const placed = pageOf(menu.answers, layout.answers, 1).placed.map(({ entry }) => entry.id);
      const answers = new Set(menu.answers.map(({ id }) => id));
      expect(second.filter(({ id, rect }) => answers.has(id) && rect !== undefined).map(({ id }) => id)).toEqual(placed);
    }
  });

  it('has a button over each die that can be taken up, with its digit, and says whether it is', () => {
    const { view, menus } = tables.find((table) => (table.view.encounter?.pool.length ?? 0) > 3) ?? first;
    const { layout, page: shown } = page({ view, menus }, { canTake: true });
    const dice = view.encounter?.pool ?? [];
    const buttons = shown.actions.filter(({ id }) => targetOf(id).kind === 'die');
    expect(buttons.map(({ label, rect }) => [label, rect])).toEqual(dice.map(({ spoken }, at) => [spoken, layout.dice[at]]));
    expect(buttons.map(({ shortcut }) => shortcut)).toEqual(dice.map((_, at) => `${at + 1}`));
    expect(buttons.map(({ pressed }) => pressed)).toEqual(dice.map(() => false));
  });

  it('works without a canvas', () => {
    for (const { table, page: drawn } of pages) {
      const bare = page(table, { canvas: false }).page;
      expect(bare.actions.filter((action) => 'rect' in action)).toEqual([]);
      expect(bare.sections).toEqual(drawn.sections);
      const choices = drawn.actions.filter(isChoice);
      expect(bare.actions.map(({ id, label }) => [id, label])).toEqual(choices.map(({ id, label }) => [id, label]));
    }
  });

  it('refuses what cannot be taken back or done again', () => {
    const refusals = (canUndo: boolean, canRedo: boolean) => {
      const { actions } = page(first, { tools: { canUndo, canRedo, speed: 1 } }).page;
      return BAR_TOOLS.map((tool) => actions.find(({ id }) => id === tool)?.refusal);
    };
    const undo = translate('refusal.nothingToUndo');
    const redo = translate('refusal.nothingToRedo');
    expect(refusals(false, true)).toEqual([undo, undefined, undefined, undefined, undefined]);
    expect(refusals(true, false)).toEqual([undefined, redo, undefined, undefined, undefined]);
  });

  it('tells which key does the same', () => {
    for (const { menu, page: shown } of pages) {
      const keys = shown.actions.filter(isChoice).map(({ shortcut }) => shortcut ?? '');
      expect(keys).toEqual([...menu.entries.map(({ shortcut }) => shortcut), 'U', 'R', 'L', 'Plus', 'F10']);
    }
  });
});
