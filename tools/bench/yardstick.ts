// Work that never changes, done before each case: its time tells how fast this machine is at this minute.
// It is the kind of work that rules do: it copies small records and lists, looks through them and joins texts.
import { clock } from './games';

interface Card {
  readonly id: string;
  readonly kind: 'foe' | 'peril';
  readonly boxes: readonly { readonly needs: number; readonly covered: boolean }[];
}

const ROUNDS = 60_000;

function deal(luck: number): readonly Card[] {
  return Array.from({ length: 12 }, (_, at) => ({
    id: `card-${at}`,
    kind: ((luck >> at) & 1) === 0 ? 'foe' : 'peril',
    boxes: Array.from({ length: 4 }, (_, box) => ({ needs: (luck >>> box) % 6, covered: false })),
  }));
}

function cover(cards: readonly Card[], luck: number): readonly Card[] {
  const at = (luck >>> 8) % cards.length;
  return cards.map((card, index) =>
    index === at ? { ...card, boxes: card.boxes.map((box) => ({ ...box, covered: box.covered || box.needs > 2 })) } : card,
  );
}

function work(rounds: number): number {
  let luck = 1;
  let cards = deal(luck);
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
    cards = round % 40 === 0 ? deal(luck) : cover(cards, luck);
    const open = cards.filter(({ kind, boxes }) => kind === 'foe' && boxes.some(({ covered }) => !covered));
    sum = (sum + open.map(({ id }) => id).join().length) | 0;
  }
  return sum;
}

work(ROUNDS);
const started = clock();
const sum = work(4 * ROUNDS);
process.stdout.write(JSON.stringify({ commands: 4 * ROUNDS, ms: clock() - started, sum }));
