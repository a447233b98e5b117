import type { Page } from '@playwright/test';

/** Whatever stands out of the page to the side, or is cut off by what it stands in; pictures and rows that are pushed along may. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('#page :is(h1, h2, p, button, label, legend, span, b, strong, summary)'),
    ];
    /** Only for screen readers: it, or something around it, has no extent. */
    const isUnseen = (node: Element | null): boolean =>
      node !== null && (node.getBoundingClientRect().width <= 1 || isUnseen(node.parentElement));
    const isCut = (node: HTMLElement): boolean => {
      if (node.closest('.staged .cards, .stage-slot, .codex-contents, .campaign-choices') !== null) return false;
      // A picture has no words.
      if (node.textContent === '') return false;
      if (isUnseen(node)) return false;
      const { left, right } = node.getBoundingClientRect();
      const own = getComputedStyle(node).overflow === 'hidden' && node.scrollWidth > node.clientWidth + 1;
      return left < -1 || right > window.innerWidth + 1 || own;
    };
    return shown.filter(isCut).map((node) => `${node.className || node.tagName}: ${node.textContent.slice(0, 40)}`);
  });
}
