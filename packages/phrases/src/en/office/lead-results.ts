import type { LeadResultWords } from '../../tr/office/lead-results.ts';

export const leadResults: LeadResultWords = {
  title: 'Results',
  about:
    'Take in what became of requests in the brand’s own system. You see first what each row would do; nothing changes until you agree.',
  how: 'Export the list of requests, update the “State” column and upload the file here. Add a “Reason” column for those that were lost.',
  system: (p) => `The brand’s system can tell the same results with its API key: ${p.path}`,
  columns: {
    request: 'Request no, Request',
    stage: 'State, Status, Result',
    reason: 'Reason, Lost reason',
    key: 'Result no, Reference',
  },
  file: 'File',
  fileHint: 'CSV or XLSX, at most 2,000 rows',
  chooseFile: 'Choose a file.',
  tooLarge: 'The file is too large. It may have 20 MB at most.',
  look: 'Look at the rows',
  uploading: 'Uploading the file',
  waiting: 'The connection is lost; the file goes on when it is back.',
  reading: 'Reading the rows',
  would: (p) =>
    `Requests to update: ${p.taken}. So already: ${p.unchanged}. Rows that cannot be taken: ${p.refused}.`,
  did: (p) => `Requests updated: ${p.taken}. So already: ${p.unchanged}. Rows not taken: ${p.refused}.`,
  left: (p) => `Rows without a result, which are left out: ${p.count}.`,
  take: (p) => `Update the requests (${p.count})`,
  done: (p) => `Requests updated: ${p.count}`,
  heads: { line: 'Row', lead: 'Request', stage: 'State', outcome: 'What follows' },
  outcomes: { taken: 'Will be updated', unchanged: 'So already', refused: 'Cannot be taken' },
  outcomesDone: { taken: 'Updated', unchanged: 'Was so already', refused: 'Not taken' },
  unknown: 'Unknown request',
};
