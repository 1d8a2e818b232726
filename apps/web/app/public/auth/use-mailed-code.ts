import { LONGEST_CODE } from '@ayrac/domain/mail-delivery.ts';
import { useSearchParams } from 'react-router';

/** What the link of a mail carries; nothing happens by opening it. What is longer than ours is cut, and so opens nothing. */
export function useMailedCode(): string {
  const [query] = useSearchParams();
  return (query.get('kod') ?? '').slice(0, LONGEST_CODE);
}
