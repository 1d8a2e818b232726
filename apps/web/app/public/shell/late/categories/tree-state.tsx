import './tree.css';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Spinner } from '@ayrac/kit/feedback/spinner.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';

interface TreeStateProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Shown while the categories are loading or if loading failed. */
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
