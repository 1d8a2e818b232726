import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

interface SearchFormProps {
  readonly className?: string;
}

/** The search box. Before script it is a form like any other; an empty term does nothing. */
export function SearchForm({ className }: SearchFormProps) {
  const { shell } = usePhrases();
  const href = useHref();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = href('search');
  const term = pathname === address ? (new URLSearchParams(search).get('q') ?? '') : '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed !== '') navigate(href('search', typed));
  };

  return (
    <search className={classes('search-box', className)}>
      <form action={address} onSubmit={submit}>
        <input
          // Another page's term is another field.
          key={term}
          name="q"
          type="search"
          defaultValue={term}
          maxLength={200}
          placeholder={shell.search.placeholder}
          aria-label={shell.search.label}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="icon-button" aria-label={shell.search.submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
