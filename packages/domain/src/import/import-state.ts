/** Kinds of imports, by the names of the back office. */
export const importKinds = ['campaigns', 'brands', 'categories', 'rates'] as const;
/** Kind of import. */
export type ImportKind = (typeof importKinds)[number];

/** Longest texts of an import in characters: the name of its source, and a value for all rows. */
export const importLimits = { source: 80, fixedValue: 1_000 } as const;

/**
 * States of an import: columns are mapped (`mapping`), rows are validated (`checking`, `checked`) and written
 * (`running`, `paused`), and the import ends (`done`, `cancelled`). Written rows may be undone (`undoing`, `undone`).
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
/** State of an import. */
export type ImportState = (typeof importStates)[number];

/** Actions of users on an import. */
export const importActions = ['check', 'run', 'pause', 'resume', 'cancel', 'undo'] as const;
/** Action on an import. */
export type ImportAction = (typeof importActions)[number];

/** Outcomes of a row. A `refused` row cannot be written. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const;
/** Outcome of a row, expected or actual. */
export type RowOutcome = (typeof rowOutcomes)[number];

const moves: Readonly<Record<ImportAction, Readonly<Partial<Record<ImportState, ImportState>>>>> = {
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

/**
 * Returns the state after an action, or undefined when the action is not allowed. `written` is the number of rows
 * written.
 */
export function importStateAfter(
  { state, written }: { readonly state: ImportState; readonly written: number },
  action: ImportAction,
): ImportState | undefined {
  return action === 'undo' && written === 0 ? undefined : moves[action][state];
}

/** Whether a server is working on an import in this state. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing';
}
