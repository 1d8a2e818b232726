/** Address of the list of editions. */
export const EDITIONS = '/admin/subscribed-users?tab=editions';

/** Returns the address of an edition. */
export function editionAddress(id: string): string {
  return `/admin/subscribed-users/${id}`;
}
