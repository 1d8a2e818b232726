import type { Encoding } from '#server/cache/compressed-body.ts';

/** Whether a visitor holds what this ETag names: one of a list, `*`, or weakened by what stands between (RFC 9110). */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const held = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

/** The smallest form of an answer that an Accept-Encoding takes. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '');
  return (['br', 'gzip'] as const).find((encoding) => takes(accepted, encoding)) ?? 'identity';
}

/** Whether an Accept-Encoding takes this encoding by its name; a weight of zero refuses it. */
function takes(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((one) => {
    const [name = '', ...weights] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !weights.some((weight) => /^q=0(?:\.0*)?$/.test(weight));
  });
}
