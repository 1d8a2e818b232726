import type { LeadResultWords } from '../../tr/office/lead-results.ts';

export const leadResults: LeadResultWords = {
  title: 'Results',
  about:
    'Import request results from the brand’s own system. You first see what each row would do. Nothing changes until you approve.',
  how: 'Export the request list, update the “Status” column and upload the file here. Add a “Reason” column for lost requests.',
  system: (p) => `The brand’s system can also send results with its API key: ${p.path}`,
  columns: {
    request: 'Record number, Request no, Request',
    stage: 'Status, State, Result',
    reason: 'Reason, Lost reason',
    key: 'Result no, Reference',
  },
  file: 'File',
  fileHint: 'CSV or XLSX, up to 2,000 rows',
  chooseFile: 'Choose a file.',
  tooLarge: 'This file is too large. The limit is 60 MB.',
  look: 'Review rows',
  uploading: 'Uploading file',
  waiting: 'Connection lost. The upload will resume when you are back online.',
  reading: 'Reading rows',
  would: (p) =>
    `Requests to update: ${p.taken}. Unchanged: ${p.unchanged}. Rows that cannot be imported: ${p.refused}.`,
  did: (p) => `Requests updated: ${p.taken}. Unchanged: ${p.unchanged}. Rows not imported: ${p.refused}.`,
  left: (p) => `Rows without a result (skipped): ${p.count}.`,
  take: (p) => `Update requests (${p.count})`,
  done: (p) => `Requests updated: ${p.count}`,
  heads: { line: 'Row', lead: 'Request', stage: 'Status', outcome: 'Outcome' },
  outcomes: { taken: 'Will be updated', unchanged: 'Unchanged', refused: 'Cannot be imported' },
  outcomesDone: { taken: 'Updated', unchanged: 'Unchanged', refused: 'Not imported' },
  unknown: 'Unknown request',
  noRecord: 'This cell is empty; enter the number from the exported list',
  notARecord: (p) => `“${p.value}” is not a record number; enter the number from the exported list as it is`,
  notOneOf: (p) => `“${p.value}” is not known; this must be one of: ${p.choices}`,
  oneOf: (p) => `This must be one of: ${p.choices}`,
};
