import type { Claim, Table } from './table';

const ANSWERS_WITHIN = 150;

interface Message {
  readonly type: 'claim' | 'held' | 'take';
  readonly from: string;
}

/** For browsers without locks: who wants the table asks, and who has it answers. */
export function claimByChannel(channel: BroadcastChannel, onLost: () => void): Table {
  const me = `${Date.now()}-${Math.random()}`;
  let standing: 'away' | 'asking' | 'owner' = 'away';
  let refused: () => void = () => undefined;
  const post = (type: Message['type']) => channel.postMessage({ type, from: me } satisfies Message);

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.from === me) return;
    // Of two that ask at the same time, the one that came first stays.
    const first = standing === 'owner' || (standing === 'asking' && me < data.from);
    if (data.type === 'claim' && first) post('held');
    if (data.type === 'held') refused();
    if (data.type === 'take' && standing === 'owner') {
      standing = 'away';
      onLost();
    }
  });

  function ask(): Promise<Claim> {
    standing = 'asking';
    return new Promise((resolve) => {
      const settle = (claim: Claim) => {
        clearTimeout(silence);
        refused = () => undefined;
        standing = claim === 'owner' ? 'owner' : 'away';
        resolve(claim);
      };
      const silence = setTimeout(() => settle('owner'), ANSWERS_WITHIN);
      refused = () => settle('taken');
      post('claim');
    });
  }

  return {
    claim: () => (standing === 'owner' ? Promise.resolve('owner') : ask()),
    takeOver() {
      standing = 'owner';
      post('take');
      return Promise.resolve();
    },
    leave() {
      standing = 'away';
    },
  };
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data && 'from' in data && typeof data.from === 'string';
}
