/** The script of a screen did not come; a browser does not ask for it once more within the same document. */
export class MissingScript extends Error {
  override readonly name = 'MissingScript';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
