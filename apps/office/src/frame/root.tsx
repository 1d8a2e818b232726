import { Arrival } from '@ayrac/browser/arrival.tsx';
import { Outlet } from 'react-router';
import { Toasts } from '#office/screen/toasts.tsx';
import { UnsavedGuard } from '#office/screen/unsaved.tsx';

/** Parts that all addresses of the office share. */
export function Root() {
  return (
    <Toasts>
      <UnsavedGuard>
        <Outlet />
      </UnsavedGuard>
      <Arrival />
    </Toasts>
  );
}
