import type { DebugApp } from './debugScene';

/** Opens the debug scene where the address asks for it (`?debug`). Nobody else loads its code. */
export async function debugWanted(app: DebugApp): Promise<void> {
  if (!new URLSearchParams(location.search).has('debug')) return;
  const { openDebugScene } = await import('./debugScene');
  await openDebugScene(app);
}
