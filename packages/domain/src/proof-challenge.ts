/** A small computation: find for each puzzle a number whose hash begins with so many zero bits. */
export interface ProofChallenge {
  /** What the solver gives back unread. */
  readonly token: string;
  /** What the puzzles are about. */
  readonly seed: string;
  readonly puzzles: number;
  readonly bits: number;
}
