/** Version of a legal text. */
interface NamedVersion {
  readonly version: string;
}

/** Wording to record, and the claimed version when no wording has that version. */
export interface RecordedWording<Wording> {
  readonly wording: Wording;
  readonly claimedVersion: string | null;
}

/**
 * Returns the wording to record with a consent. A form opened before a new text was published displayed the earlier
 * text, so the earlier one is recorded. A version that never existed cannot have been displayed: the current wording is
 * recorded, with a note of the claimed version.
 */
export function recordedWording<Wording extends NamedVersion>(
  claimed: string | null,
  holding: Wording,
  earlier: readonly Wording[],
): RecordedWording<Wording> {
  const wording = [holding, ...earlier].find(({ version }) => version === claimed) ?? holding;
  return { wording, claimedVersion: wording.version === claimed ? null : claimed };
}
