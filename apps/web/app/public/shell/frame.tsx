import type { ReactNode } from 'react';
import { usePhrases } from '#web/phrases.tsx';
import { SkipLink } from '#web/ui/hidden.tsx';
import { Footer } from './footer.tsx';
import { PendingBar } from './pending-bar.tsx';
import { TopBar } from './top-bar.tsx';

const CONTENT = 'content';

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
      <Footer />
    </div>
  );
}
