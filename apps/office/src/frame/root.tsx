import { Arrival } from '@ayrac/browser/arrival.tsx';
import { Outlet } from 'react-router';
import { Toasts } from '#office/screen/toasts.tsx';
import { UnsavedGuard } from '#office/screen/unsaved.tsx';
import { UndoProvider } from '#office/undo/undo.tsx';

/** Parts that all addresses of the office share. */
export function Root() {
  return (
    <Toasts>
      <UndoProvider>
        <UnsavedGuard>
          <Outlet />
        </UnsavedGuard>
      </UndoProvider>
      <Arrival />
    </Toasts>
  );
}
