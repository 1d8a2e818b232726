import { useHref } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** The way to a quote from every page; the categories are its first step. */
export function QuoteLink() {
  const { shell } = usePhrases();
  const href = useHref();
  return (
    <ButtonLink to={href('categories')} size="small" className="bar-quote">
      {shell.quote}
    </ButtonLink>
  );
}
