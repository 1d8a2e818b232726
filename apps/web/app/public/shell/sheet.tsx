import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Logo } from '@ayrac/kit/logo.tsx';
import { LinksReplace } from '@ayrac/kit/navigation/links-replace.ts';
import { type ReactNode, type ToggleEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageKeyOf } from '#web/page/history/overlay.ts';
import { useOverlay } from '#web/page/history/use-overlay.ts';
import { isNavigating } from '#web/page/router-transitions.ts';
import { loadLateParts } from './late-part.ts';
import { PendingBar } from './pending-bar.tsx';

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
 * A native popover: it opens without script, closes on Esc or an outside press, and restores the focus. Script traps the
 * focus by making everything else inert, and gives it a history entry, which its links replace.
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
  const location = useLocation();
  const page = pageKeyOf(location);
  const { key } = location;
  const { isOpen, open, close } = useOverlay();
  const shown = useRef({ page, key, isOpen });
  /** Key of the last entry that is left because the sheet was closed, not by Back. */
  const leftKey = useRef<string>(undefined);
  const openNow = useEffectEvent(open);
  const leave = () => {
    leftKey.current = shown.current.key;
    close();
  };
  const leaveNow = useEffectEvent(leave);

  // Before the focus moves to a new page's heading.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, key, isOpen };
    const isShown = sheet.current?.matches(':popover-open');
    const isEntryLeft = before.isOpen && !isOpen;
    // It was closed, and opened again before its entry was left.
    if (isShown && isEntryLeft && before.page === page && before.key === leftKey.current) openNow();
    else if (isEntryLeft || before.page !== page) sheet.current?.hidePopover();
    // Closed before its entry was reached, or the entry was reached by Forward.
    if (isOpen && !isShown) leaveNow();
  }, [page, key, isOpen]);

  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) openNow();
  }, []);

  const toggled = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return leave();
    // The event may follow a search or a click in the sheet, which an entry would abort. The next page closes the sheet.
    if (!isNavigating()) open();
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
      {/* The page's own is below the popover. */}
      <PendingBar />
      <div className="sheet-head">
        <LinksReplace value={isOpen}>{head}</LinksReplace>
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
      <LinksReplace value={isOpen}>{children}</LinksReplace>
    </div>
  );
}
