import { FormSummary } from '@ayrac/kit/form/form-summary.tsx';

interface FieldSummaryProps {
  readonly form: {
    readonly errors: readonly {
      readonly name: string;
      readonly fieldId: string;
      readonly message: string;
    }[];
    /** Empty unless the attempt failed as a whole, which is told elsewhere. */
    readonly message: string;
  };
  readonly title: string;
  /** Names of the fields, before messages that do not name their field themselves. */
  readonly labels: Readonly<Record<string, string>>;
  /** Messages about missing fields, which name their field. */
  readonly missing: Readonly<Record<string, string>>;
}

/** Error summary after an attempt, with links to the fields. */
export function FieldSummary({ form, title, labels, missing }: FieldSummaryProps) {
  if (form.message !== '') return null;
  const naming = Object.values(missing);
  const entries = form.errors.map(({ name, fieldId, message }) => ({
    fieldId,
    message: labels[name] === undefined || naming.includes(message) ? message : `${labels[name]}: ${message}`,
  }));
  return <FormSummary title={title} entries={entries} />;
}
