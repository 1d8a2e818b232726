import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';

interface MenuProps {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name of a button that shows only an icon. */
  label?: string;
  buttonClass?: string;
  chevron?: boolean;
  align?: 'start' | 'end';
  onClose?: () => void;
  /** Links and buttons with the class `menu-item`. */
  children: ReactNode;
}

/**
 * Shows a list that opens near the lower edge of the window above its button, or scrolls it into view where there is no
 * room above. Scrolling alone would not help in a sticky element.
 */
function showWhole({ currentTarget: menu }: ToggleEvent<HTMLDetailsElement>) {
  const list = menu.lastElementChild;
  menu.removeAttribute('data-above');
  if (!menu.open || list === null || list.getBoundingClientRect().bottom <= innerHeight) return;
  menu.setAttribute('data-above', '');
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (list.getBoundingClientRect().top >= covered) return;
  menu.removeAttribute('data-above');
  list.scrollIntoView({ block: 'nearest' });
}

/**
 * A button with a list. It is a native disclosure, so it opens without script. Script adds Esc, closing on an outside
 * click, the arrow keys, and closing after a choice.
 */
export function Menu(props: MenuProps) {
  const { button, label, buttonClass, chevron = true, align = 'start', onClose, children } = props;
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  const closeAfterChoice = ({ currentTarget: element, target }: MouseEvent<HTMLDetailsElement>) => {
    if (!(target instanceof Element && target.closest('.menu-item'))) return;
    element.open = false;
    // The chosen item is hidden now and cannot keep the focus. `preventScroll`, because only a new page may move the
    // window.
    if (element.contains(document.activeElement)) {
      element.querySelector('summary')?.focus({ preventScroll: true });
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const element = event.currentTarget;
    if (event.key === 'Escape' && element.open) {
      element.open = false;
      element.querySelector('summary')?.focus();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    element.open = true;
    const items = [...element.querySelectorAll<HTMLElement>('.menu-item')].filter((item) =>
      item.checkVisibility(),
    );
    const from = items.indexOf(document.activeElement as HTMLElement);
    items.at(from < 0 && step < 0 ? -1 : (from + step) % items.length)?.focus();
  };

  return (
    // The visitor may have opened the menu before hydration.
    <details
      ref={details}
      className={classes('menu', align === 'end' && 'menu-end')}
      // Before the item acts, so that a dialog that it opens finds the focus on the button and can return it there.
      onClickCapture={closeAfterChoice}
      onKeyDown={onKeyDown}
      onToggle={(event) => {
        showWhole(event);
        if (!event.currentTarget.open) onClose?.();
      }}
      suppressHydrationWarning
    >
      <summary className={buttonClass} aria-label={label}>
        {button}
        {chevron && <Icon name="chevron-down" size="small" className="menu-chevron" />}
      </summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}
