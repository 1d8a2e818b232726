import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Logo } from '@ayrac/kit/logo.tsx';
import { type ReactNode, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadLateParts } from './late-part.ts';

interface SheetProps {
  /** Id that the opening button has as its `popoverTarget`. */
  readonly id: string;
  readonly className: string;
  readonly label: string;
  /** Content beside the close button. */
  readonly head?: ReactNode;
  /** Selector of the element that takes the initial focus. */
  readonly firstFocus?: string;
  readonly children?: ReactNode;
}

/**
 * A native popover: it opens without script, closes on Esc, on a phone's back gesture or an outside press, and restores
 * the focus. Script traps the focus by making everything else inert.
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

  // Every navigation has a new key and closes the sheet, before the focus moves to the new page's heading. A sheet
  // opened before hydration stays open.
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
