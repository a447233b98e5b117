export interface TurningParts {
  readonly form: HTMLElement;
  /** The part of the page that can be swiped. */
  readonly stage: HTMLElement;
  readonly until: AbortSignal;
  readonly onTurn: (by: 1 | -1) => void;
  /** Called with the number of a step, from 0. */
  readonly onStep: (at: number) => void;
}

/** Pixels that a finger has to go to the side before this is a swipe. */
const SWIPE = 40;
const OWN_KEYS = 'input, select, textarea, dialog, details[open]';

/** Turns the stage by arrow keys and by swipes, and opens a step by its digit. */
export function followTurning({ form, stage, until, onTurn, onStep }: TurningParts): void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(form)) return;
    const isText = target instanceof Element && target.matches('input:not([type="radio"], [type="checkbox"])');
    if (/^[1-9]$/.test(key) && !isText) onStep(Number(key) - 1);
    const isOwn = target instanceof Element && target.closest(OWN_KEYS) !== null;
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isOwn) onTurn(key === 'ArrowLeft' ? -1 : 1);
  };
  let from: PointerEvent | null = null;
  window.addEventListener('keydown', onKey, { signal: until });
  stage.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'mouse' ? null : event;
  });
  stage.addEventListener('pointerup', ({ clientX, clientY, pointerId }) => {
    if (from?.pointerId !== pointerId) return;
    const [across, along] = [clientX - from.clientX, clientY - from.clientY];
    from = null;
    if (Math.abs(across) > Math.max(SWIPE, Math.abs(along))) onTurn(across < 0 ? 1 : -1);
  });
}

/** The table covers the page, or a question does. */
function isElsewhere(form: HTMLElement): boolean {
  return !form.isConnected || form.closest('[hidden]') !== null || document.querySelector('dialog[open]') !== null;
}
