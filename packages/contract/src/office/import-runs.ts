import { importKinds, importStates } from '@ayrac/domain/import/import-state.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const oneLine = { kind: 'text', isRequired: false, limit: 200, lines: 'one' } as const;
const count = { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 } as const;

/** Imported files. The list is read-only. */
export const importRuns = resource({
  name: 'import-runs',
  operation: 'manage-imports',
  fields: {
    fileName: { ...oneLine, isVerbatim: true },
    kind: { kind: 'choice', isRequired: true, choices: importKinds },
    state: { kind: 'choice', isRequired: true, choices: importStates },
    source: oneLine,
    total: count,
    /** Number of rows processed in the current state. */
    passed: count,
    newRows: count,
    changedRows: count,
    refusedRows: count,
    written: count,
    createdBy: referenceField({ to: 'users', isRequired: false }),
  },
  sortable: ['fileName', 'total', 'createdAt'],
  defaultSort: '-createdAt',
  filters: ['kind', 'state', 'createdBy', 'createdAt'],
  calls: ['list', 'get', 'export'],
});
