import {
  type OfficeScreenName,
  officeAreas,
  officeScreens,
  officeStart,
} from '@ayrac/domain/screen/office-screens.ts';
import { createBrowserRouter, redirect } from 'react-router';
import { Failure, LastResort } from './frame/failure.tsx';
import { Frame } from './frame/frame.tsx';
import { Loading } from './frame/loading.tsx';
import { MissingScript } from './frame/missing-script.ts';
import { Root } from './frame/root.tsx';
import { Maintenance } from './maintenance/maintenance.tsx';
import { scripts } from './scripts.generated.ts';

/** Creates the office's router: the screens in their frame, and a page for all other addresses. */
export function openRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: LastResort,
      HydrateFallback: Loading,
      children: [
        {
          Component: Frame,
          children: [
            {
              // Inside the frame, so that the navigation still works after a failure.
              ErrorBoundary: Failure,
              children: officeScreens.map(({ name, path }) => ({
                path,
                caseSensitive: true,
                lazy: () => loadScript(name),
              })),
            },
          ],
        },
        ...officeAreas.map((area) => ({ path: area, loader: () => redirect(officeStart(area)) })),
        { path: '*', Component: Maintenance },
      ],
    },
  ]);
}

async function loadScript(name: OfficeScreenName) {
  try {
    return await scripts[name]();
  } catch (cause) {
    throw new MissingScript(cause);
  }
}
