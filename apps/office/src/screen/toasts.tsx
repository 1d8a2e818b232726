import { Button } from '@ayrac/kit/button.tsx';
import { type Toast, ToastRegion } from '@ayrac/kit/feedback/toast-region.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import type { Wording } from '#office/client/failure-words.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** How long a toast with an undo button is shown, in milliseconds. */
const UNDO_MS = 15_000;
/** How long a toast about something that goes on is shown at most, in milliseconds. */
const LASTING_MS = 10 * 60_000;
/** Most toasts shown at once, besides errors. What an older one could undo is still in the record's history. */
const MOST = 3;

/** Message of a toast: shown for a moment, then dismissed. */
interface ToastMessage {
  readonly text: ReactNode;
  /** `success` by default. An error stays until it is closed. */
  readonly tone?: Toast['tone'];
  /** Undoes the action. An error that it throws is shown as another toast. */
  readonly undo?: () => unknown;
  /** What can be done instead of what failed. Closes the toast. An error that it throws is shown as another toast. */
  readonly action?: { readonly label: string; readonly icon: IconName; readonly run: () => unknown };
  /** Whether the toast is about something that goes on, so that it is shown much longer. */
  readonly isLasting?: boolean;
}

interface Toaster {
  /** Shows a toast and returns a function that closes it. */
  readonly show: (message: ToastMessage) => () => void;
  /** Says why an action failed. */
  readonly showFailure: (error: unknown, wording?: Partial<Wording>) => void;
}

const ToastContext = createContext<Toaster | null>(null);

/** Returns the functions that show toasts. Throws outside of `Toasts`. */
export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (toaster === null) throw new Error('A component that shows toasts must be rendered inside Toasts.');
  return toaster;
}

/** Renders the toasts and provides the functions that show them. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const { frame } = useOfficePhrases();
  const failureWords = useFailureWords();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const close = useCallback((id: string) => setToasts((all) => all.filter((one) => one.id !== id)), []);

  const toaster = useMemo<Toaster>(() => {
    const show = ({ text, tone = 'success', undo, action, isLasting = false }: ToastMessage) => {
      count.current += 1;
      const id = String(count.current);
      const revert = async () => {
        close(id);
        try {
          await undo?.();
          show({ text: frame.toasts.undone, tone: 'info' });
        } catch (error) {
          showFailure(error, { otherwise: frame.toasts.undoFailed });
        }
      };
      const instead = async () => {
        close(id);
        try {
          await action?.run();
        } catch (error) {
          showFailure(error);
        }
      };
      const button = undo
        ? ({ label: frame.toasts.undo, icon: 'undo-2', onClick: revert } as const)
        : action && { ...action, onClick: instead };
      const toast: Toast = {
        id,
        tone,
        text: button ? <TextWithButton text={text} {...button} /> : text,
        ...(undo && { lifetimeMs: UNDO_MS }),
        ...(isLasting && { lifetimeMs: LASTING_MS }),
      };
      setToasts((all) => withoutOldest([...all, toast]));
      return () => close(id);
    };
    const showFailure: Toaster['showFailure'] = (error, wording) => {
      show({ tone: 'error', text: failureWords(error, wording) });
    };
    return { show, showFailure };
  }, [close, frame, failureWords]);

  return (
    <ToastContext value={toaster}>
      {children}
      <ToastRegion
        label={frame.toasts.label}
        closeLabel={frame.toasts.close}
        toasts={toasts}
        onClose={close}
      />
    </ToastContext>
  );
}

/** Drops the oldest toasts beyond the limit, but no error, which stays until it is closed. */
function withoutOldest(toasts: readonly Toast[]): readonly Toast[] {
  const passing = toasts.filter(({ tone }) => tone !== 'error');
  const dropped = new Set(passing.slice(0, -MOST));
  return toasts.filter((toast) => !dropped.has(toast));
}

interface TextWithButtonProps {
  readonly text: ReactNode;
  readonly label: string;
  readonly icon: IconName;
  readonly onClick: () => void;
}

function TextWithButton({ text, label, icon, onClick }: TextWithButtonProps) {
  return (
    <div className="toast-with-button">
      <span>{text}</span>
      <Button variant="ghost" size="small" icon={icon} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
