import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';

/** A form with unsaved changes. */
interface OpenForm {
  /** Whether the form would still be shown at another address. */
  readonly staysAt: (next: Location) => boolean;
}

const OpenForms = createContext<Set<OpenForm> | null>(null);

const isGone = () => false;

/**
 * Asks for confirmation before a form with unsaved changes is left, within the office and when leaving it. `staysAt`
 * tells which addresses keep the form open. The returned `letGo` ends the protection as soon as the changes are saved.
 */
export function useUnsavedGuard(isDirty: boolean, staysAt: OpenForm['staysAt'] = isGone) {
  const forms = use(OpenForms);
  const form = useRef<OpenForm>(undefined);
  const latest = useRef(staysAt);
  latest.current = staysAt;

  const letGo = useCallback(() => {
    if (form.current !== undefined) forms?.delete(form.current);
    form.current = undefined;
  }, [forms]);

  useEffect(() => {
    if (!isDirty) return;
    const opened: OpenForm = { staysAt: (next) => latest.current(next) };
    form.current = opened;
    forms?.add(opened);
    const ask = (event: BeforeUnloadEvent) => {
      if (form.current === opened) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      letGo();
    };
  }, [isDirty, forms, letGo]);

  return { letGo };
}

/** Blocks navigations away from forms with unsaved changes until they are confirmed. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const { unsaved } = useOfficePhrases().frame;
  const [forms] = useState(() => new Set<OpenForm>());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSame =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    return !isSame && [...forms].some(({ staysAt }) => !staysAt(nextLocation));
  });
  const stay = () => blocker.reset?.();
  return (
    <OpenForms value={forms}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
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
    </OpenForms>
  );
}
