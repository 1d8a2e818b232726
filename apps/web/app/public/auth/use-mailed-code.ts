import { useSearchParams } from 'react-router';
import { mailedCodeOf } from '#web/page/mailed-page.ts';

/** What the link of a mail carries; nothing happens by opening it. */
export function useMailedCode(): string {
  const [query] = useSearchParams();
  return mailedCodeOf(query);
}
