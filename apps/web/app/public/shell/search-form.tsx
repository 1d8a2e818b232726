import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type FormEvent, type RefObject, Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { useLatePart } from './late-part.ts';

/** What the suggestions know of their field. */
export interface SuggestionsProps {
  readonly form: RefObject<HTMLFormElement | null>;
}

interface SearchFormProps {
  readonly className?: string;
  /** What the form is called where another one stands on the page. */
  readonly label?: string;
  readonly placeholder?: string;
}

/**
 * The search box. Before script it is a form like any other; an empty term does nothing. Its suggestions come with the
 * first focus, and without them it searches all the same.
 */
export function SearchForm({ className, label, placeholder }: SearchFormProps) {
  const { shell } = usePhrases();
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [Suggestions, wake] = useLatePart<SuggestionsProps>((parts) => parts.Suggestions);
  const address = href('search');
  const term = pathname === address ? (new URLSearchParams(search).get('q') ?? '') : '';

  /** Who was in the field before script was there told nobody. */
  const notice = (box: HTMLElement | null) => {
    if (box?.contains(document.activeElement)) wake();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed !== '') navigate(href('search', typed));
  };

  return (
    <search
      ref={notice}
      className={classes('search-box', className)}
      aria-label={label}
      onFocus={() => wake()}
    >
      <form ref={form} action={address} onSubmit={submit}>
        <input
          // Another page's term is another field.
          key={term}
          name="q"
          type="search"
          defaultValue={term}
          maxLength={200}
          placeholder={placeholder ?? shell.search.placeholder}
          aria-label={label ?? shell.search.label}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="icon-button" aria-label={shell.search.submit}>
          <Icon name="search" />
        </button>
      </form>
      <Suspense>{Suggestions && <Suggestions form={form} />}</Suspense>
    </search>
  );
}
