import { oneDeckDungeon, type Setup } from '../../../engine/onedeck';

/** Reads a setup that was kept; null where there is none or it cannot be read. */
export function lastSetupIn(kept: unknown): Setup | null {
  const setup = oneDeckDungeon.parseSetup(kept);
  return setup.ok ? setup.value : null;
}
