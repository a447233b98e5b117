import { hashOf } from '../shell/place';

/** The address under which others can see a game; none where there is no replay of it. */
export function replayLink(replay: string | null): string | null {
  return replay === null ? null : new URL(hashOf({ page: 'replay', detail: replay }), location.href).href;
}
