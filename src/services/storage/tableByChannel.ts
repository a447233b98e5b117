import type { Claim, Table } from './claim';

const ANSWERS_WITHIN = 150;

interface Message {
  readonly type: 'claim' | 'held' | 'take';
  readonly from: string;
}

/** For browsers without locks: who wants the table asks, and who has it answers. */
export function claimByChannel(channel: BroadcastChannel, onLost: () => void): Table {
  const me = calledNow();
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

  async function ask(): Promise<Claim> {
    standing = 'asking';
    const answer = new Promise<Claim>((resolve) => {
      refused = () => resolve('taken');
      setTimeout(() => resolve('owner'), ANSWERS_WITHIN);
    });
    post('claim');
    const claim = await answer;
    standing = claim === 'owner' ? 'owner' : 'away';
    return claim;
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

/** Sorts by the time of arrival. */
function calledNow(): string {
  return `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data && 'from' in data && typeof data.from === 'string';
}
