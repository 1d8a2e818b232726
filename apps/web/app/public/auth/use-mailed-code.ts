import { useSearchParams } from 'react-router';
import { mailedCodeOf } from '#web/page/mailed-page.ts';

/** Returns the code of the mailed link. Opening the link has no effect by itself. */
export function useMailedCode(): string {
  const [query] = useSearchParams();
  return mailedCodeOf(query);
}
