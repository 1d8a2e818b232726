import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button or a click on the backdrop, but never while busy. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Keeps the dialog open. */
  busy?: boolean;
  placement?: 'center' | 'left' | 'right' | 'top' | 'whole';
  wide?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The browser's native modal dialog, which traps focus, makes the page inert and restores focus. The initial focus is
 * on the element with `data-autofocus`, else on the title. Below 960 px it fills the screen.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    busy = false,
    placement = 'center',
    wide,
    footer,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const root = document.documentElement;
    const scrollbar = innerWidth - root.clientWidth;
    // Below another open dialog the scrollbar is already hidden and measures 0.
    if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`);
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2');
    first?.focus();
    return () => element.close();
  }, [open]);

  const close = () => {
    if (!busy) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classes('dialog', `dialog-${placement}`, wide && 'dialog-wide')}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      // Browsers close the dialog on a second Esc even if `cancel` is prevented, so the key itself is handled here.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        // The second click of a double click was meant for the button that opened the dialog.
        if (event.target === event.currentTarget && event.detail < 2) close();
      }}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={close} aria-disabled={busy || undefined} />
          </div>
          <div className="dialog-body">{children}</div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** A dialog that slides in from the side. */
export function Drawer({
  side = 'left',
  ...rest
}: Omit<DialogProps, 'placement'> & { side?: 'left' | 'right' }) {
  return <Dialog {...rest} placement={side} />;
}
