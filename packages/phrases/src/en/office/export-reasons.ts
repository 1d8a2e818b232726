import type { ExportReasonWords } from '../../tr/office/export-reasons.ts';

/** Reasons for exports. */
export const exportReasons: ExportReasonWords = {
  report: 'Report and review',
  contact: 'Contacting people about their requests',
  brand: 'Sharing with the brand',
  complaint: 'Investigating a complaint or a problem',
  law: 'Legal obligation or audit',
  transfer: 'Moving to another system',
  /** For entries from before a reason could be selected. */
  unstated: 'Not stated',
};
