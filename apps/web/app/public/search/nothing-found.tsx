import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { useHref } from '#web/page/address.ts';

/** What to try when a term found nothing. */
export function NothingFound({ term }: { readonly term: string }) {
  const category = useScreenPhrases('category');
  const search = useScreenPhrases('search');
  const href = useHref();
  return (
    <EmptyState
      title={search.none({ term })}
      actions={
        <ButtonLink to={href('categories')} icon="folder-tree">
          {category.index.title}
        </ButtonLink>
      }
    >
      <ul className="tips">
        {search.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </EmptyState>
  );
}
