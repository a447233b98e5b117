import { type DungeonId, difficultyOf, GAUNTLET_ORDER, type Gauntlet, gauntletStanding } from '../../../../engine/onedeck';
import { made } from '../../../../pages';
import type { TextKey, Translate } from '../../../../table';
import { vista } from '../pieces/vista';

type Standing = 'won' | 'lost' | 'next' | 'ahead';

const WORDS = {
  won: 'gauntlet.dungeonWon',
  lost: 'gauntlet.dungeonLost',
  next: 'gauntlet.dungeonNext',
  ahead: 'gauntlet.dungeonAhead',
} as const satisfies Record<Standing, TextKey>;

/** Lists the five dungeons in order and marks how far the party has come. */
export function rungs(gauntlet: Pick<Gauntlet, 'games'>, translate: Translate): HTMLElement {
  const list = made('ol', { className: 'rungs' });
  for (const [at, dungeon] of GAUNTLET_ORDER.entries()) list.append(rung(dungeon, standingAt(gauntlet, at), translate));
  return list;
}

function standingAt(gauntlet: Pick<Gauntlet, 'games'>, at: number): Standing {
  const game = gauntlet.games[at];
  if (game !== undefined) return game.bossDefeated ? 'won' : 'lost';
  return at === gauntlet.games.length && gauntletStanding(gauntlet) === 'underway' ? 'next' : 'ahead';
}

function rung(dungeon: DungeonId, standing: Standing, translate: Translate): HTMLElement {
  const element = made('li', { className: `rung ${standing}` });
  const picture = vista(dungeon);
  const dots = made('span', { className: 'dots', textContent: '●'.repeat(difficultyOf(dungeon)) });
  dots.ariaHidden = 'true';
  picture.append(dots);
  element.append(
    picture,
    made('strong', { textContent: translate(`dungeon.${dungeon}`) }),
    made('span', { className: 'rung-standing', textContent: translate(WORDS[standing]) }),
  );
  if (standing === 'next') element.ariaCurrent = 'step';
  return element;
}
