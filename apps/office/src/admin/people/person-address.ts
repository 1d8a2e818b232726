/** Where the page of a person is. */
export function personAddress({ id }: { readonly id: string }): string {
  return `/admin/people/${id}`;
}
