import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLORS, HERO_IDS, POTION_IDS } from '../../../../src/engine/onedeck';
import { aimOf, choicesIn, idOf, type Target, targetOf } from '../../../../src/games/onedeck/table';
import { TOOL_IDS } from '../../../../src/table';
import { TONGUES } from '../../../support/spoken';
import { STATES } from './played';

const [[, translate]] = TONGUES as readonly [(typeof TONGUES)[number]];
/** The names of commands that were offered, and the topics of their folders. */
const CHOICES = STATES.flatMap((state) => choicesIn(state, translate));
const NAMES = CHOICES.map(({ id }) => id);
const TOPICS = CHOICES.flatMap(({ topic }) => topic?.id ?? []);

const hero = fc.constantFrom(...HERO_IDS);
const small = fc.nat(1_000_000);
const name = fc.constantFrom(...NAMES);
const just = <Kind extends Target['kind']>(kind: Kind) => fc.constant(kind);

/** One builder for each kind: a kind without one does not compile. */
const BUILDERS: { readonly [Kind in Target['kind']]: fc.Arbitrary<Extract<Target, { kind: Kind }>> } = {
  tool: fc.record({ kind: just('tool'), tool: fc.constantFrom(...TOOL_IDS) }),
  back: fc.record({ kind: just('back') }),
  confirm: fc.record({ kind: just('confirm') }),
  cancel: fc.record({ kind: just('cancel') }),
  choose: fc.record({ kind: just('choose') }),
  page: fc.record({ kind: just('page'), by: fc.constantFrom(1 as const, -1 as const) }),
  die: fc.record({ kind: just('die'), die: small }),
  dieMenu: fc.record({ kind: just('dieMenu'), die: small }),
  box: fc.record({ kind: just('box'), box: small }),
  ability: fc.record({ kind: just('ability'), hero, ability: fc.string() }),
  potion: fc.record({ kind: just('potion'), potion: fc.constantFrom(...POTION_IDS) }),
  hero: fc.record({ kind: just('hero'), hero }),
  prize: fc.record({ kind: just('prize'), card: fc.constantFrom(0, 1) }),
  cards: fc.record({ kind: just('cards'), hero }),
  folder: fc.record({ kind: just('folder'), topic: fc.constantFrom(...TOPICS) }),
  command: fc.record({ kind: just('command'), name }),
  handCommand: fc.record({ kind: just('handCommand'), name }),
  about: fc.record({ kind: just('about'), what: fc.constantFrom('deck', 'discard', 'level', 'potions', 'foe', 'worth', 'stop') }),
  stat: fc.record({ kind: just('stat'), hero, stat: fc.constantFrom('health' as const, ...COLORS) }),
  door: fc.record({ kind: just('door'), door: fc.constantFrom(0, 1, 2, 3) }),
  floor: fc.record({ kind: just('floor'), floor: fc.constantFrom(1, 2, 3) }),
  loot: fc.record({ kind: just('loot'), as: fc.constantFrom('item' as const, 'lore' as const, 'lanterns' as const) }),
  item: fc.record({ kind: just('item'), hero, item: fc.constantFrom(0, 3, 7) }),
  odds: fc.record({ kind: just('odds') }),
  seat: fc.record({ kind: just('seat'), hero }),
  swap: fc.record({ kind: just('swap'), hero, other: hero }),
  order: fc.record({ kind: just('order'), side: fc.constantFrom(0 as const, 1 as const) }),
};
const anyTarget: fc.Arbitrary<Target> = fc.oneof(...Object.values(BUILDERS));
const anyId = fc.oneof(
  anyTarget.map(idOf),
  fc.string(),
  fc.tuple(anyTarget.map(idOf), fc.string()).map((parts) => parts.join('')),
);

describe('the id of a target', () => {
  it.each(Object.entries(BUILDERS))('of the kind %s reads as that target', (_, builder) => {
    fc.assert(
      fc.property(builder, (target: Target) => {
        expect(targetOf(idOf(target))).toEqual(target);
      }),
    );
  });

  it('is written again as it was read, also where nothing has that id', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        expect(idOf(targetOf(id))).toBe(id);
      }),
    );
    for (const id of ['press-die-007', 'press-box-', 'press-die-99999999999999999999', 'about-floor-4', 'press-hero-bard']) {
      expect(targetOf(id)).toEqual({ kind: 'command', name: id });
    }
  });

  it('is an aim where dice can be meant for it, and nothing else is', () => {
    const aims = ['box', 'ability', 'potion', 'choose'];
    fc.assert(
      fc.property(anyTarget, (target) => {
        expect(aimOf(idOf(target))).toEqual(aims.includes(target.kind) ? target : null);
      }),
    );
  });
});
