import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  /** Text beside the summary, such as "isteğe bağlı". */
  note?: string;
  /** Opens the part when something inside must be visible. It is never closed automatically. */
  reveal?: boolean;
  children: ReactNode;
}

/** A collapsible part that works without script. */
export function Disclosure({ summary, note, reveal = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(reveal);

  useEffect(() => {
    if (reveal && details.current !== null) details.current.open = true;
  }, [reveal]);

  return (
    <details ref={details} className="disclosure" open={openAtFirst}>
      <summary>
        <span>{summary}</span>
        {note && <span className="field-note">{note}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
