import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const ENTER_MS = 50;
const LEAVE_MS = 300;

/**
 * Opens the menu when the mouse rests on its button, and closes it when the mouse leaves. A click keeps a menu open
 * that was opened by hovering. A press or focus outside closes it, and so does every navigation.
 */
export function useMenuPointer(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  const isByMouse = useRef(false);
  // After a click on the button, hovering has no effect until the mouse leaves.
  const isPressed = useRef(false);
  // The mouse that triggered the loading of the menu is already on the button.
  const isNew = useRef(true);
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current !== key) setOpen(false);
    shown.current = key;
  }, [key, setOpen]);

  // A layout effect, so that the listeners know the current state before the next click.
  useLayoutEffect(() => {
    const place = panel.current?.parentElement;
    const button = place?.querySelector('[aria-expanded]');
    if (!place || !button) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number, open: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (open && isPressed.current) return;
        isByMouse.current = open;
        setOpen(open);
      }, ms);
    };
    const enter = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'mouse' && !isOpen) later(ENTER_MS, true);
    };
    const leave = () => {
      clearTimeout(timer);
      isPressed.current = false;
      if (isOpen && isByMouse.current) later(LEAVE_MS, false);
    };
    const click = (event: MouseEvent) => {
      clearTimeout(timer);
      const isOfButton = event.target instanceof Node && button.contains(event.target);
      if (isOfButton && isOpen && isByMouse.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      isByMouse.current = false;
      isPressed.current = isOfButton;
    };
    const elsewhere = ({ target }: Event) => {
      if (isOpen && target instanceof Node && !place.contains(target)) setOpen(false);
    };
    if (isNew.current && !isOpen && place.matches(':hover') && matchMedia('(hover: hover)').matches) {
      later(ENTER_MS, true);
    }
    isNew.current = false;
    place.addEventListener('pointerenter', enter);
    place.addEventListener('pointerleave', leave);
    place.addEventListener('click', click, true);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      clearTimeout(timer);
      place.removeEventListener('pointerenter', enter);
      place.removeEventListener('pointerleave', leave);
      place.removeEventListener('click', click, true);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [panel, isOpen, setOpen]);
}
