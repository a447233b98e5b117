export type Condition = 'hale' | 'hurt' | 'fallen';

/** Returns the condition that a hero's portrait shows. A hero is hurt as soon as half of the health is gone. */
export function conditionOf({ left, health }: { readonly left: number; readonly health: number }): Condition {
  if (left <= 0) return 'fallen';
  return left * 2 <= health ? 'hurt' : 'hale';
}
