import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

const icons = { success: 'circle-check', info: 'info', error: 'circle-alert' } as const;
const LIFETIME_MS = 6_000;

export interface Toast {
  id: string;
  tone: keyof typeof icons;
  text: ReactNode;
  /** How long it stays, where it is more than read. */
  lifetimeMs?: number;
}

interface ToastRegionProps {
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  onClose: (id: string) => void;
}

/** Announces politely. Success and information leave by themselves unless looked at; an error stays until closed. */
export function ToastRegion({ label, closeLabel, toasts, onClose }: ToastRegionProps) {
  return (
    <section className="toasts" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </section>
  );
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
}: { toast: Toast } & Pick<ToastRegionProps, 'closeLabel' | 'onClose'>) {
  const card = useRef<HTMLDivElement>(null);
  const { id, tone, lifetimeMs = LIFETIME_MS } = toast;

  useEffect(() => {
    if (tone === 'error') return;
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) onClose(id);
    }, lifetimeMs);
    return () => clearInterval(timer);
  }, [id, tone, lifetimeMs, onClose]);

  return (
    <div className={classes('toast', `toast-${toast.tone}`)} ref={card}>
      <Icon name={icons[toast.tone]} />
      <div className="toast-text">{toast.text}</div>
      <IconButton icon="x" label={closeLabel} onClick={() => onClose(toast.id)} />
    </div>
  );
}
