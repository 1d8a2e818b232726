import { type FigurePeriod, figurePeriods } from '@ayrac/domain/dashboard/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficeClient } from '#office/resource/client.ts';

const DEFAULT: FigurePeriod = '30';
// As often as the server counts.
const COUNTED_EVERY_MS = 5 * 60_000;

/** The period in the address, and how to change it. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('period');
  const period = figurePeriods.find((one) => one === asked) ?? DEFAULT;
  const choose = useCallback(
    (next: FigurePeriod) =>
      setAddress(next === DEFAULT ? {} : { period: next }, { preventScrollReset: true }),
    [setAddress],
  );
  return [period, choose] as const;
}

/** The figures of a period; while another one comes, the former stay. */
export function useFigures(period: FigurePeriod) {
  const client = useOfficeClient();
  return useQuery({
    queryKey: ['dashboard', 'figures', period],
    queryFn: ({ signal }) => client.getFigures({ query: { period } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: COUNTED_EVERY_MS,
  });
}

/** What needs care now. */
export function useCare() {
  const client = useOfficeClient();
  return useQuery({
    queryKey: ['dashboard', 'care'],
    queryFn: ({ signal }) => client.getCare(undefined, { signal }),
    refetchInterval: COUNTED_EVERY_MS,
  });
}
