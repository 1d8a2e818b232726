import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

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
