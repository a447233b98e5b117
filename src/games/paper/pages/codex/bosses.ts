import { BOSS_IDS, BOSSES, type BossId, DUNGEON_IDS, DUNGEONS, type Tier } from '../../../../engine/paper';
import { entry, made, numbersTable } from '../../../../pages';
import { listed, type Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { arched, picture } from '../pieces/art';
import { ownLine } from '../pieces/house';
import { signed } from '../pieces/signed';

/** The one boss whose card is known, but for its middle tier and the gems that it disperses. */
const KNOWN: BossId = 'chimera';

export function bossChapter(translate: Translate): CodexChapter {
  const entries = BOSS_IDS.map((boss) => bossEntry(boss, translate));
  return { id: 'bosses', title: translate('paperPages.codex.bosses'), look: 'alcoves', entries };
}

function bossEntry(boss: BossId, translate: Translate): HTMLElement {
  const { round, weakTo, tiers, fleeGlory, reward, disperses } = BOSSES[boss];
  const name = translate(`paperDungeons.boss.${boss}`);
  const homes = DUNGEON_IDS.filter((id) => DUNGEONS[id].lairs.some((lair) => lair.boss === boss));
  const dungeons = listed(
    homes.map((id) => translate(`paperDungeons.dungeon.${id}`)),
    translate,
  );
  const gems = disperses.map((gem) => gem.slice(-1).toUpperCase()).join(', ');
  return entry({
    id: `boss-${boss}`,
    name,
    picture: arched(picture(`boss/${boss}`)),
    hint: translate('paperPages.codex.wakesIn', { round }),
    content: [
      translate('paperPages.codex.livesIn', { what: dungeons }),
      translate('paperPages.codex.wakes', { round, hero: translate(`paperDungeons.hero.${weakTo}`) }),
      tiersTable(name, tiers, translate),
      translate('paperDungeons.line.flight', { total: signed(fleeGlory) }),
      translate('paperPages.codex.reward', { what: translate(`paperDungeons.op.${reward.op}`), value: timesOf(reward) }),
      gems === '' ? null : translate('paperPages.codex.disperses', { gains: gems }),
      ownLine(translate(boss === KNOWN ? 'paperPages.house.chimera' : 'paperPages.house.boss'), translate),
    ],
  });
}

const timesOf = (reward: (typeof BOSSES)[BossId]['reward']): number => ('times' in reward ? reward.times : 1);

function tiersTable(caption: string, tiers: readonly Tier[], translate: Translate): HTMLElement {
  const table = made('div', { className: 'paper-tiers' });
  const head = (['strength', 'glory', 'counter'] as const).map((key) => translate(`paperPages.codex.${key}`));
  table.append(numbersTable({ caption, head, rows: tiers.map(({ atLeast, glory, counter }) => [atLeast, glory, counter]) }));
  return table;
}
