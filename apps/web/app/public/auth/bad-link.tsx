import type { ReactNode } from 'react';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** In place of a form whose mailed link came without its code. */
export function BadLink({ children }: { readonly children: ReactNode }) {
  const { badLink } = useScreenPhrases('auth');
  return (
    <Notice tone="warning" title={badLink.title}>
      <p>{badLink.text}</p>
      <p>{children}</p>
    </Notice>
  );
}
