import type { GameChronicle } from '../../../contract';
import type { ChronicleEntry } from '../../records';
import { placeOfDelve } from '../setup/address';
import { chartsOf } from './charts';
import { chronicleRow } from './chronicleRow';
import { nextPairing } from './feats';
import { placesMet } from './placesMet';
import { streakOf } from './streak';
import { wall } from './wall';

export const oneDeckChronicle = {
  row: chronicleRow,
  met: placesMet,
  overview(entries: readonly ChronicleEntry[], { translate, go, now }) {
    const next = nextPairing(entries);
    const { hero, dungeon } = next;
    return {
      wall: wall({ entries, next, translate, onBegin: (...pairing) => go('setup', placeOfDelve(...pairing)) }),
      next: {
        label: [translate(`hero.${hero}`), translate(`dungeon.${dungeon}`)].join(' · '),
        detail: translate(next.isWon ? 'wall.all' : 'wall.nearest'),
        onPress: () => go('setup', placeOfDelve(hero, dungeon)),
      },
      charts: chartsOf(entries, translate),
      more: [streakOf(entries, { translate, today: now() })].filter((part) => part !== null),
    };
  },
} satisfies GameChronicle;
