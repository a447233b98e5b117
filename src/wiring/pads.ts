export interface PadParts {
  readonly page?: Window;
  /** The element in which the focus moves. */
  readonly stage: () => Element | null;
  readonly log: (problem: unknown) => void;
  readonly load?: () => Promise<{ playBy(stage: PadParts['stage']): unknown }>;
}

/** Fetches the code for gamepads when there is one. Settles once a gamepad that is there already can be used. */
export async function watchForPads({ page = window, stage, log, load = () => import('./padPlay') }: PadParts): Promise<void> {
  const play = async (): Promise<void> => {
    try {
      (await load()).playBy(stage);
    } catch (problem) {
      log(problem);
    }
  };
  if (hasPad(page)) await play();
  else page.addEventListener('gamepadconnected', () => void play(), { once: true });
}

function hasPad(page: Window): boolean {
  // Pages without the right to see gamepads are refused by a throw.
  try {
    return page.navigator.getGamepads().some((pad) => pad?.connected === true);
  } catch {
    return false;
  }
}
