import { dayPeriods } from '@ayrac/domain/dashboard/period.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useChoice } from './use-choice.ts';

/** Returns the period of a screen of counts, in days, from its address. */
export const usePeriod = () => useChoice('period', dayPeriods, '30');

interface PeriodProps {
  readonly choice: ReturnType<typeof usePeriod>;
}

/** Selects the period of the counts. */
export function PeriodChoice({ choice: [period, setPeriod] }: PeriodProps) {
  const { dashboard } = useOfficePhrases();
  return (
    <Segments
      legend={dashboard.period}
      legendHidden
      segments={dayPeriods.map((value) => ({ value, label: dashboard.periods[value] }))}
      value={period}
      onChange={setPeriod}
    />
  );
}

interface NothingCountedProps extends PeriodProps {
  readonly icon: IconName;
  readonly title: string;
}

/** Shown if nothing was counted, with a button for the longest period. */
export function NothingCounted({ icon, title, choice: [period, setPeriod] }: NothingCountedProps) {
  const { dashboard } = useOfficePhrases();
  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={
        period !== '90' && (
          <Button variant="secondary" onClick={() => setPeriod('90')}>
            {dashboard.widen}
          </Button>
        )
      }
    />
  );
}
