import { useParameters } from '#web/page/address.ts';
import { mailedCodeOf } from '#web/page/mailed-page.ts';

/** Returns the code of the mailed link. Opening the link has no effect by itself. */
export function useMailedCode(): string {
  return mailedCodeOf(useParameters());
}
