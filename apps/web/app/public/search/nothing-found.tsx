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
        <ButtonLink variant="secondary" to={href('categories')} icon="folder-tree">
          {category.index.title}
        </ButtonLink>
      }
    >
      {search.tips.map((tip) => (
        <span key={tip} className="block">
          {tip}
        </span>
      ))}
    </EmptyState>
  );
}
