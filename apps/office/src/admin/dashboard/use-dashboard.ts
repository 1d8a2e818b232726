import { type FigurePeriod, figurePeriods } from '@ayrac/domain/dashboard/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';

const DEFAULT: FigurePeriod = '30';
// The interval at which the server updates the counts.
const COUNTED_EVERY_MS = 5 * 60_000;

/** Returns the period of the address and a function that changes it. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('period');
  const period = figurePeriods.find((one) => one === given) ?? DEFAULT;
  const choose = useCallback(
    (next: FigurePeriod) => setAddress(next === DEFAULT ? {} : { period: next }),
    [setAddress],
  );
  return [period, choose] as const;
}

/**
 * Returns the chart series that the address names, undefined if none. Figures whose rows are the days of a chart link
 * to their series.
 */
export function useFlowParameter<Flow extends string>(flows: readonly Flow[]): Flow | undefined {
  const [address] = useSearchParams();
  return flows.find((one) => one === address.get('flow'));
}

/** Loads the figures of a period. Those of the previous period stay until then. */
export function useFigures(period: FigurePeriod) {
  const client = useOfficeClient();
  return useQuery({
    queryKey: ['dashboard', 'figures', period],
    queryFn: ({ signal }) => client.getFigures({ query: { period } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: COUNTED_EVERY_MS,
  });
}

/** Loads the open tasks. */
export function useCare() {
  const client = useOfficeClient();
  return useQuery({
    queryKey: ['dashboard', 'care'],
    queryFn: ({ signal }) => client.getCare(undefined, { signal }),
    refetchInterval: COUNTED_EVERY_MS,
  });
}
