/** A version of a text as a record names it. */
interface NamedVersion {
  readonly version: string;
}

/** The wording that a record names, and the version that was claimed where nothing of ours is called so. */
export interface RecordedWording<Wording> {
  readonly wording: Wording;
  readonly claimedVersion: string | null;
}

/**
 * Which wording is recorded: a form that was opened before a text was published showed the one before it, and nobody
 * agrees to words that they did not see. A version that never held cannot have been shown; it is noted beside what holds.
 */
export function recordedWording<Wording extends NamedVersion>(
  claimed: string | null,
  holding: Wording,
  earlier: readonly Wording[],
): RecordedWording<Wording> {
  const wording = [holding, ...earlier].find(({ version }) => version === claimed) ?? holding;
  return { wording, claimedVersion: wording.version === claimed ? null : claimed };
}
