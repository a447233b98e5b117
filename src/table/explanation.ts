/** Says what something at the table is and does. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** How things stand with it at this moment: what it could do, or why it cannot. */
  readonly now: string;
}
