/** A screen's script could not be loaded. Browsers cache a failed import, so only a new document can retry it. */
export class MissingScript extends Error {
  override readonly name = 'MissingScript';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
