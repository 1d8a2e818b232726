/**
 * Why somebody takes rows out of the office, as the audit log keeps it. One is chosen and none is typed: what is typed may
 * name the person whom a later erasure has to find, in a log that is never changed.
 */
export const exportReasons = ['report', 'contact', 'brand', 'complaint', 'law', 'transfer'] as const;

/** Why somebody takes rows out of the office. */
export type ExportReason = (typeof exportReasons)[number];
