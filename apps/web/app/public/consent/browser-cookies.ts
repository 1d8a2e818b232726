import { cookieDomains } from '@ayrac/domain/consent/consent-effect.ts';

/** The cookies that script sees, by their names. */
export function readCookies(): Readonly<Record<string, string>> {
  const pairs = document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decoded(value)]));
}

/** The one place that writes cookies by script: the Cookie Store is missing on plain http and in some browsers. */
export function writeCookie(cookie: string): void {
  document.cookie = cookie;
}

/** Deletes a cookie whatever domain of ours it was set for. */
export function deleteCookie(name: string): void {
  const past = `${name}=; path=/; max-age=0`;
  writeCookie(past);
  for (const domain of cookieDomains(location.hostname)) writeCookie(`${past}; domain=${domain}`);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
