import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type Location, useBlocker } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';

/** A form with unsaved changes. */
interface OpenForm {
  /** Whether the form would still be shown at another address. */
  readonly staysAt: (next: Location) => boolean;
  /** Whether its changes are being saved, so that nothing needs to be asked. */
  isSaving: boolean;
}

interface OpenForms {
  readonly forms: Set<OpenForm>;
  /** Announces that a form was added or removed, or that its saving has begun or ended. */
  readonly announce: () => void;
}

const OpenFormsContext = createContext<OpenForms | null>(null);

const isGone = () => false;

/** How long a navigation waits for a save before it asks after all, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Asks for confirmation before a form with unsaved changes is left, within the office and when leaving it. `staysAt`
 * tells which addresses keep the form open. While the changes are being saved, a navigation waits for the outcome,
 * and asks only if that takes long. The returned `letGo` ends the protection as soon as the changes are saved.
 */
export function useUnsavedGuard(isDirty: boolean, staysAt: OpenForm['staysAt'] = isGone, isSaving = false) {
  const open = use(OpenFormsContext);
  const form = useRef<OpenForm>(undefined);
  const latest = useRef(staysAt);
  latest.current = staysAt;

  const letGo = useCallback(() => {
    if (form.current === undefined) return;
    open?.forms.delete(form.current);
    open?.announce();
    form.current = undefined;
  }, [open]);

  useEffect(() => {
    if (!isDirty) return;
    const opened: OpenForm = { staysAt: (next) => latest.current(next), isSaving: false };
    form.current = opened;
    open?.forms.add(opened);
    open?.announce();
    const ask = (event: BeforeUnloadEvent) => {
      if (form.current === opened) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      letGo();
    };
  }, [isDirty, open, letGo]);

  useEffect(() => {
    if (!isDirty || form.current === undefined) return;
    form.current.isSaving = isSaving;
    open?.announce();
  }, [isDirty, isSaving, open]);

  return { letGo };
}

/** Blocks navigations away from forms with unsaved changes until they are confirmed. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const { unsaved } = useOfficePhrases().frame;
  const [forms] = useState(() => new Set<OpenForm>());
  const [, announce] = useReducer((count: number) => count + 1, 0);
  const open = useMemo(() => ({ forms, announce }), [forms]);
  const leftAt = (next: Location) => [...forms].filter(({ staysAt }) => !staysAt(next));
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSame =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    return !isSame && leftAt(nextLocation).length > 0;
  });
  const left = blocker.state === 'blocked' ? leftAt(blocker.location) : [];
  const isSaved = blocker.state === 'blocked' && left.length === 0;
  useEffect(() => {
    if (isSaved) blocker.proceed?.();
  }, [isSaved, blocker]);
  const isWaiting = left.length > 0 && left.every(({ isSaving }) => isSaving);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  const stay = () => blocker.reset?.();
  return (
    <OpenFormsContext value={open}>
      {children}
      <Dialog
        open={left.length > 0 && (isLate || !isWaiting)}
        onClose={stay}
        title={unsaved.title}
        closeLabel={unsaved.close}
        footer={
          <>
            <Button variant="secondary" onClick={() => blocker.proceed?.()}>
              {unsaved.leave}
            </Button>
            <Button data-autofocus onClick={stay}>
              {unsaved.stay}
            </Button>
          </>
        }
      >
        <p>{unsaved.text}</p>
      </Dialog>
    </OpenFormsContext>
  );
}
