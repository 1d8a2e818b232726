/** Texts of a field. */
export interface FieldWords {
  readonly label: string;
  /** Column header in an exported file, where it needs more context. Defaults to the label. */
  readonly inFile?: string;
  /** Empty if the label suffices. */
  readonly hint: string;
  /** Labels by value. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Texts of the confirmation before an action. */
interface AskWords<Parameters> {
  readonly title: (p: Parameters) => string;
  readonly text: string;
}

/** Texts of an action: label, confirmation and outcome. */
export interface ActionWords {
  readonly label: string;
  readonly ask?: AskWords<{ label: string }>;
  readonly askMany?: AskWords<{ count: string }>;
  /** Absent if the action leads to a page. */
  readonly done?: (p: { label: string }) => string;
  readonly doneMany?: (p: { count: string }) => string;
}

/** Texts of a resource. */
export interface NounWords {
  readonly title: string;
  /** Name of a single record, for the audit log. */
  readonly one: string;
  readonly count: (p: { count: string }) => string;
  readonly search: string;
  readonly add: string;
  /** Title of a record without one. Defaults to that of all records. */
  readonly untitled?: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Texts of empty lists by name, for pages with several lists. */
  readonly emptyLists?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** By action. */
  readonly actions?: Readonly<Record<string, ActionWords>>;
  /** Question before many records are deactivated, if much follows from it. */
  readonly askDeactivate?: AskWords<{ count: string }>;
  /** By tab. */
  readonly tabs?: Readonly<Record<string, string>>;
}
