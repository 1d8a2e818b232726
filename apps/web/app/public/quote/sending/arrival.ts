import type { Sending } from '@ayrac/contract/quote.ts';

type Arrival = Pick<Sending, 'page' | 'referrer' | 'parameters'>;

const known = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Returns the current page, campaign parameters and referrer of the visit. None of it is stored in the browser. */
export function arrivalOf(address: string, referrer: string): Arrival {
  const { pathname, searchParams, host } = new URL(address);
  const parameters = known.flatMap((name) => {
    const value = searchParams.get(name)?.slice(0, 100);
    return value ? [[name, value]] : [];
  });
  const from = hostOf(referrer);
  return {
    page: pathname.slice(0, 300),
    ...(from !== null && from !== host && { referrer: from.slice(0, 200) }),
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
  };
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
