import { type FigurePeriod, figurePeriods, monthPattern } from '@ayrac/domain/dashboard/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';

const DEFAULT: FigurePeriod = '30';

/** Filters of the figures. An empty id means no filter. */
export interface AskedFigures {
  readonly period: FigurePeriod;
  /** Calendar month that replaces the period, as `YYYY-MM`, or empty. */
  readonly month: string;
  readonly brandId: string;
  readonly ownerId: string;
}

/** Returns the filters of the address and a function that changes them. */
export function useAsked() {
  const [address, setAddress] = useSearchParams();
  const month = address.get('month') ?? '';
  const asked: AskedFigures = {
    period: figurePeriods.find((one) => one === address.get('period')) ?? DEFAULT,
    month: monthPattern.test(month) ? month : '',
    brandId: address.get('brandId') ?? '',
    ownerId: address.get('ownerId') ?? '',
  };
  const ask = useCallback(
    (next: Partial<AskedFigures>) =>
      setAddress(
        (now) => {
          for (const [name, value] of Object.entries(next)) {
            if (value === '' || value === DEFAULT) now.delete(name);
            else now.set(name, value);
          }
          return now;
        },
        { preventScrollReset: true },
      ),
    [setAddress],
  );
  return [asked, ask] as const;
}

/** Loads the figures. The previous ones stay until then. */
export function useLeadFigures({ period, month, brandId, ownerId }: AskedFigures) {
  const client = useOfficeClient();
  const span = month === '' ? { period } : { month };
  const query = { ...span, ...(brandId !== '' && { brandId }), ...(ownerId !== '' && { ownerId }) };
  return useQuery({
    queryKey: ['leads', 'figures', query],
    queryFn: ({ signal }) => client.getLeadFigures({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
