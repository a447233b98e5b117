import { describe, expect, it } from 'vitest';
import type { CardId, HeroId } from '../../../../src/engine/onedeck';
import {
  choicesIn,
  contentOf,
  explain,
  idOf,
  layoutTable,
  placesOf,
  type Shown,
  tableView,
} from '../../../../src/games/onedeck/table';
import { questionWords } from '../../../../src/games/onedeck/table/words/advice';
import { placeAt } from '../../../../src/table/places';
import { aGame, anEncounter } from '../../../support/onedeck';
import { aChoice, CONFRONT, enter, open, shut } from '../../../support/scenes';
import { expectSpoken, TONGUES } from '../../../support/spoken';
import { topMenu } from './menus';

const FOUR: readonly HeroId[] = ['warrior', 'mage', 'paladin', 'rogue'];
const IDLE: Omit<Shown, 'view' | 'menu'> = {
  tools: { canUndo: true, canRedo: false, speed: 1 },
  page: 0,
  picked: [],
  canTake: false,
  lights: { dice: new Map(), boxes: [], abilities: new Map() },
  aim: null,
  hero: null,
  busy: false,
  singleKeys: true,
};
const LANTERNS = ['ogre-1', 'wraith-1', 'shadow-1', 'phantom-1', 'skeleton-1', 'beetle-1'] as const;

describe.each(TONGUES)('what a newcomer reads, in %s', (language, translate) => {
  const tip = (what: Parameters<typeof idOf>[0], state = aGame().state) =>
    explain(idOf(what), { state, entries: [], translate })?.lines ?? [];
  const english = language === 'en';

  it('no sentence of a tip about the table begins without a subject', () => {
    const tips = [
      ...(['deck', 'level', 'potions'] as const).map((what) => tip({ kind: 'about', what })),
      ...(['strength', 'agility', 'magic'] as const).map((stat) => tip({ kind: 'stat', hero: 'warrior', stat })),
    ];
    const nameless = english
      ? /^(?:It|They|What|The light that)\b/
      : /^(?:È|Stanno|Quanto|La luce che|Ambra|Rosa|Azzurro)(?!\p{L})/u;
    for (const lines of tips) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => nameless.test(line))).toEqual([]);
    }
    expect(tip({ kind: 'about', what: 'deck' }).join(' ')).toContain(english ? 'The stairs lie' : 'Le scale stanno');
  });

  it('the boxes of a floor have no letters of boxes to cover, and say where they count', () => {
    const { floors } = tableView(aGame({ dungeon: 'dragons-cave', floor: 3 }).state, translate).dungeon;
    const spoken = floors.flatMap(({ combat, peril }) => [...combat, ...peril].map((box) => box.spoken));
    expect(spoken.length).toBeGreaterThan(3);
    for (const words of spoken) expect(words).not.toMatch(english ? /\bbox [A-Z]\b/i : /\bcasella [A-Z]\b/i);
    for (const { combat, peril } of floors.filter(({ lit }) => lit)) {
      for (const box of combat) expect(box.spoken).toMatch(english ? /fights/ : /combattimenti/);
      for (const box of peril) expect(box.spoken).toMatch(english ? /perils/ : /insidie/);
    }
  });

  it('no two boxes of two cards side by side have one letter', () => {
    const doors = [open('ogre-1', 'boulder-1')];
    const state = aChoice({ heroes: FOUR, doors }).do(enter(0)).state;
    const boxes = tableView(state, translate).encounter?.boxes ?? [];
    expect(new Set(boxes.map(({ letter }) => letter)).size).toBe(boxes.length);
    for (const { letter, spoken } of boxes) expect(spoken).toMatch(new RegExp(`(?:box|casella) ${letter} `));
  });

  it('nobody is told to fight a trap', () => {
    const before = (card: 'boulder-1' | 'ogre-1') => aChoice({ doors: [shut(card)] }).do(enter(0)).state;
    for (const card of ['boulder-1', 'ogre-1'] as const) {
      const { advice } = questionWords(before(card), translate);
      for (const words of [advice, translate('now.door'), translate('turnStep.door')]) {
        expect(words).not.toMatch(english ? /\bfight\b/i : /combatt/i);
      }
    }
    const labels = (cards: readonly CardId[]) =>
      choicesIn(aChoice({ heroes: FOUR, doors: [shut(...cards)] }).do(enter(0)).state, translate)
        .filter(({ command }) => command.type === CONFRONT.type || command.type === 'splitParty')
        .map(({ label }) => label);
    expect(labels(['ogre-1', 'boulder-1'])).not.toContain(translate('act.confront'));
  });

  it.each([
    [['warrior'], 1],
    [['warrior', 'mage'], 1],
    [FOUR, 2],
  ] as const)('a level of %j brings the potions of that party: %i', (heroes, count) => {
    const base = aGame({ heroes, xp: LANTERNS });
    for (const level of [1, 4]) {
      const state = { ...base.state, level, phase: 'level' } as const;
      const offer = choicesIn(state, translate).find(({ command }) => command.type === 'levelUp');
      const potions = translate('table.potions', { count });
      expect(offer?.detail).toContain(potions);
      if (level === 4) expect(offer?.label).toContain(potions);
    }
  });

  it('the price of a floor is that of the party', () => {
    const effect = (heroes: readonly HeroId[]) =>
      tableView(aGame({ heroes, dungeon: 'dragons-cave' }).state, translate).dungeon.floors[0]?.effect;
    expect(effect(['warrior'])).toBe(translate('floorEffect.hall-of-statues'));
    expect(effect(FOUR)).toBe(translate('floorEffectOfFour.hall-of-statues'));
    expect(effect(FOUR)).not.toBe(effect(['warrior']));
  });
});

describe.each(TONGUES)('the question of a phase, in %s', (_, translate) => {
  const asks = (state: Parameters<typeof questionWords>[0]) => questionWords(state, translate);

  it('names healing only where somebody can be healed', () => {
    const hale = aGame({ potions: 1 });
    const hurt = aGame({ potions: 1, with: { warrior: { damage: 2 } } });
    const dry = aGame({ potions: 0, with: { warrior: { damage: 2 } } });
    expect(asks(hurt.state).advice).toBe(translate('advice.turnStart'));
    for (const { state } of [hale, dry]) expect(asks(state).advice).toBe(translate('advice.haleTurnStart'));
    expect(translate('advice.haleTurnStart')).not.toMatch(/heal|cura/i);
  });

  it('asks for a door only where there is one, and offers to explore only where that is possible', () => {
    const [card, other, third, fourth] = ['ogre-1', 'goblin-1', 'wraith-1', 'shadow-1'] as const;
    const none = aChoice({ doors: [] }).state;
    const some = aChoice({ doors: [shut(card)] }).state;
    const all = aChoice({ doors: [shut(card), shut(other), shut(third), shut(fourth)] }).state;
    expect(asks(none)).toEqual({ heading: translate('heading.noDoors'), advice: translate('advice.noDoors') });
    expect(asks(some)).toEqual({ heading: translate('heading.choose'), advice: translate('advice.choose') });
    expect(asks(all)).toEqual({ heading: translate('heading.choose'), advice: translate('advice.onlyDoors') });
    expect(translate('heading.noDoors')).not.toBe(translate('heading.choose'));
  });

  it('names armor only while a box with armor is open', () => {
    const { state } = anEncounter('skeleton-1');
    const pool = (armor: boolean): typeof state => ({
      ...state,
      phase: 'pool',
      encounter: state.encounter && { ...state.encounter, boxes: state.encounter.boxes.map((box) => ({ ...box, armor })) },
    });
    expect(asks(pool(true)).advice).toBe(translate('advice.armoredPool'));
    expect(asks(pool(false)).advice).toBe(translate('advice.pool'));
    expect(translate('advice.pool')).not.toMatch(/armo|armat/i);
  });

  it('names the next level only where there is one', () => {
    const state = { ...aGame({ xp: LANTERNS }).state, phase: 'level' } as const;
    const gains = asks(state).advice;
    for (const said of [translate('amount.items', { count: 3 }), translate('amount.skills', { count: 3 })])
      expect(gains).toContain(said);
    expect(asks({ ...state, level: 4 }).advice).toBe(translate('advice.topLevel'));
  });

  it('is that of the encounter in every other phase', () => {
    expect(asks(anEncounter('ogre-1').state).heading).toBe(translate('encounter.ogre'));
  });
});

describe.each(TONGUES)('a thing that cannot be used now, in %s', (_, translate) => {
  const closed = aGame({ doors: [shut('ogre-1')] }).state;
  const choosing = aGame({ doors: [shut('ogre-1')] }).from({ turn: 1, arrived: false, phase: 'turnStart' }, 'choose').state;
  const screen = { width: 1280, height: 720, safe: { top: 0, right: 0, bottom: 0, left: 0 }, textScale: 1 };

  it.each([
    ['before the turn', closed, ['about-door-1', 'about-door-2', 'about-deck']],
    ['when a door is chosen', choosing, ['enter1', 'about-door-2', 'about-deck']],
  ] as const)('answers where it is pressed, %s', (_when, state, ids) => {
    const menu = topMenu(state, translate);
    const shown: Shown = { ...IDLE, view: tableView(state, translate), menu };
    const layout = layoutTable(screen, contentOf(shown.view, shown.menu));
    const places = placesOf(shown, layout);
    const at = [layout.doors[0], layout.doors[1], layout.deck].map((rect) => {
      if (rect === undefined) throw new Error('no place');
      return placeAt(places, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })?.id;
    });
    expect(at).toEqual(ids);
  });

  it('says what it is and why nothing can be done with it', () => {
    const tip = (id: string, state = closed) => explain(id, { state, entries: [], translate });
    for (const id of ['about-door-1', 'about-door-2', 'about-deck']) {
      const found = tip(id);
      for (const words of [found?.title ?? '', found?.now ?? '', ...(found?.lines ?? [])]) expectSpoken(words);
      expect(found?.lines.length).toBeGreaterThan(0);
    }
    expect(tip('about-door-1')?.title).toBe(translate('table.doorClosed', { number: 1 }));
    expect(tip('about-door-1')?.now).toContain(translate('now.turnStart'));
    expect(tip('about-door-2')?.title).toBe(translate('table.doorNone', { number: 2 }));
    expect(tip('about-door-2', choosing)?.now).toBe('');
    expect(tip('about-door-1', aChoice({ dungeon: 'minotaurs-maze' }).state)).not.toBeNull();
    expect(tip('about-door-4', aChoice({ dungeon: 'minotaurs-maze' }).state)).toBeNull();
  });
});
