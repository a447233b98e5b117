import { describe, expect, it } from 'vitest';
import type { State } from '../../src/engine/onedeck';
import { type BarTool, layoutTable, type MirrorPage, mirrorPage, type TableView, tableView } from '../../src/stage';
import { delves, statesOf } from '../support/delves';
import { expectSpoken, TONGUES, textsIn } from './spoken';

const STATES = delves(10).flatMap(statesOf);
const safe = { top: 0, right: 0, bottom: 0, left: 0 };
const layout = layoutTable({ width: 1280, height: 720, safe, textScale: 1 }, STATES[0]?.doors.length ?? 0);
const KEYS: Readonly<Record<BarTool, string>> = { undo: 'U', redo: 'R', leave: 'Escape' };

/** What a player sees on the canvas, as far as it is not a label for a number beside it. */
function visibleIn(view: TableView): readonly string[] {
  const { heading, advice, dungeon, difficulty, floor, turn, deck, discard, hero, doors, choices, again } = view;
  return [
    ...[heading, advice, dungeon, difficulty, floor, turn, deck.title, deck.lines[1], ...discard.lines, String(discard.count)],
    ...[hero.name, hero.healthText, ...hero.stats.flatMap(({ label, count }) => [label, String(count)])],
    ...doors.flatMap(({ name, xp, number }) => (name === '' ? [String(number)] : [name, String(xp)])),
    ...choices.flatMap(({ label, detail, refusal }) => [label, detail, refusal ?? '']),
    ...(again === null ? [] : [again.label, again.detail]),
  ];
}

const spokenBy = ({ heading, sections, actions }: MirrorPage): string => textsIn([heading, sections, actions]).join('\n');

describe.each(TONGUES)('the mirror in %s', (_, translate) => {
  const page = (state: State, at: typeof layout | null = layout, tools = { canUndo: true, canRedo: true }) => {
    const view = tableView(state, translate);
    return { view, page: mirrorPage(view, at, { tools, translate, keyOf: (tool) => KEYS[tool] }) };
  };

  it('says everything that is visible', () => {
    for (const state of STATES) {
      const { view, page: shown } = page(state);
      const spoken = spokenBy(shown);
      for (const text of visibleIn(view)) expect(spoken).toContain(text);
    }
  });

  it('tells each open door with its lanterns', () => {
    for (const state of STATES) {
      const { doors } = page(state).view;
      for (const door of doors.filter(({ look }) => look === 'open')) {
        expect(door.spoken).toContain(door.name);
        expect(door.spoken).toContain(translate('table.xp', { count: door.xp }));
      }
    }
  });

  it('says it in sentences', () => {
    const { page: shown } = page(STATES.at(-1) as State);
    for (const text of textsIn(shown.sections.map(({ heading, lines }) => [heading, ...lines]))) expectSpoken(text);
  });

  it('has a button with an id of its own for each choice and each tool', () => {
    for (const state of STATES) {
      const { view, page: shown } = page(state);
      const ids = shown.actions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const again = view.again === null ? [] : ['again'];
      expect(ids).toEqual([...view.choices.map(({ id }) => id), ...again, 'undo', 'redo', 'leave']);
    }
  });

  it('lays each button over what it stands for', () => {
    for (const state of STATES) {
      const { view, page: shown } = page(state);
      const rects = new Map(shown.actions.map(({ id, rect }) => [id, rect]));
      for (const choice of view.choices.filter(({ door }) => door !== null)) {
        expect(rects.get(choice.id)).toEqual(layout.doors[choice.door ?? 0]);
      }
      for (const tool of ['undo', 'redo', 'leave'] as const) expect(rects.get(tool)).toEqual(layout.tools[tool]);
      for (const [id, rect] of [
        ['explore', layout.buttons.second],
        ['startTurn', layout.buttons.first],
        ['flee', layout.buttons.first],
        ['again', layout.buttons.first],
      ] as const) {
        if (rects.has(id)) expect(rects.get(id)).toEqual(rect);
      }
      const laid = [...rects.values()].map((rect) => JSON.stringify(rect));
      expect(new Set(laid).size).toBe(laid.length);
    }
  });

  it('works without a canvas', () => {
    for (const state of STATES) {
      const bare = page(state, null).page;
      const { page: drawn } = page(state);
      expect(bare.actions.filter((action) => 'rect' in action)).toEqual([]);
      expect(bare.sections).toEqual(drawn.sections);
      expect(bare.actions.map(({ id, label }) => [id, label])).toEqual(drawn.actions.map(({ id, label }) => [id, label]));
    }
  });

  it('refuses what cannot be taken back or done again', () => {
    const refusals = (canUndo: boolean, canRedo: boolean) => {
      const { actions } = page(STATES[0] as State, layout, { canUndo, canRedo }).page;
      return ['undo', 'redo', 'leave'].map((tool) => actions.find(({ id }) => id === tool)?.refusal);
    };
    const undo = translate('refusal.nothingToUndo');
    const redo = translate('refusal.nothingToRedo');
    expect(refusals(false, true)).toEqual([undo, undefined, undefined]);
    expect(refusals(true, false)).toEqual([undefined, redo, undefined]);
  });

  it('tells which key does the same', () => {
    for (const { shortcut } of page(STATES[0] as State).page.actions) expect(shortcut).toMatch(/^\w+$/);
  });
});
