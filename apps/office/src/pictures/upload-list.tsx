import { useLocale } from '@ayrac/browser/locale.ts';
import { formatPercent } from '@ayrac/domain/text/format.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { UploadItem } from './upload-queue.ts';

interface UploadListProps {
  readonly items: readonly UploadItem<unknown>[];
  readonly onCancel: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** Current uploads with their progress and errors, and buttons to cancel or retry them. */
export function UploadList({ items, onCancel, onRetry }: UploadListProps) {
  const { pictures: words } = useOfficePhrases();
  if (items.length === 0) return null;
  return (
    <ul className="uploads" aria-label={words.uploads}>
      {items.map((item) => (
        <li key={item.id} data-state={item.state}>
          <span className="upload-name">{item.file.name}</span>
          <UploadState item={item} />
          {item.state === 'failed' && item.file.size > 0 && (
            <IconButton
              icon="refresh-cw"
              label={words.retry({ name: item.file.name })}
              onClick={() => onRetry(item.id)}
            />
          )}
          <IconButton
            icon="x"
            label={words.cancel({ name: item.file.name })}
            onClick={() => onCancel(item.id)}
          />
          {item.state !== 'failed' && (
            <progress
              value={item.state === 'queued' ? 0 : item.part}
              max={1}
              aria-label={words.progress({ name: item.file.name })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function UploadState({ item }: { readonly item: UploadItem<unknown> }) {
  const { pictures: words } = useOfficePhrases();
  const locale = useLocale();
  const { state, part, message } = item;
  if (state === 'failed') {
    return (
      <span className="upload-state" role="alert">
        {message}
      </span>
    );
  }
  const percent = formatPercent(Math.round(part * 100), locale, { decimals: 0 });
  return <span className="upload-state">{state === 'sending' ? percent : words.states[state]}</span>;
}
