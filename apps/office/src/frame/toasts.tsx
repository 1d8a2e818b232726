import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { type Toast, ToastRegion } from '@ayrac/kit/toast-region.tsx';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Long enough to read what was done, and to find the button that takes it back. */
const UNDO_MS = 15_000;

/** What is told in passing. */
interface Told {
  readonly text: ReactNode;
  /** `success` where nothing else is said; an error stays until somebody closes it. */
  readonly tone?: Toast['tone'];
  /** Takes back what was done; what it throws becomes a toast of its own. */
  readonly undo?: () => unknown;
}

interface Telling {
  readonly show: (told: Told) => void;
}

const ToastContext = createContext<Telling | null>(null);

/** Tells in passing what became of a deed. */
export function useToast(): Telling {
  const telling = use(ToastContext);
  if (telling === null) throw new Error('A component that tells stands outside of Toasts.');
  return telling;
}

/** The corner in which toasts stand, and the way to put one there. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const { frame } = useOfficePhrases();
  const { errors } = usePhrases();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const close = useCallback((id: string) => setToasts((all) => all.filter((one) => one.id !== id)), []);

  const telling = useMemo<Telling>(() => {
    const show = ({ text, tone = 'success', undo }: Told) => {
      count.current += 1;
      const id = String(count.current);
      const takeBack = async () => {
        close(id);
        try {
          await undo?.();
          show({ text: frame.toasts.undone, tone: 'info' });
        } catch (error) {
          show({ text: reasonOf(error, errors.page.unknown) ?? frame.toasts.undoFailed, tone: 'error' });
        }
      };
      const toast: Toast = {
        id,
        tone,
        text: undo ? <Undoable text={text} label={frame.toasts.undo} onUndo={takeBack} /> : text,
        ...(undo && { lifetimeMs: UNDO_MS }),
      };
      setToasts((all) => [...all, toast]);
    };
    return { show };
  }, [close, frame, errors]);

  return (
    <ToastContext value={telling}>
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

interface UndoableProps {
  readonly text: ReactNode;
  readonly label: string;
  readonly onUndo: () => void;
}

function Undoable({ text, label, onUndo }: UndoableProps) {
  return (
    <div className="toast-undo">
      <span>{text}</span>
      <Button variant="ghost" size="small" icon="undo-2" onClick={onUndo}>
        {label}
      </Button>
    </div>
  );
}

/** What the server said, where it said more than that something is unknown. */
function reasonOf(error: unknown, unknown: string): string | undefined {
  const isProblem = error instanceof Error && error.name === 'ApiProblem' && error.message !== unknown;
  return isProblem && error.message !== '' ? error.message : undefined;
}
