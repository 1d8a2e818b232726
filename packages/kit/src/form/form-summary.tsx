import type { Ref } from 'react';
import { Icon } from '../icon.tsx';

interface SummaryEntry {
  /** Id of the control that gets the focus. */
  fieldId: string;
  message: string;
}

interface FormSummaryProps {
  title: string;
  entries: readonly SummaryEntry[];
  /** For moving the focus here after a failed attempt. */
  ref?: Ref<HTMLDivElement>;
}

export function FormSummary({ title, entries, ref }: FormSummaryProps) {
  if (entries.length === 0) return null;
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={ref}>
      <h2>
        <Icon name="circle-alert" />
        {title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.fieldId} ${entry.message}`}>
            <a
              href={`#${entry.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(entry.fieldId)?.focus();
              }}
            >
              {entry.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
