import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type FormEvent, Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShownTerm } from '#web/form/use-shown-term.ts';
import { useHref } from '#web/page/address.ts';
import { overlayOf } from '#web/page/history/overlay.ts';
import { useLatePart } from './late-part.ts';
import type { SuggestionsProps } from './late-props.ts';

interface SearchFormProps {
  readonly className?: string;
  /** Accessible name, if the page has more than one search form. */
  readonly label?: string;
  readonly placeholder?: string;
}

/**
 * The search field. Without script it is a plain form. An empty term does nothing. Its suggestions are loaded on the
 * first focus, and the search works without them.
 */
export function SearchForm({ className, label, placeholder }: SearchFormProps) {
  const { shell } = usePhrases();
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [Suggestions, wake] = useLatePart<SuggestionsProps>((parts) => parts.Suggestions);
  const address = href('search');
  const term = pathname === address ? (new URLSearchParams(search).get('q') ?? '') : '';
  const input = useShownTerm(term);

  /** The visitor may have focused the field before hydration. */
  const notice = (box: HTMLElement | null) => {
    if (box?.contains(document.activeElement)) wake();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    // A sheet's entry is replaced by the page that it leads to.
    if (typed !== '') navigate(href('search', typed), { replace: overlayOf(state) !== undefined });
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
          ref={input}
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
