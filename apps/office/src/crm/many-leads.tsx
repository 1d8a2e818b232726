import { type LeadStage, leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { openByKey } from '@ayrac/kit/open-by-key.ts';
import { useState } from 'react';
import { sentTarget } from '#office/client/bulk.ts';
import { ReferencePicker } from '#office/fields/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ManyAction } from '#office/resource/own-actions.ts';
import { AskReason } from './ask-reason.tsx';

interface ManyLeadsProps {
  readonly start: (name: string, action: ManyAction) => void;
}

/** Assigns many leads to a person or moves them to a stage. A loss asks for its reason first. */
export function ManyLeads({ start }: ManyLeadsProps) {
  const { leads } = useOfficePhrases();
  const { work, fields } = leads;
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
