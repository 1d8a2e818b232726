import './tree.css';
import { useHref } from '#web/address.ts';
import { usePhrases, useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface TreeStateProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** A menu without its categories: they are on their way, or did not come. */
export function TreeState({ hasFailed, onRetry }: TreeStateProps) {
  const { errors, shell } = usePhrases();
  const chrome = useScreenPhrases('chrome');
  const href = useHref();
  if (!hasFailed) return <Spinner label={shell.loading} />;
  return (
    <div className="tree-failed">
      <p role="alert">
        {errors.page.categoriesNotLoaded}. {chrome.categoriesFailedHint}
      </p>
      <div>
        <Button size="small" variant="secondary" icon="refresh-cw" onClick={onRetry}>
          {shell.failure.retry}
        </Button>
        <TextLink to={href('categories')}>{chrome.allCategories}</TextLink>
      </div>
    </div>
  );
}
