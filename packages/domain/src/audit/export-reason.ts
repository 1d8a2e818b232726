/**
 * Reasons for exporting rows from the back office, as stored in the audit log. Users choose a reason and cannot type
 * one: free text could name a person, and audit entries can never be edited when that person's data is erased.
 */
export const exportReasons = ['report', 'contact', 'brand', 'complaint', 'law', 'transfer'] as const;

/** Reason for exporting rows from the back office. */
export type ExportReason = (typeof exportReasons)[number];
