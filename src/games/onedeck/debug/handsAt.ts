import { paced } from '../../../table';
import type { HandsParts } from '../../contract';
import type { Table } from '../scenes';
import { idOf, type OneDeckTuning } from '../table';
import type { Hands } from './scripts';

export interface OneDeckHandsParts extends HandsParts {
  readonly tuning: OneDeckTuning;
  picture(): Table | null;
}

/** Returns the hands of a script: they do at this table what a player could do. */
export function handsAt({ picture, picking, tuning, signal }: OneDeckHandsParts): Hands {
  const hand = () => picture()?.hand;
  return {
    layout: () => picture()?.layout() ?? null,
    point: (at) => hand()?.point(at),
    lift: (die, at) => hand()?.lift({ id: idOf({ kind: 'die', die }) }, at) ?? false,
    carry: (to) => hand()?.carry(to),
    putBack: () => hand()?.putBack(),
    pick: (die) => picking.press(idOf({ kind: 'die', die })),
    aim: (box) => picking.press(idOf({ kind: 'box', box })),
    holdEnd: () => void picking.hold?.('finish', 'pointer'),
    letGo: () => picking.letGo?.(),
    askOdds: () => picking.press(idOf({ kind: 'odds' })),
    shake: (box) => picture()?.refuse('', idOf({ kind: 'box', box })),
    look: (x, y) => picture()?.look(x, y),
    tilt: (gamma, beta) => window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma, beta })),
    blow: async () => {
      await picture()?.play({ motion: 'damageTaken', hurt: [] }, { ...paced(tuning.motions.damageTaken, 1), signal });
    },
  };
}
