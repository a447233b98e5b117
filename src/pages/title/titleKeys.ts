const LETTERS: Readonly<Record<string, string>> = { d: 'daily', c: 'codex', h: 'chronicle', s: 'settings' };
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** How far into an arch the lantern is held, and how much of its height the wanderer has. */
const STAND = { across: 0.3, up: 0.55 } as const;

/** The part of the title picture's height that the wanderer has. */
const TALL = 310 / 720;

/** Letters press what they stand for, and arrow keys go from arch to arch. */
export function titleKeys(page: HTMLElement, until: AbortSignal): void {
  const onKeydown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    const step = STEPS[key];
    const letter = page.querySelector<HTMLElement>(`#to-${LETTERS[key.toLowerCase()] ?? ''}`);
    const arch = step === undefined ? null : nextArch(page, step);
    if (letter === null && arch === null) return;
    event.preventDefault();
    letter?.click();
    arch?.focus();
  };
  document.addEventListener('keydown', onKeydown, { signal: until });
  page.addEventListener('focusin', ({ target }) => walk(page, target));
}

function nextArch(page: HTMLElement, step: number): HTMLElement | null {
  const games = [...page.querySelectorAll('.title-game')];
  const at = games.findIndex((game) => game.contains(document.activeElement));
  const next = at < 0 ? games[0] : games[(at + step + games.length) % games.length];
  return next?.querySelector<HTMLElement>('.title-act') ?? null;
}

/** The wanderer goes to the arch that has the focus, and grows smaller on the way. */
function walk(page: HTMLElement, target: EventTarget | null): void {
  const figure = page.querySelector<HTMLElement>('.wanderer');
  const field = figure?.querySelector<HTMLElement>('.field');
  const home = figure?.parentElement;
  if (!figure || !field || !home) return;
  const game = target instanceof Element ? target.closest('.title-game:not(.leading)') : null;
  const there = game?.querySelector('.game-arch')?.getBoundingClientRect();
  for (const name of ['translate', 'scale']) figure.style.removeProperty(name);
  if (there === undefined) return;
  const { left, top } = home.getBoundingClientRect();
  const x = there.left + there.width * STAND.across - left - figure.offsetLeft;
  const y = there.bottom - top - figure.offsetTop;
  figure.style.setProperty('translate', `${x}px ${y}px`);
  figure.style.setProperty('scale', String((there.height * STAND.up) / (field.offsetHeight * TALL)));
}
