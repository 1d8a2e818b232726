import { formatCount } from '@ayrac/domain/format.ts';
import type { ReactNode } from 'react';
import { useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';

interface ListHeadingProps {
  readonly title: ReactNode;
  readonly total: number;
}

/** The heading of a list with its count: seen as a figure, heard with its noun. */
export function ListHeading({ title, total }: ListHeadingProps) {
  const { list } = usePhrases();
  const locale = useLocale();
  const count = formatCount(total, locale);
  return (
    <h1 tabIndex={-1} className="text-head tracking-tight">
      {title}{' '}
      {total > 0 && (
        <>
          <span className="font-label text-ink-faint text-title" aria-hidden="true">
            {count}
          </span>
          <span className="sr-only">, {list.campaigns({ count })}</span>
        </>
      )}
    </h1>
  );
}
