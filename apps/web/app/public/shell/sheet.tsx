import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Logo } from '@ayrac/kit/logo.tsx';
import { type ReactNode, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadLateParts } from './late-part.ts';

interface SheetProps {
  /** What the button that opens it names as its `popoverTarget`. */
  readonly id: string;
  readonly className: string;
  readonly label: string;
  /** What stands beside the cross. */
  readonly head?: ReactNode;
  /** Where the focus begins, as a selector. */
  readonly firstFocus?: string;
  readonly children?: ReactNode;
}

/**
 * The browser's own popover: it opens before script does, closes on Esc, on a phone's way back or a touch beside, and
 * gives focus back. Script keeps the focus inside by making everything else inert.
 */
export function Sheet({
  id,
  className,
  label,
  head = <Logo />,
  firstFocus = 'button',
  children,
}: SheetProps) {
  const { shell } = usePhrases();
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  // Every step to another page has a key of its own, and closes the sheet. One that was opened before script stays.
  // Before the focus moves to the new page's heading.
  useLayoutEffect(() => {
    if (shown.current !== key) sheet.current?.hidePopover();
    shown.current = key;
  }, [key]);

  const toggled = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return;
    currentTarget.querySelector<HTMLElement>(firstFocus)?.focus();
    loadLateParts().then(
      ({ seal }) => seal(currentTarget),
      () => {},
    );
  };

  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={className}
      onToggle={toggled}
    >
      <div className="sheet-head">
        {head}
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
