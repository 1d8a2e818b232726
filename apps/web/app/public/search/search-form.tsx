import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { RoutedForm } from '#web/form/routed-form.tsx';
import { useShownTerm } from '#web/form/use-shown-term.ts';
import { useHref } from '#web/page/address.ts';

interface SearchFormProps {
  readonly term: string;
  /** Whether wide windows show it as well, where the bar has a field, too. */
  readonly isEverywhere: boolean;
}

/** Search field of the page. A plain form, which works without script. */
export function SearchForm({ term, isEverywhere }: SearchFormProps) {
  const search = useScreenPhrases('search');
  const href = useHref();
  const input = useShownTerm(term);
  return (
    <search aria-label={search.title} className={classes('max-w-prose', !isEverywhere && 'md:hidden')}>
      <RoutedForm method="get" action={href('search')} className="flex gap-2">
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
      </RoutedForm>
    </search>
  );
}
