import { useLocale } from '@ayrac/browser/locale.ts';
import type { SentLeadCommand } from '@ayrac/contract/office/lead-work.ts';
import { type LeadStage, leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { inTurn } from '#office/client/turns.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { type ColumnPages, withoutRows, withRows } from './board-rows.ts';

/** Query key of a board's column. `query` contains the board's filters. */
export const columnKey = (query: string, stage: LeadStage) => ['leads', 'board', query, stage] as const;

/**
 * Moves cards to another column: optimistically at first, then on the server, with an undo. `onShown` is called with the
 * first card and its new column, which renders it next.
 */
export function useMoves(query: string, onShown: (id: string, stage: LeadStage) => void) {
  const client = useQueryClient();
  const calls = useOfficeClient();
  const { attempt, labelOf, report } = useRecordActions();
  const { leads } = useOfficePhrases();
  const locale = useLocale();
  const show = (rows: readonly Row[], to: LeadStage) => {
    const ids = new Set(rows.map(({ id }) => id));
    for (const stage of leadStages) {
      client.setQueryData<ColumnPages>(columnKey(query, stage), (known) => {
        if (known === undefined) return known;
        const left = withoutRows(known, ids);
        return stage === to ? withRows(left, rows, to) : left;
      });
    }
  };

  return async (rows: readonly Row[], to: LeadStage, lostReasonId: string | null = null): Promise<void> => {
    const [row] = rows;
    if (row === undefined) return;
    // A pending response would show the cards in their former place.
    await client.cancelQueries({ queryKey: ['leads', 'board'] });
    show(rows, to);
    onShown(row.id, to);
    const command: SentLeadCommand = {
      kind: 'stage',
      stage: to,
      ...(lostReasonId !== null && { lostReasonId }),
    };
    const stage = leads.fields.stand.choices[to];
    await attempt(async () => {
      if (rows.length === 1) {
        const { id } = row;
        // A card that is moved again at once does not have its new version yet.
        const { change } = await inTurn(id, row.version, (version) =>
          calls.workOnLead({ params: { id }, body: { action: command, version } }),
        );
        report(leads.board.moved({ label: labelOf(row), stage }), [change]);
        return;
      }
      const target = { kind: 'ids' as const, ids: rows.map(({ id }) => id) };
      const { done, change } = await calls.workOnLeads({ body: { target, action: command } });
      report(leads.board.movedMany({ count: formatCount(done, locale), stage }), [change]);
    });
  };
}
