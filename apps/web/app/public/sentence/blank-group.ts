/** What a blank can be filled in with; choices of one group stand together under its title. */
export interface BlankGroup {
  readonly title: string | null;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}
