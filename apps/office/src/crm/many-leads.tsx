import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { ReferencePicker } from '#office/fields/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Target } from '#office/resource/calls.ts';
import type { ManyDeed } from '#office/resource/own-actions.ts';

interface ManyLeadsProps {
  readonly start: (name: string, deed: ManyDeed) => void;
}

/** Gives many leads to somebody, or moves them to a stage; a loss has a reason, so each is lost by itself. */
export function ManyLeads({ start }: ManyLeadsProps) {
  const { leads } = useOfficePhrases();
  const { work, fields } = leads;
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
              client.workOnLeads({ body: { target: sent(target), deed: { kind: 'assign', ownerId } } }),
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
            if (stage !== undefined)
              start('stage', (client, target) =>
                client.workOnLeads({ body: { target: sent(target), deed: { kind: 'stage', stage } } }),
              );
          }}
        >
          <option value="">{work.stage}</option>
          {leadStages
            .filter((stage) => stage !== 'lost')
            .map((stage) => (
              <option key={stage} value={stage}>
                {fields.stand.choices[stage]}
              </option>
            ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </>
  );
}

/** As the call takes it. */
function sent(target: Target) {
  return target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target;
}
