import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useHref } from '#web/page/address.ts';

/** Search field of the page, for narrow windows, where the bar has none. A plain form, which works without script. */
export function SearchForm({ term }: { readonly term: string }) {
  const search = useScreenPhrases('search');
  const href = useHref();
  const input = useRef<HTMLInputElement>(null);
  // The term may be changed by the bar or the back button. The field stays mounted and keeps the focus.
  useEffect(() => {
    if (input.current !== null) input.current.value = term;
  }, [term]);
  return (
    <Form
      method="get"
      action={href('search')}
      aria-label={search.title}
      className="flex max-w-prose gap-2 md:hidden"
    >
      <div className="field-box flex-1">
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={term}
          maxLength={100}
          required
          enterKeyHint="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          className="field-control"
        />
      </div>
      <Button type="submit" variant="secondary" icon="search" className="min-h-12">
        <span className="max-sm:sr-only">{search.submit}</span>
      </Button>
    </Form>
  );
}
