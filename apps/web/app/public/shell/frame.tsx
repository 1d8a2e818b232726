import type { ReactNode } from 'react';
import { lateComponent } from '#web/page/late-component.tsx';
import { PendingBar } from './pending-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** Id of the main content. */
export const CONTENT = 'content';

// Shown only on paper. The server's HTML is complete.
export const PrintHead = lateComponent([], () =>
  import('./print-head.tsx').then(({ PrintHead }) => PrintHead),
);

// The server's HTML is complete: its links work before hydration.
const PageEnd = lateComponent('footer', () => import('./page-end.tsx').then(({ PageEnd }) => PageEnd));

/** The shell around every public page and error page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame">
      <PendingBar />
      <PrintHead />
      <TopBar />
      <main id={CONTENT} tabIndex={-1}>
        {children}
      </main>
      <PageEnd />
    </div>
  );
}
