import { type ReactNode, Suspense } from 'react';
import { lateComponent } from '#web/page/late-component.tsx';
import { PendingBar } from './pending-bar.tsx';
import { PrintHead } from './print-head.tsx';
import { TopBar } from './top-bar.tsx';

/** The id of what a page is about. */
export const CONTENT = 'content';

// Complete as it is sent: its links lead on before script takes it over.
const PageEnd = lateComponent('footer', () => import('./page-end.tsx').then(({ PageEnd }) => PageEnd));

/** What stands around every public page, and around its failure. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame">
      <PendingBar />
      <PrintHead />
      <TopBar />
      <main id={CONTENT} tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <PageEnd />
      </Suspense>
    </div>
  );
}
