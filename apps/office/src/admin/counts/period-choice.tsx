import { dayPeriods } from '@ayrac/domain/dashboard/period.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Segments } from '@ayrac/kit/segments.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useChoice } from './use-choice.ts';

/** The days that a screen of counts looks back, as its address names them. */
export const usePeriod = () => useChoice('period', dayPeriods, '30');

interface PeriodProps {
  readonly choice: ReturnType<typeof usePeriod>;
}

/** Chooses how far back is counted. */
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

/** What stands where nothing was counted, with the way to the longest period. */
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
