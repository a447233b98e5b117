import { beginHistory, type Seed, toSave } from '../../../src/engine/kernel';
import { oneDeckDungeon, type Phase, type State } from '../../../src/engine/onedeck';
import { endsInDeath } from '../../../src/games/onedeck/table';
import { waysTo } from '../../../tests/e2e/support/menus';
import type { TableScene } from '../scenes';
import { type Moment, playedMoments } from './moments';

/** A scene of One Deck Dungeon, with the state that its layout is computed from. */
export interface OneDeckScene extends TableScene {
  readonly state: State;
}

type Looked = Pick<OneDeckScene, 'name' | 'state' | 'presses'>;

type Score = (state: State) => number;

const PARTIES = [1, 2, 4] as const;
const DIE = 'press-die';

const during =
  (phase: Phase, score: Score = richness): Score =>
  (state) =>
    state.phase === phase && state.boss === null ? 1 + score(state) : 0;

/** The fullest moment of its kind is the one that shows whether there is room for everything. */
const MOMENTS: Readonly<Record<string, Score>> = {
  turnStart: during(
    'turnStart',
    (state) => (oneDeckDungeon.onlyWayOn?.(state) === null ? 99 : 0) + doorsOf(state) * 5 + learnt(state),
  ),
  choose: during('choose', (state) => doorsOf(state) * 5 + learnt(state)),
  explored: during('choose', (state) => (state.doors.every((door) => door !== null && !door.open) ? 9 : 0) - state.turn / 100),
  door: during('door'),
  stealth: during('stealth'),
  invisibility: during('invisibility'),
  before: during('before'),
  option: during('option'),
  feats: during('feats'),
  eagleEye: during('eagleEye'),
  bonusDice: during('bonusDice'),
  pool: during('pool', (state) => dice(state) + boxes(state) - covered(state) * 6),
  covered: during('pool', (state) => covered(state) * 5 + richness(state)),
  spent: during('pool', (state) => (dice(state) <= 1 ? richness(state) : 0)),
  lethal: during('pool', (state) => (endsInDeath(state) ? 30 + covered(state) * 3 - dice(state) * 4 + boxes(state) : -1)),
  effect: during('effect'),
  consequences: during('consequences'),
  stairsDamage: during('stairsDamage'),
  dying: during('dying'),
  split: during('split'),
  loot: during('loot', (state) => learnt(state) + (state.loot.length === 1 ? 20 : 0)),
  twoLoot: during('loot', (state) => (state.loot.length > 1 ? 20 + learnt(state) : -1)),
  level: during('level'),
  descend: during('descend'),
  won: (state) => (state.result === 'victory' ? 1 + learnt(state) : 0),
  lost: (state) => (state.result === 'defeat' ? 1 + learnt(state) : 0),
};

const BOSSES = ['dragon', 'yeti', 'hydra', 'lich', 'minotaur'] as const;

/** With something done at the table that the game itself knows nothing of. */
const HANDS: readonly { readonly name: string; readonly of: string; readonly presses: readonly string[] }[] = [
  { name: 'hand', of: 'pool', presses: [DIE] },
  { name: 'hands', of: 'covered', presses: [DIE, DIE] },
  { name: 'aim', of: 'pool', presses: ['press-box'] },
  { name: 'swap', of: 'split', presses: ['press-odds', 'press-seat'] },
  { name: 'folder', of: 'pool', presses: ['open-'] },
];

/** Every moment that came up, for parties of one, two and four: `pool-4`, `boss-lich-1`. */
export function tableScenes(): readonly OneDeckScene[] {
  return PARTIES.flatMap((size) => {
    const moments = playedMoments().filter(({ state }) => state.heroes.length === size);
    const wanted = { ...MOMENTS, ...Object.fromEntries(BOSSES.map((id) => [`boss-${id}`, bossRound(id)])) };
    const found = Object.entries(wanted).flatMap(([name, score]) => {
      const moment = best(moments, score);
      return moment === null ? [] : [sceneOf(name, moment)];
    });
    const hands = HANDS.flatMap(({ name, of, presses }) =>
      found.filter((scene) => scene.name === of).map(({ state }) => ({ name, state, presses })),
    );
    return [...found, ...hands].map((scene) => ({
      ...scene,
      ...{ name: `${scene.name}-${size}`, game: oneDeckDungeon.id, save: saveOf(scene.state) },
    }));
  });
}

/** Nobody goes on with a game that is over: its last move is made at the table. */
function sceneOf(name: string, { before, command, state }: Moment): Looked {
  if (state.phase !== 'over') return { name, state, presses: [] };
  return { name, state: before, presses: waysTo(before, command) };
}

/** A practice game that begins at this state. */
function saveOf(state: State): unknown {
  const opening = { setup: state.setup, seed: 'shots' as Seed, base: state, practice: true };
  return toSave(oneDeckDungeon, beginHistory(oneDeckDungeon, opening));
}

const bossRound =
  (id: (typeof BOSSES)[number]): Score =>
  (state) =>
    state.boss?.id === id && state.phase === 'pool' ? 1 + richness(state) : 0;

function best(moments: readonly Moment[], score: Score): Moment | null {
  let [found, most]: readonly [Moment | null, number] = [null, 0];
  for (const moment of moments) {
    const here = score(moment.state);
    if (here > most) [found, most] = [moment, here];
  }
  return found;
}

function richness(state: State): number {
  return dice(state) + boxes(state) + covered(state) * 2 + learnt(state);
}

const dice = ({ encounter }: State): number => encounter?.pool.length ?? 0;
const boxes = ({ encounter }: State): number => encounter?.boxes.length ?? 0;
const covered = ({ encounter }: State): number => encounter?.boxes.filter((box) => box.dice.length > 0).length ?? 0;
const doorsOf = ({ doors }: State): number =>
  doors.filter((door) => door?.open).length + doors.filter((door) => door !== null).length;

function learnt({ heroes, potions, identified }: State): number {
  return heroes.reduce((sum, { skills, items }) => sum + skills.length * 2 + items.length, 0) + potions + identified.length;
}
