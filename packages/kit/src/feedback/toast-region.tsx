import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';

const icons = { success: 'circle-check', info: 'info', error: 'circle-alert' } as const;
const LIFETIME_MS = 6_000;

export interface Toast {
  id: string;
  tone: keyof typeof icons;
  text: ReactNode;
  /** How long the toast is shown, in milliseconds, if it has to be longer than reading takes. */
  lifetimeMs?: number;
}

interface ToastRegionProps {
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  onClose: (id: string) => void;
}

/**
 * Announces toasts politely. Success and information disappear unless they are hovered or focused. Errors stay until
 * they are closed. A closed one gives the focus back to where it came from.
 */
export function ToastRegion({ label, closeLabel, toasts, onClose }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !region.current?.contains(target)) before.current = target;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  return (
    <section ref={region} className="toasts" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} before={before} />
      ))}
    </section>
  );
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
  before,
}: { toast: Toast; before: RefObject<HTMLElement | null> } & Pick<
  ToastRegionProps,
  'closeLabel' | 'onClose'
>) {
  const card = useRef<HTMLDivElement>(null);
  const { id, tone, lifetimeMs = LIFETIME_MS } = toast;

  useEffect(() => {
    if (tone === 'error') return;
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) onClose(id);
    }, lifetimeMs);
    return () => clearInterval(timer);
  }, [id, tone, lifetimeMs, onClose]);

  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, [before]);

  return (
    <div className={classes('toast', `toast-${toast.tone}`)} ref={card}>
      <Icon name={icons[toast.tone]} />
      <div className="toast-text">{toast.text}</div>
      <IconButton icon="x" label={closeLabel} onClick={() => onClose(toast.id)} />
    </div>
  );
}
