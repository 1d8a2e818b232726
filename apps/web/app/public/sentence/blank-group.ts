/** Choices of a blank that are shown together under a title. */
export interface BlankGroup {
  readonly title: string | null;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}
