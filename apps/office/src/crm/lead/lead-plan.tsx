import { useLocale } from '@ayrac/browser/locale.ts';
import { planProblem } from '@ayrac/domain/lead/lead-plan.ts';
import { leadWorkLimits } from '@ayrac/domain/lead/lead-work.ts';
import { ok } from '@ayrac/domain/parsed.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { readMoment, wallTextOf } from '@ayrac/domain/time/day-and-moment.ts';
import { dayInMs, hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { DateField } from '#office/fields/date/date-field.tsx';
import { NearMoment } from '#office/fields/date/near-moment.tsx';
import { useNow } from '#office/fields/date/use-now.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';
import type { Story } from './story.ts';
import { useLeadGuard } from './use-lead-guard.ts';
import type { Work } from './use-work.ts';

const noErrors = { action: '', at: '' };

interface LeadPlanProps {
  readonly leadId: string;
  /** Undefined while loading. */
  readonly plan: Story['plan'] | undefined;
  readonly work: Work;
}

/** Next action on a lead and its time. */
export function LeadPlan({ leadId, plan: current, work }: LeadPlanProps) {
  const { leads, fieldErrors } = useOfficePhrases();
  const { work: words } = leads;
  const [error, setError] = useState(noErrors);
  const plan = usePlan(current);
  useLeadGuard(plan.isTyped, leadId);
  const makePlan = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const action = plan.action.trim() === '' ? null : plan.action.trim();
    const read = plan.at === '' ? ok(null) : readMoment(plan.at);
    // An unreadable time is an error, not a missing one.
    if (read.kind !== 'ok') {
      setError({ action: '', at: fieldErrors['invalid-date'] });
      return;
    }
    const at = read.value;
    const problem = planProblem({ action, at: instantOf(at) }, plan.current, new Date());
    setError({
      action: problem === 'empty' ? words.planEmpty : '',
      at: problem === 'past' ? fieldErrors['in-the-past'] : '',
    });
    if (problem === null && (await work({ kind: 'plan', action, at }))) plan.forget();
  };
  return (
    <form className="lead-plan" onSubmit={makePlan}>
      <TextField
        label={words.next}
        maxLength={leadWorkLimits.nextAction}
        value={plan.action}
        error={error.action}
        onChange={({ currentTarget }) => {
          setError(noErrors);
          plan.type({ action: currentTarget.value });
        }}
        autoComplete="off"
      />
      <DateField
        label={words.at}
        withTime
        value={plan.at}
        error={error.at}
        onChange={(at) => {
          setError(noErrors);
          plan.type({ at });
        }}
      />
      <Button type="submit" size="small" variant="secondary" icon="clock">
        {words.plan}
      </Button>
    </form>
  );
}

interface PlanTexts {
  readonly action: string;
  readonly at: string;
}

/** State of the plan's form. A new plan of the server replaces it as long as nothing was typed. */
function usePlan(current: Story['plan'] | undefined) {
  const [typed, setTyped] = useState<PlanTexts | null>(null);
  const { nextAction = null, nextActionAt = null } = current ?? {};
  const known = {
    action: nextAction ?? '',
    at: nextActionAt === null ? '' : wallTextOf(new Date(nextActionAt)),
  };
  return {
    ...(typed ?? known),
    current: { action: nextAction, at: instantOf(nextActionAt) },
    isTyped: typed !== null && (typed.action !== known.action || typed.at !== known.at),
    type: (part: Partial<PlanTexts>) => setTyped((now) => ({ ...(now ?? known), ...part })),
    /** Ends with what this rendering shows. What was typed since then stays. */
    forget: () => setTyped((now) => (now === typed ? null : now)),
  };
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

interface LeadSnoozeProps {
  /** Undefined while loading. */
  readonly plan: Story['plan'] | undefined;
  readonly work: Work;
}

/** Until when a lead is snoozed, with a button that ends it. */
export function LeadSnooze({ plan, work }: LeadSnoozeProps) {
  const { work: words, story: storyWords } = useOfficePhrases().leads;
  const locale = useLocale();
  const present = useNow();
  const { snoozedUntil: until = null, nextOpening = null } = plan ?? {};
  const isResting = until !== null && Date.parse(until) > present.getTime();
  const snooze = (to: Date) => work({ kind: 'snooze', until: to.toISOString() });
  const now = () => Date.now();
  return (
    <fieldset className="lead-outcomes">
      <legend>{words.snooze}</legend>
      <div className="lead-row">
        <Button size="small" variant="secondary" onClick={() => snooze(new Date(now() + hourInMs))}>
          {words.hour}
        </Button>
        {nextOpening !== null && (
          <Button size="small" variant="secondary" onClick={() => snooze(new Date(nextOpening))}>
            <NearMoment at={nextOpening} />
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => snooze(new Date(now() + 7 * dayInMs))}>
          {words.week}
        </Button>
      </div>
      {isResting && (
        <div className="lead-row">
          <p className="lead-hint">{storyWords.snooze({ until: formatDateTime(until, locale) })}</p>
          <PassingButton size="small" variant="ghost" onClick={() => work({ kind: 'snooze', until: null })}>
            {words.wake}
          </PassingButton>
        </div>
      )}
    </fieldset>
  );
}
