import type { ImportRunWords } from '../../tr/office/import-runs.ts';
import { imports } from './imports.ts';

/** Phrases of the list of imports. */
export const importRuns: ImportRunWords = {
  title: 'Imports',
  one: 'Import',
  count: ({ count }) => (count === '1' ? '1 import' : `${count} imports`),
  search: 'Search file or source',
  add: '',
  emptyTitle: 'No imports yet',
  emptyText:
    'Upload a CSV, XLSX or JSON file. Its columns are recognised, and you see what would change, row by row.',
  fields: {
    fileName: { label: 'File', hint: '' },
    kind: { label: 'Kind', hint: '', choices: imports.kinds },
    state: { label: 'Status', hint: '', choices: imports.states },
    source: { label: 'Source', hint: '' },
    total: { label: 'Rows', hint: '' },
    passed: { label: 'Rows processed', hint: '' },
    newRows: { label: 'New', hint: '' },
    changedRows: { label: 'Changed', hint: '' },
    refusedRows: { label: 'Refused', hint: '' },
    written: { label: 'Saved', hint: '' },
    createdBy: { label: 'Uploaded by', hint: '' },
  },
};
