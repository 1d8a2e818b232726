/** Returns the address of a person's page. */
export function personAddress({ id }: { readonly id: string }): string {
  return `/admin/people/${id}`;
}
