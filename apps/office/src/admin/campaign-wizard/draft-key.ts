/** Under which name a draft is kept for the visit. */
export function draftKey(id: string) {
  return ['campaign-draft', id] as const;
}

/** What the server says of a draft, of whichever version. */
export function checkKey(id: string) {
  return ['campaign-draft', id, 'check'] as const;
}

/** The list of all drafts under way. */
export const draftsKey = ['campaign-drafts'] as const;
