/** Returns the query key of a draft. */
export function draftKey(id: string) {
  return ['campaign-draft', id] as const;
}

/** Returns the query key of a draft's check, for any version. */
export function checkKey(id: string) {
  return ['campaign-draft', id, 'check'] as const;
}

/** Query key of the list of open drafts. */
export const draftsKey = ['campaign-drafts'] as const;
