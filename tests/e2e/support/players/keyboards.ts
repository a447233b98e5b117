import type { Page } from '@playwright/test';
import type { Keyboard } from './KeyboardPlayer';
import { spokenHere } from './spoken';

/** The keyboard of a page in the browser. */
export function keyboardOf(page: Page): Keyboard {
  return {
    listen: () => page.evaluate(spokenHere),
    strike: (key) => page.keyboard.press(key),
  };
}
