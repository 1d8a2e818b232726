import { type FigurePeriod, figurePeriods, monthPattern } from '@ayrac/domain/dashboard/period.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficeClient } from '#office/resource/client.ts';

const DEFAULT: FigurePeriod = '30';

/** What figures are asked for; an empty id narrows nothing. */
export interface AskedFigures {
  readonly period: FigurePeriod;
  /** A month of the calendar in its place, as YYYY-MM; empty where the period holds. */
  readonly month: string;
  readonly brandId: string;
  readonly ownerId: string;
}

/** What the address asks for, and how to ask for something else. */
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

/** The figures that are asked for; while others come, the former stay. */
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
