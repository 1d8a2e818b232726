import type { ExportReasonWords } from '../../tr/office/export-reasons.ts';

/** Why rows leave the office as a file. */
export const exportReasons: ExportReasonWords = {
  report: 'Report and review',
  contact: 'Reaching people about their requests',
  brand: 'Sharing with the brand',
  complaint: 'Looking into a complaint or a fault',
  law: 'Legal duty or audit',
  transfer: 'Moving to another system',
  /** What was typed before one was chosen. */
  untold: 'Not stated',
};
