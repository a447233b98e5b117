export type Claim = 'owner' | 'taken';

/** One tab at a time plays and saves; the others say so and may take over. */
export interface Table {
  claim(): Promise<Claim>;
  /** Takes the table from whichever tab has it. */
  takeOver(): Promise<void>;
  leave(): void;
}
