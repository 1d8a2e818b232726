import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { NotFoundArt } from '@ayrac/kit/art/not-found.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useHref } from '#web/page/address.ts';
import { SearchForm } from '#web/public/shell/search-form.tsx';

/** Page for an unknown address, with links to go on. */
export function NotFoundPage() {
  const { shell } = usePhrases();
  const href = useHref();
  return (
    <div className="page message-page">
      <title>{`${shell.notFound.title} | ${shell.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundArt />
      <h1 tabIndex={-1}>{shell.notFound.title}</h1>
      <p>{shell.notFound.text}</p>
      <SearchForm className="w-full max-w-narrow" />
      <div className="message-actions">
        <ButtonLink to={href('home')} variant="secondary">
          {shell.notFound.home}
        </ButtonLink>
        <ButtonLink to={href('categories')} variant="secondary">
          {shell.categories}
        </ButtonLink>
      </div>
    </div>
  );
}
