/** What can be imported, by the names that the office gives it. */
export const importKinds = ['campaigns', 'brands', 'categories', 'rates'] as const;
/** A kind of import. */
export type ImportKind = (typeof importKinds)[number];

/**
 * The states of an import: its columns are named (`mapping`), its rows are judged (`checking`, `checked`), written
 * (`running`, `paused`), and it ends (`done`, `cancelled`); what it wrote may be taken back (`undoing`, `undone`).
 */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'cancelled',
  'undoing',
  'undone',
] as const;
/** The state of an import. */
export type ImportState = (typeof importStates)[number];

/** What people do to an import. */
export const importDeeds = ['check', 'run', 'pause', 'resume', 'cancel', 'undo'] as const;
/** Something that is done to an import. */
export type ImportDeed = (typeof importDeeds)[number];

/** What became of a row: `refused` is none that can be written. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const;
/** What a row would do, or did. */
export type RowOutcome = (typeof rowOutcomes)[number];

const moves: Readonly<Record<ImportDeed, Readonly<Partial<Record<ImportState, ImportState>>>>> = {
  check: { mapping: 'checking', checked: 'checking' },
  run: { checked: 'running' },
  pause: { running: 'paused' },
  resume: { paused: 'running' },
  cancel: {
    mapping: 'cancelled',
    checking: 'cancelled',
    checked: 'cancelled',
    running: 'cancelled',
    paused: 'cancelled',
  },
  undo: { done: 'undoing', cancelled: 'undoing', paused: 'undoing' },
};

/** The state that a deed leads to; undefined where it cannot be done. `written` counts the rows that were written. */
export function importStateAfter(
  { state, written }: { readonly state: ImportState; readonly written: number },
  deed: ImportDeed,
): ImportState | undefined {
  return deed === 'undo' && written === 0 ? undefined : moves[deed][state];
}

/** Whether a node is at work on imports in this state. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing';
}
