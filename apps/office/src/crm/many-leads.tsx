import { type LeadStage, leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { openByKey } from '@ayrac/kit/menu/open-by-key.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentTarget } from '#office/client/bulk.ts';
import type { Page } from '#office/client/calls.ts';
import type { Row } from '#office/client/row.ts';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ManyActionsProps } from '#office/resource/declaration.ts';
import { usePageState } from '#office/resource/use-page-state.ts';
import type { Selection } from '#office/table/selection.ts';
import { AskReason } from './ask-reason.tsx';
import { ownersOfMany } from './owners-of-many.ts';

/** Assigns many leads to a person or moves them to a stage. A loss asks for its reason first. */
export function ManyLeads({ selection, start }: ManyActionsProps) {
  const { leads } = useOfficePhrases();
  const { work, fields } = leads;
  const [{ filters }] = usePageState();
  const brandIds = useBrandsOf(selection);
  const [isLosing, setIsLosing] = useState(false);
  const moveTo = (stage: LeadStage, lostReasonId: string | null = null) =>
    start('stage', (client, target) =>
      client.workOnLeads({
        body: { target: sentTarget(target), action: { kind: 'stage', stage, lostReasonId } },
      }),
    );
  return (
    <>
      <div className="lead-many">
        <ReferencePicker
          to="lead-owners"
          within={ownersOfMany(brandIds, filters.brandId)}
          label={work.owner}
          placeholder={work.owner}
          value=""
          onChange={(ownerId) =>
            start('assign', (client, target) =>
              client.workOnLeads({
                body: { target: sentTarget(target), action: { kind: 'assign', ownerId } },
              }),
            )
          }
        />
      </div>
      <div className="field-box list-select">
        <select
          className="field-control"
          aria-label={work.stage}
          value=""
          onChange={({ currentTarget }) => {
            const stage = leadStages.find((one) => one === currentTarget.value);
            if (stage === 'lost') setIsLosing(true);
            else if (stage !== undefined) moveTo(stage);
          }}
          onKeyDown={openByKey}
        >
          <option value="">{work.stage}</option>
          {leadStages.map((stage) => (
            <option key={stage} value={stage}>
              {fields.stand.choices[stage]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      {isLosing && (
        <AskReason
          title={leads.lose.title}
          onConfirm={(reasonId) => {
            setIsLosing(false);
            moveTo('lost', reasonId);
          }}
          onClose={() => setIsLosing(false)}
        />
      )}
    </>
  );
}

/** Returns the brands of the selected leads; undefined when some of the leads were not loaded, by list or board. */
function useBrandsOf(selection: Selection): readonly string[] | undefined {
  const client = useQueryClient();
  if (selection.kind === 'filter') return undefined;
  const loaded = client
    .getQueriesData<Page<Row> | InfiniteData<Page<Row>>>({
      queryKey: ['leads'],
      predicate: ({ queryKey: [, kind] }) => kind === 'list' || kind === 'board',
    })
    .flatMap(([, data]) => (data === undefined ? [] : 'pages' in data ? data.pages : [data]))
    .flatMap(({ items }) => items);
  const brandOf = new Map(loaded.map(({ id, brandId }) => [id, String(brandId)]));
  const brandIds = [...selection.ids].map((id) => brandOf.get(id));
  return brandIds.every((id) => id !== undefined) ? brandIds : undefined;
}
