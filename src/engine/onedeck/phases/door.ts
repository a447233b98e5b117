import type { Act } from './phase';

export const flee: Act<'flee'> = {
  whyIllegal: () => null,
  forms: () => [{ type: 'flee' }],
  carryOut(telling) {
    const door = telling.state.opened;
    if (door !== null) telling.tell({ type: 'doorFled', door });
    telling.tell({ type: 'turnEnded' });
  },
};
