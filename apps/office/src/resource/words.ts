import type { ActionWords } from './own-actions.ts';

/** What one field is called. */
export interface FieldWords {
  readonly label: string;
  /** What heads its column in a file, which stands alone; without it, the label. */
  readonly inFile?: string;
  /** Empty where the label says all. */
  readonly hint: string;
  /** By the value of a choice. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** What a page of records says of its noun. */
export interface NounWords {
  readonly title: string;
  /** What one of its records is called, in the audit log. */
  readonly one: string;
  readonly count: (p: { count: string }) => string;
  readonly search: string;
  readonly add: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** What an empty list says where its page tells several apart, by their names. */
  readonly emptyLists?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** By the names of the page's own actions. */
  readonly actions?: Readonly<Record<string, ActionWords>>;
  /** By the names of the page's own tabs. */
  readonly tabs?: Readonly<Record<string, string>>;
}
