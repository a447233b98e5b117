export type Way = 'continue' | 'setup' | 'daily' | 'gauntlet' | 'link';

export interface Opening {
  readonly tab: string;
  readonly way: Way;
  /** The text of a game that is sent as a link. */
  readonly link: string;
  /** The answer to the question whether the game under way is given up. */
  readonly agrees: boolean;
  /** Takes the table over where another tab has it. */
  readonly takesOver: boolean;
}

/** `refused`: another tab has the table. `nothing`: there was nothing to open, or the table was lost meanwhile. */
export type Opened = 'at the table' | 'refused' | 'declined' | 'nothing' | 'stuck';

/** Runs in the page: opens a game as a player does, by the pages and buttons that there are. */
export async function openGame({ tab, way, link, agrees, takesOver }: Opening): Promise<Opened> {
  const PATIENCE = 20_000;
  const { dataset } = document.documentElement;
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4));
  const first = (selector: string, text = /./): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((one) => text.test(one.textContent ?? ''));

  async function until<Found>(look: () => Found | undefined | false, patience = PATIENCE): Promise<Found | null> {
    const end = performance.now() + patience;
    for (;;) {
      const found = look();
      if (found !== undefined && found !== false) return found;
      if (performance.now() > end) return null;
      await rest();
    }
  }

  async function goTo(page: string, detail = ''): Promise<void> {
    // The address as it is would bring no page.
    if (dataset['page'] === page && dataset['table'] !== 'waiting' && detail === '') return;
    location.hash = page === 'title' ? '' : `${page}${detail}`;
    await until(() => dataset['page'] === page && document.querySelector('#page:not([hidden])') !== null, 5000);
  }

  async function buttonOf(): Promise<HTMLElement | null> {
    if (way === 'continue') {
      await goTo('title');
      return first('.title-menu button', /^Continue/) ?? null;
    }
    if (way === 'link') await goTo('replay', `=${link}`);
    else await goTo(way);
    if (way === 'setup') return until(() => first('form.setup button', /^Begin/));
    if (way === 'daily') return until(() => first('.daily > button'));
    if (way === 'link') return until(() => first('.replay .buttons button', /^Go on/));
    const play = (): HTMLElement | undefined => first('.gauntlet .buttons button');
    const start = await until(() => play() ?? first('.gauntlet form.setup button[type=submit]'));
    if (start === null || start === play()) return start;
    start.click();
    return until(play);
  }

  const isAtTable = (): boolean => dataset['table'] === 'waiting' && dataset['page'] === 'table';
  const button = await buttonOf();
  if (button === null) return 'nothing';
  for (const old of document.querySelectorAll<HTMLElement>('#notices .notice')) old.dataset['old'] = '';
  const offer = (): HTMLElement | undefined => first('#notices .notice:not([data-old]) button');
  let body = document.querySelector('#page')?.firstElementChild;
  let press: HTMLElement = button;
  for (;;) {
    press.click();
    const isBack = (): boolean => {
      const now = document.querySelector('#page:not([hidden])')?.firstElementChild;
      const isShown = now !== undefined && now !== null && !now.classList.contains('page-wait');
      return isShown && now !== body && dataset['table'] !== 'waiting';
    };
    const question = (): HTMLElement | undefined => first('dialog.ask button:last-child');
    const came = await until(() => isAtTable() || question() !== undefined || offer() !== undefined || isBack());
    if (came === null) return 'stuck';
    const yes = question();
    if (yes !== undefined) {
      const asked = await window.round_newest?.();
      if (agrees) await window.tellRound?.(JSON.stringify({ kind: 'givenUp', tab, id: asked?.id }));
      const answer = agrees ? yes : first('dialog.ask button');
      answer?.click();
      await until(() => question() === undefined);
      if (!agrees) return 'declined';
      const laid = await until(() => isAtTable() || offer() !== undefined || isBack());
      if (laid === null) return 'stuck';
    }
    const taken = offer();
    if (taken === undefined) return isAtTable() ? 'at the table' : 'nothing';
    if (!takesOver) return 'refused';
    // The page comes back behind the notice.
    await until(isBack, 500);
    body = document.querySelector('#page')?.firstElementChild;
    press = taken;
  }
}

export interface Playing {
  readonly seed: number;
  readonly moves: number;
  /** The buttons that lead on from the states of a game that is nearly over. */
  readonly toTheEnd: Readonly<Record<string, readonly string[]>>;
  /** Plays towards the end where the way there is known. */
  readonly ends: boolean;
}

/** Runs in the page: makes some moves, each as soon as the one before is shown. */
export async function playMoves({ seed, moves, toTheEnd, ends }: Playing): Promise<void> {
  const { dataset } = document.documentElement;
  const tools = ['undo', 'redo', 'log', 'speed', 'menu', 'again', 'leave'];
  const isMove = ({ dataset: { action = '' } }: HTMLElement): boolean => !tools.includes(action);
  const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#mirror button')];
  let state = seed;
  const chance = (choices: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % Math.max(1, choices);
  };
  const isHere = (): boolean => dataset['table'] !== 'away' && dataset['phase'] !== 'over';
  async function settled(): Promise<void> {
    for (let turns = 0; turns < 60 && dataset['table'] === 'presenting'; turns++) await Promise.resolve();
    for (let turns = 0; turns < 100 && dataset['table'] === 'presenting'; turns++)
      await new Promise((resolve) => setTimeout(resolve, 2));
  }
  for (let move = 0; move < moves && isHere(); move++) {
    const before = dataset['hash'] ?? '';
    const way = ends ? toTheEnd[before] : undefined;
    for (const id of way ?? [])
      buttons()
        .find((one) => one.dataset['action'] === id)
        ?.click();
    await settled();
    for (let tries = 0; tries < 20 && dataset['hash'] === before && isHere(); tries++) {
      const offered = buttons().filter(isMove);
      offered[chance(offered.length)]?.click();
      await settled();
    }
  }
}

/** Runs in the page: goes to the title, whatever lies before it. */
export async function goToTitle(): Promise<void> {
  const { dataset } = document.documentElement;
  document.querySelector<HTMLElement>('dialog.ask button')?.click();
  location.hash = '';
  for (let turns = 0; turns < 1000 && (dataset['page'] !== 'title' || dataset['table'] === 'waiting'); turns++)
    await new Promise((resolve) => setTimeout(resolve, 4));
}
