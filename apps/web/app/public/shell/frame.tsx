import { type ReactNode, Suspense } from 'react';
import { lateComponent } from '#web/late-component.ts';
import { usePhrases } from '#web/phrases.tsx';
import { SkipLink } from '#web/ui/hidden.tsx';
import { PendingBar } from './pending-bar.tsx';
import { TopBar } from './top-bar.tsx';

const CONTENT = 'content';

// Complete as it is sent: its links lead on before script takes it over.
const PageEnd = lateComponent('footer', () => import('./page-end.tsx').then(({ PageEnd }) => PageEnd));

/** What stands around every public page, and around its failure. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { shell } = usePhrases();
  return (
    <div className="frame">
      <SkipLink target={CONTENT}>{shell.skip}</SkipLink>
      <PendingBar />
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
