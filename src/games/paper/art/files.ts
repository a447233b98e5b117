import { SET as LAIRS } from 'virtual:drawings/lairs/paper/art/lair/.+-(far|mid)';
import { SET as PARTY } from 'virtual:drawings/party/paper/art/hero/.+';
import { SET as SHEET } from 'virtual:drawings/sheet/paper/art/(bust|crest|door|edge|face|item|mark|walker|wall)/.+';
import bosses from '../../../../assets/paper/art/boss/bosses.json';
import heroes from '../../../../assets/paper/art/hero/heroes.json';
import type { GameArt } from '../../../scenes';

/** The largest shares of their size at which pictures are drawn: a sheet has many, and all of them are small. */
const SHARES = {
  ...{ bust: 0.3, crest: 0.6, door: 0.3, edge: 0.45, face: 0.5, hero: 0.2 },
  ...{ item: 0.35, mark: 0.5, walker: 0.3, wall: 0.7 },
} as const;

const BOSSES: Readonly<Record<string, string>> = import.meta.glob('../../../../assets/paper/art/boss/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** All that lies on a sheet. Whole bosses and their lairs come before the moment that shows them. */
export const ART: GameArt = {
  atOnce: {},
  sets: [SHEET, PARTY],
  later: BOSSES,
  setsLater: [LAIRS],
  figures: { boss: bosses, hero: heroes },
  shares: SHARES,
};
