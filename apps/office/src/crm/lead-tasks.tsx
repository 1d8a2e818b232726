import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { readMoment } from '@ayrac/domain/time/day-and-moment.ts';
import { dayInMs, hourInMs, startOfDay } from '@ayrac/domain/time/istanbul-time.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Field } from '@ayrac/kit/field.tsx';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ReferencePicker } from '#office/fields/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Story } from './story.ts';
import { useWork } from './use-work.ts';

interface LeadTasksProps {
  readonly record: Row;
  readonly story: Story | undefined;
}

/** What is to be done about a lead: how far it is, whose it is, what comes next, and until when it rests. */
export function LeadTasks({ record, story }: LeadTasksProps) {
  const { work: words, fields } = useOfficePhrases().leads;
  const { work, conflict, takeMine, takeTheirs } = useWork(record);
  const client = useOfficeClient();
  // Whoever says why a lead is lost says it of what they saw.
  const [losing, setLosing] = useState<number | null>(null);
  const isLosing = record.stand === 'lost' || losing === record.version;
  const plan = usePlan(story?.plan);
  const reasons = useQuery({
    queryKey: ['lost-reasons'],
    queryFn: ({ signal }) => client.listLostReasons(undefined, { signal }),
    enabled: isLosing,
  });

  const moveTo = (value: string) => {
    const stage = leadStages.find((one) => one === value);
    if (stage === undefined) return;
    setLosing(stage === 'lost' ? record.version : null);
    if (stage !== 'lost') work({ kind: 'stage', stage });
  };
  const snooze = (until: Date) => work({ kind: 'snooze', until: until.toISOString() });
  const now = () => Date.now();
  const tomorrow = () => new Date(startOfDay(new Date()).getTime() + dayInMs + 9 * hourInMs);

  const makePlan = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const action = String(form.get('action')).trim();
    const read = readMoment(String(form.get('at')));
    const at = read.kind === 'ok' ? read.value : null;
    if (await work({ kind: 'plan', action: action === '' ? null : action, at })) plan.forget();
  };
  const addNote = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const note = String(new FormData(form).get('note')).trim();
    if (note !== '' && (await work({ kind: 'note', note }))) form.reset();
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
          options={leadStages.map((stage) => ({ value: stage, label: fields.stand.choices[stage] }))}
        />
        <Field label={words.owner}>
          {(wiring) => (
            <ReferencePicker
              {...wiring}
              to="lead-owners"
              label={words.owner}
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
          options={(reasons.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <form
        className="lead-plan"
        onSubmit={makePlan}
        onInput={plan.keep}
        key={plan.shown?.nextActionAt ?? ''}
      >
        <TextField
          label={words.next}
          name="action"
          maxLength={200}
          defaultValue={plan.shown?.nextAction ?? ''}
          autoComplete="off"
        />
        <TextField label={words.at} name="at" type="datetime-local" />
        <Button type="submit" size="small" variant="secondary" icon="clock">
          {words.plan}
        </Button>
      </form>
      <fieldset className="lead-outcomes">
        <legend>{words.snooze}</legend>
        <div className="lead-row">
          <Button size="small" variant="ghost" onClick={() => snooze(new Date(now() + hourInMs))}>
            {words.hour}
          </Button>
          <Button size="small" variant="ghost" onClick={() => snooze(tomorrow())}>
            {words.day}
          </Button>
          <Button size="small" variant="ghost" onClick={() => snooze(new Date(now() + 7 * dayInMs))}>
            {words.week}
          </Button>
        </div>
      </fieldset>
      <form className="lead-plan" onSubmit={addNote}>
        <TextField label={words.note} name="note" maxLength={2_000} autoComplete="off" />
        <Button type="submit" size="small" variant="secondary">
          {words.addNote}
        </Button>
      </form>
    </section>
  );
}

/** The plan that a form shows: another one takes its place as long as nothing was typed into it. */
function usePlan(current: Story['plan'] | undefined) {
  const [shown, setShown] = useState(current);
  const [isTyped, setIsTyped] = useState(false);
  if (!isTyped && shown !== current) setShown(current);
  return { shown, keep: () => setIsTyped(true), forget: () => setIsTyped(false) };
}
