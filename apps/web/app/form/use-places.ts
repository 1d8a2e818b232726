import { useClient } from '@ayrac/browser/calls/client.ts';
import { builtInProvinces, type OfferedProvince } from '@ayrac/domain/person/province.ts';
import { useEffect, useState } from 'react';

/** Districts of the selected province. */
type Districts =
  | { readonly kind: 'no-city' | 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly names: readonly string[] };

interface Places {
  /** Undefined while loading. */
  readonly provinces: readonly OfferedProvince[] | undefined;
  /** The provinces could not be loaded, so the built-in list is used. */
  readonly isFallback: boolean;
  readonly districts: Districts;
}

/** Returns the provinces and the districts of one of them. `given` are the provinces that came with the page. */
export function usePlaces(city: string, given: readonly OfferedProvince[] | undefined): Places {
  const client = useClient();
  const [loaded, setLoaded] = useState<readonly OfferedProvince[]>();
  const [districts, setDistricts] = useState<{ readonly of: number; readonly is: Districts }>();
  const provinces = given ?? loaded;
  const provinceId = provinces?.find(({ name }) => name === city)?.id;

  useEffect(() => {
    if (given !== undefined) return;
    const left = new AbortController();
    client.listProvinces(undefined, { signal: left.signal }).then(setLoaded, () => {
      if (!left.signal.aborted) setLoaded(builtInProvinces);
    });
    return () => left.abort();
  }, [client, given]);

  useEffect(() => {
    if (provinceId === undefined) return;
    // Back at a province whose districts failed to load, they are loaded again.
    setDistricts((before) => (before?.is.kind === 'failed' ? undefined : before));
    const left = new AbortController();
    client.listDistricts({ query: { provinceId } }, { signal: left.signal }).then(
      (found) => {
        const names = found.map(({ name }) => name);
        // An empty list offers no choice, so it counts as failed.
        setDistricts({
          of: provinceId,
          is: names.length > 0 ? { kind: 'known', names } : { kind: 'failed' },
        });
      },
      () => {
        if (!left.signal.aborted) setDistricts({ of: provinceId, is: { kind: 'failed' } });
      },
    );
    return () => left.abort();
  }, [client, provinceId]);

  return {
    provinces,
    isFallback: provinces === builtInProvinces,
    districts: districtsOf(provinceId, districts),
  };
}

function districtsOf(
  provinceId: number | undefined,
  latest: { readonly of: number; readonly is: Districts } | undefined,
): Districts {
  if (provinceId === undefined) return { kind: 'no-city' };
  return latest?.of === provinceId ? latest.is : { kind: 'loading' };
}
