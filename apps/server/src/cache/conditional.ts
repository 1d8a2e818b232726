import type { Compression } from './compressed-body.ts';

/**
 * Whether an `If-None-Match` header names this ETag. The header may list several tags, be `*`, or hold a tag that a
 * proxy weakened to `W/…` (RFC 9110).
 */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const held = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return held.includes(etag) || held.includes('*');
}

/** Returns the encodings that an Accept-Encoding header accepts, the most compact first. */
export function encodingsIn(acceptEncoding: string | string[] | undefined): readonly Compression[] {
  const accepted = String(acceptEncoding ?? '');
  return (['br', 'gzip'] as const).filter((encoding) => takes(accepted, encoding));
}

/** Whether an Accept-Encoding header names this encoding with a weight other than zero. */
function takes(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((one) => {
    const [name = '', ...weights] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !weights.some((weight) => /^q=0(?:\.0*)?$/.test(weight));
  });
}
