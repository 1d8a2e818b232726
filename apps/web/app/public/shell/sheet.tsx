import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePhrases } from '#web/phrases.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';

interface SheetProps {
  /** What the button that opens it names as its `popoverTarget`. */
  readonly id: string;
  readonly className: string;
  readonly onToggle?: (event: ToggleEvent<HTMLDivElement>) => void;
  readonly children: ReactNode;
}

/** The browser's own popover: it opens before script does, closes on Esc or a touch beside, and gives focus back. */
export function Sheet({ id, className, onToggle, children }: SheetProps) {
  const { shell } = usePhrases();
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  // Every step to another page has a key of its own, and closes the sheet. One that was opened before script stays.
  useEffect(() => {
    if (shown.current !== key) sheet.current?.hidePopover();
    shown.current = key;
  }, [key]);

  return (
    <div ref={sheet} id={id} popover="auto" className={className} onToggle={onToggle}>
      <div className="sheet-head">
        <Logo />
        <button
          type="button"
          className="icon-button -me-3"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={shell.close}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </div>
  );
}
