import { type FigurePeriod, figurePeriods, monthPattern } from '@ayrac/domain/dashboard/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useQueryState } from '#office/paged/use-query-state.ts';

const DEFAULT: FigurePeriod = '30';

/** Filters of the figures. An empty id means no filter. */
export interface FigureFilters {
  readonly period: FigurePeriod;
  /** Calendar month that replaces the period, as `YYYY-MM`, or empty. */
  readonly month: string;
  readonly brandId: string;
  readonly ownerId: string;
}

/** Returns the filters of the address and a function that changes them. */
export function useFigureFilters() {
  const [address, change] = useQueryState();
  const month = address.get('month') ?? '';
  const filters: FigureFilters = {
    period: figurePeriods.find((one) => one === address.get('period')) ?? DEFAULT,
    month: monthPattern.test(month) ? month : '',
    brandId: address.get('brandId') ?? '',
    ownerId: address.get('ownerId') ?? '',
  };
  const changeFilters = useCallback(
    ({ period, ...next }: Partial<FigureFilters>) =>
      change({ ...next, ...(period !== undefined && { period: period === DEFAULT ? '' : period }) }),
    [change],
  );
  return [filters, changeFilters] as const;
}

/** Loads the figures. The previous ones stay until then. */
export function useLeadFigures({ period, month, brandId, ownerId }: FigureFilters) {
  const client = useOfficeClient();
  const span = month === '' ? { period } : { month };
  const query = { ...span, ...(brandId !== '' && { brandId }), ...(ownerId !== '' && { ownerId }) };
  return useQuery({
    queryKey: ['leads', 'figures', query],
    queryFn: ({ signal }) => client.getLeadFigures({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
