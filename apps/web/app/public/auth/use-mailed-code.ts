import { useSearchParams } from 'react-router';

/** What the link of a mail carries; nothing happens by opening it. */
export function useMailedCode(): string {
  const [query] = useSearchParams();
  return query.get('kod') ?? '';
}
