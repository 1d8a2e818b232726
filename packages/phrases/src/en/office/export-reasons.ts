import type { ExportReasonWords } from '../../tr/office/export-reasons.ts';

/** Reasons for exports. */
export const exportReasons: ExportReasonWords = {
  report: 'Report and review',
  contact: 'Reaching people about their requests',
  brand: 'Sharing with the brand',
  complaint: 'Looking into a complaint or a fault',
  law: 'Legal duty or audit',
  transfer: 'Moving to another system',
  /** For entries from before a reason could be selected. */
  untold: 'Not stated',
};
