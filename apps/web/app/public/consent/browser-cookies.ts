import { cookieDomains } from '@ayrac/domain/consent/consent-effect.ts';

/** Returns the cookies that script can read, by name. */
export function readCookies(): Readonly<Record<string, string>> {
  const pairs = document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decoded(value)]));
}

/**
 * The only function that writes cookies by script. The Cookie Store API does not exist on plain HTTP and in some
 * browsers.
 */
export function writeCookie(cookie: string): void {
  document.cookie = cookie;
}

/** Deletes a cookie for every domain of the site that it may have been set for. */
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
