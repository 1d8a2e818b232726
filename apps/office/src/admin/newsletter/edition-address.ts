/** The list of editions. */
export const EDITIONS = '/admin/subscribed-users?tab=editions';

/** The page of one of them. */
export function editionAddress(id: string): string {
  return `/admin/subscribed-users/${id}`;
}
