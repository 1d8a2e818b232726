import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

const icons = { success: 'circle-check', info: 'info', error: 'circle-alert' } as const;
const lifetime = 6000;

export interface Toast {
  id: string;
  tone: keyof typeof icons;
  text: ReactNode;
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

  useEffect(() => {
    if (toast.tone === 'error') return;
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) onClose(toast.id);
    }, lifetime);
    return () => clearInterval(timer);
  }, [toast.id, toast.tone, onClose]);

  return (
    <div className={classes('toast', `toast-${toast.tone}`)} ref={card}>
      <Icon name={icons[toast.tone]} />
      <div className="toast-text">{toast.text}</div>
      <IconButton icon="x" label={closeLabel} onClick={() => onClose(toast.id)} />
    </div>
  );
}
