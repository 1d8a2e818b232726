import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ChangePage } from '#office/resource/change-page.ts';
import { ListStates } from '#office/resource/list/list-states.tsx';
import { MoreRows } from '#office/resource/list/more-rows.tsx';
import type { useList } from '#office/resource/list/use-list.ts';
import type { usePageState } from '#office/resource/use-page-state.ts';
import { useRecordActions } from '#office/resource/use-record-actions.ts';

interface BinnedCategoriesProps {
  readonly list: ReturnType<typeof useList>;
  readonly state: ReturnType<typeof usePageState>[0];
  readonly change: ChangePage;
}

/** Categories in the bin, each with a button to restore it. */
export function BinnedCategories({ list: { answer, rows }, state, change }: BinnedCategoriesProps) {
  const { categories: words, resource } = useOfficePhrases();
  const locale = useLocale();
  const actions = useRecordActions();
  if (rows.length === 0) return <ListStates {...{ answer, state, change }} hasRows={false} columns={2} />;
  return (
    <>
      <ul className="binned" aria-label={resource.bin}>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" className="link" onClick={() => change({ open: row.id, pane: 'form' })}>
              {actions.labelOf(row)}
            </button>
            <span className="text-ink-faint">
              {words.binnedAt({ at: formatDateTime(row.updatedAt, locale) })}
            </span>
            <Button variant="secondary" size="small" icon="undo-2" onClick={() => actions.restore(row)}>
              {resource.restore}
            </Button>
          </li>
        ))}
      </ul>
      <MoreRows answer={answer} />
    </>
  );
}
