import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { Field } from '@ayrac/kit/field.tsx';
import { openByKey } from '@ayrac/kit/open-by-key.ts';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import { useState } from 'react';
import type { Row } from '#office/client/row.ts';
import { ReferencePicker } from '#office/fields/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadPlan, LeadSnooze } from './lead-plan.tsx';
import type { Story } from './story.ts';
import { useLostReasons } from './use-lost-reasons.ts';
import { useWork } from './use-work.ts';

interface LeadTasksProps {
  readonly record: Row;
  readonly story: Story | undefined;
}

/** Tasks of a lead: stage, owner, next action and snooze. */
export function LeadTasks({ record, story }: LeadTasksProps) {
  const { work: words, fields } = useOfficePhrases().leads;
  const { work, conflict, takeMine, takeTheirs } = useWork(record);
  // A reason for loss applies to the version that its author saw.
  const [losing, setLosing] = useState<number | null>(null);
  const isLosing = record.stand === 'lost' || losing === record.version;
  const reasons = useLostReasons(isLosing);

  const moveTo = (value: string) => {
    const stage = leadStages.find((one) => one === value);
    if (stage === undefined) return;
    setLosing(stage === 'lost' ? record.version : null);
    if (stage !== 'lost') work({ kind: 'stage', stage });
  };
  if (record.stand === 'withdrawn') return null;
  return (
    <section className="lead-part">
      {conflict && <ConflictNotice conflict={conflict} onMine={takeMine} onTheirs={takeTheirs} />}
      <div className="lead-pair fields-beside">
        <SelectField
          label={words.stage}
          value={isLosing ? 'lost' : String(record.stand)}
          onChange={({ currentTarget }) => moveTo(currentTarget.value)}
          onKeyDown={openByKey}
          options={leadStages.map((stage) => ({ value: stage, label: fields.stand.choices[stage] }))}
        />
        <Field label={words.owner}>
          {(wiring) => (
            <ReferencePicker
              {...wiring}
              to="lead-owners"
              within={{ brandId: String(record.brandId) }}
              label={words.owner}
              placeholder={words.choose}
              value={String(record.ownerId ?? '')}
              onChange={(ownerId) => work({ kind: 'assign', ownerId: ownerId === '' ? null : ownerId })}
            />
          )}
        </Field>
      </div>
      {isLosing && (
        <SelectField
          label={words.reason}
          placeholder={words.choose}
          value={story?.plan.lostReasonId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            value !== '' && work({ kind: 'stage', stage: 'lost', lostReasonId: value })
          }
          onKeyDown={openByKey}
          options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <LeadPlan leadId={record.id} plan={story?.plan} work={work} />
      <LeadSnooze plan={story?.plan} work={work} />
      <LeadNote leadId={record.id} work={work} />
    </section>
  );
}
