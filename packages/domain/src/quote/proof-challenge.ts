/** Proof-of-work challenge: for each puzzle, find a number whose hash begins with `bits` zero bits. */
export interface ProofChallenge {
  /** Opaque token that the client returns unchanged. */
  readonly token: string;
  /** Input of the puzzles' hashes. */
  readonly seed: string;
  readonly puzzles: number;
  readonly bits: number;
}
