import { Field } from '@ayrac/kit/form/field.tsx';
import type { Row } from '#office/client/row.ts';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadPlan, LeadSnooze } from './lead-plan.tsx';
import { LeadStageFields } from './lead-stage.tsx';
import type { Story } from './story.ts';
import { useWork } from './use-work.ts';

interface LeadTasksProps {
  readonly record: Row;
  readonly story: Story | undefined;
}

/** Tasks of a lead: stage, owner, next action and snooze. */
export function LeadTasks({ record, story }: LeadTasksProps) {
  const { work: words } = useOfficePhrases().leads;
  const { work, conflict, takeMine, takeTheirs } = useWork(record);
  if (record.stand === 'withdrawn') return null;
  return (
    <section className="lead-part">
      {conflict && <ConflictNotice conflict={conflict} onMine={takeMine} onTheirs={takeTheirs} />}
      <div className="lead-pair fields-beside">
        <LeadStageFields record={record} lostReasonId={story?.plan.lostReasonId} work={work} />
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
      <LeadPlan leadId={record.id} plan={story?.plan} work={work} />
      <LeadSnooze plan={story?.plan} work={work} />
      <LeadNote leadId={record.id} work={work} />
    </section>
  );
}
