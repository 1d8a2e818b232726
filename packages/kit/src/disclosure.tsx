import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  /** Beside the summary, such as "isteğe bağlı". */
  mark?: string;
  /** Opens it, where something inside has to be seen; it never closes by itself. */
  reveal?: boolean;
  children: ReactNode;
}

/** A part that opens on demand, before script does, too. */
export function Disclosure({ summary, mark, reveal = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(reveal);

  useEffect(() => {
    if (reveal && details.current !== null) details.current.open = true;
  }, [reveal]);

  return (
    <details ref={details} className="disclosure" open={openAtFirst}>
      <summary>
        <span>{summary}</span>
        {mark && <span className="field-mark">{mark}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
