import { made } from './dom';

/** Hands a text to the player as a file: `lanterndeep-chronicle-2026-11-18.json`. */
export function offerFile(name: string, text: string): void {
  const link = made('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
