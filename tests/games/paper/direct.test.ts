import { expect, it, vi } from 'vitest';
import shared from '../../../assets/tuning.json';
import type { EventOf, State } from '../../../src/engine/paper';
import { direct } from '../../../src/games/paper/direct';
import type { PaperPicture } from '../../../src/games/paper/table';
import own from '../../../src/games/paper/tuning.json';
import { mergedTuning } from '../../../src/services';
import { TURNS } from './played';
import { SPEECH } from './translator';

const ROLL: EventOf<'diceRolled'> = { type: 'diceRolled', sides: [2, 3, 4, 2, 3, 6], again: false };
const shown = TURNS[0]?.before as State;
const { signal } = new AbortController();

it('a throw is heard as it leaves the hand, and each die as it comes to rest: bone and ebony', async () => {
  const heard: string[] = [];
  const play = vi.fn<PaperPicture['play']>(async (_event, _move, landed) => {
    heard.push('…');
    for (const die of [0, 5, 2]) landed(die);
  });
  const picture = () => ({ play, hold: vi.fn(), fade: vi.fn() }) as unknown as PaperPicture;
  const sound = { play: (name: string) => void heard.push(name) };
  const direction = direct({ picture, sound, tuning: mergedTuning(shared, own), translate: SPEECH.en });
  const cue = { shown, speed: 1, signal } as const;
  await direction.before([ROLL], cue);
  await direction.after([ROLL], cue);
  expect(heard).toEqual(['diceRolled', '…', 'boneLands', 'ebonyLands', 'boneLands']);
});
