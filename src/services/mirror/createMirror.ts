import './mirror.css';
import type { MirrorPage, MirrorPort } from '../../table/ports';
import { actionButtons, type MirrorInput } from './buttons';
import { element } from './element';
import { keepFocus } from './focus';
import { buttonGrid } from './grid';
import { showSections } from './sections';
import { liveRegion } from './speech';

export interface Mirror extends MirrorPort {
  /** Moves the focus to the first action. */
  focus(): void;
  /** Removes what was said: somebody else reads the page from now on. */
  clearSpeech(): void;
  destroy(): void;
}

/**
 * The game as plain DOM for keyboards and screen readers. It lies over the canvas and ignores pointers. `root` has to cover
 * the canvas exactly. Refused actions are pressed like any other: the caller knows why they are refused and says so.
 */
export function createMirror(root: HTMLElement, input: MirrorInput): Mirror {
  const page = root.ownerDocument;
  const mirror = element(page, 'div', 'mirror');
  const heading = element(page, 'h1', 'mirror-heading');
  heading.tabIndex = -1;
  const sections = element(page, 'div', 'mirror-sections');
  const buttons = actionButtons(page, input);
  const speech = liveRegion(page);
  const grid = buttonGrid(page, input);
  mirror.append(heading, sections, grid.root, buttons.list, speech.region);
  root.append(mirror);
  const focus = keepFocus(heading, {
    find: (id) => buttons.find(id) ?? grid.find(id),
    first: buttons.first,
    idOf: (node) => buttons.idOf(node) ?? grid.idOf(node),
  });

  return {
    show(shown: MirrorPage): void {
      const held = focus.hold();
      if (heading.textContent !== shown.heading) heading.textContent = shown.heading;
      showSections(sections, shown.sections);
      buttons.show(shown.actions);
      const wanted = grid.show(shown.grid);
      focus.restore(held);
      wanted?.focus({ preventScroll: true });
    },
    say: speech.say,
    clearSpeech: speech.clear,
    focus: () => (buttons.first() ?? heading).focus({ preventScroll: true }),
    destroy: () => mirror.remove(),
  };
}
