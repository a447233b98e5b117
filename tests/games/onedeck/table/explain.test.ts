import { describe, expect, it } from 'vitest';
import { COLORS, type EventOf, oneDeckDungeon, POTION_IDS, type State } from '../../../../src/engine/onedeck';
import { symbolLists } from '../../../../src/games/onedeck/pages/signs/symbols';
import { explain, idOf, tableView } from '../../../../src/games/onedeck/table';
import type { Explanation } from '../../../../src/table';
import { BAR_TOOLS, type Translate } from '../../../../src/table';
import { expectSpoken, TONGUES } from '../../../support/spoken';
import { menusOf } from './menus';
import { STATES, TURNS } from './played';

const ask = (id: string, state: State, translate: Translate): Explanation | null =>
  explain(id, { state, entries: [], translate });

/** Enough of them to have every kind of thing on the table. */
const FEW = STATES.filter((_, at) => at % 5 === 0);

/** Everything that is on the table in this state. */
function thingsIn(state: State, translate: Translate): readonly string[] {
  const { encounter, heroes } = tableView(state, translate);
  return [
    ...(encounter?.boxes ?? []).map((_, at) => idOf({ kind: 'box', box: at })),
    ...(encounter?.pool ?? []).map(({ id }) => idOf({ kind: 'die', die: id })),
    ...heroes.flatMap(({ id, feat, skills }) => [
      ...[feat, ...skills].map((skill) => skill.id),
      ...(['health', ...COLORS] as const).map((stat) => idOf({ kind: 'stat', hero: id, stat })),
      idOf({ kind: 'hero', hero: id }),
    ]),
    ...POTION_IDS.map((potion) => idOf({ kind: 'potion', potion })),
    ...(['deck', 'discard', 'level', 'potions'] as const).map((what) => idOf({ kind: 'about', what })),
    ...(encounter === null ? [] : [idOf({ kind: 'about', what: 'foe' })]),
    ...(encounter?.special ? [idOf({ kind: 'about', what: 'special' })] : []),
    ...(encounter?.stopNow === null || encounter === null ? [] : [idOf({ kind: 'about', what: 'stop' })]),
    ...[1, 2, 3].map((floor) => idOf({ kind: 'floor', floor })),
    ...BAR_TOOLS,
    idOf({ kind: 'page', by: 1 }),
  ];
}

describe.each(TONGUES)('in %s', (_, translate) => {
  it('everything on the table says what it is', () => {
    const texts = new Set<string>();
    for (const state of FEW) {
      for (const id of thingsIn(state, translate)) {
        const found = ask(id, state, translate);
        expect(found, id).not.toBeNull();
        const { title = '', lines = [], now = '' } = found ?? {};
        expect(lines.length, id).toBeGreaterThan(0);
        for (const text of [title, ...lines, now]) texts.add(text);
      }
    }
    for (const text of texts) if (text !== '') expectSpoken(text);
  });

  it('every button says what it costs and which rule it goes by, in every folder', () => {
    const texts = new Set<string>();
    for (const state of FEW) {
      const [top, folder = top] = menusOf(state, translate);
      for (const { entries } of new Set([top, folder])) {
        for (const { id, label } of entries) {
          const found = explain(id, { state, entries, translate });
          expect(found?.title.toLowerCase(), id).toBe(label.toLowerCase());
          for (const text of [...(found?.lines ?? []), found?.now ?? '']) texts.add(text);
        }
      }
    }
    for (const text of texts) if (text !== '') expectSpoken(text);
  });

  it('symbols have a name and a meaning each, and no two the same', () => {
    const symbols = symbolLists(translate).flatMap((list) => list.symbols);
    expect(new Set(symbols.map(({ name }) => name)).size).toBe(symbols.length);
    for (const { name, text } of symbols) for (const words of [name, text]) expectSpoken(words);
  });
});

describe('how things stand', () => {
  const [, translate] = TONGUES[0] as (typeof TONGUES)[number];
  const pools = STATES.filter(({ phase }) => phase === 'pool').slice(0, 12);

  it('with a die: the boxes it covers by itself', () => {
    for (const state of pools) {
      for (const { id } of state.encounter?.pool ?? []) {
        const boxes = state.encounter?.boxes ?? [];
        const covers = boxes.some((_, box) => oneDeckDungeon.whyIllegal(state, { type: 'cover', box, dice: [id] }) === null);
        expect(ask(idOf({ kind: 'die', die: id }), state, translate)?.now.startsWith('By itself it covers no box')).toBe(!covers);
      }
    }
  });

  it('with a box: covered, to be covered, or why not', () => {
    const said = pools.flatMap((state) =>
      (state.encounter?.boxes ?? []).map((box, at) => {
        const now = ask(idOf({ kind: 'box', box: at }), state, translate)?.now ?? '';
        expect(now.startsWith('Covered with')).toBe(box.dice.length > 0);
        return now;
      }),
    );
    expect(said).toContain('Your dice can cover it.');
    expect(said).toContain('Cover the armor boxes first.');
    expect(said).toContain('None of your dice fits it.');
  });

  it('with a skill: usable, used, or not here', () => {
    const said = new Set(
      STATES.flatMap((state) =>
        tableView(state, translate).heroes.flatMap(({ skills }) => skills.map(({ id }) => ask(id, state, translate)?.now)),
      ),
    );
    for (const sentence of ['It can be used now.', 'It acts by itself.', 'That skill has been used already.']) {
      expect(said).toContain(sentence);
    }
    const outside = 'Now you decide whether to explore or to enter a door. There are dice only in an encounter.';
    expect(said).toContain(outside);
  });

  it('with the toll of stopping now: the same in all as the button says', () => {
    const finish = TURNS.find(({ command, events }) => command.type === 'finish' && events[0]?.type === 'consequencesCounted');
    const counted = finish?.events[0] as EventOf<'consequencesCounted'>;
    const lines = ask(idOf({ kind: 'about', what: 'stop' }), finish?.before as State, translate)?.lines ?? [];
    expect(lines.some((line) => line.startsWith('In all: ') && line.includes(`${counted.damage} damage`))).toBe(
      counted.damage > 0,
    );
  });

  it('with nothing that is on no table', () => {
    const [state] = STATES;
    for (const id of [
      idOf({ kind: 'die', die: 999 }),
      idOf({ kind: 'box', box: 99 }),
      'nonsense',
      'press-hero-bard',
      idOf({ kind: 'about', what: 'stop' }),
    ]) {
      expect(ask(id, state as State, translate)).toBeNull();
    }
  });
});
