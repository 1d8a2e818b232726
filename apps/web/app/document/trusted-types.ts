/** Rules of a Trusted Types policy. Each returns the permitted text, or null to block it. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScript?: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: {
      /** Creates a policy. Its results are accepted wherever a string is. */
      readonly createPolicy: (
        name: string,
        rules: PolicyRules,
      ) => { readonly createHTML: (text: string) => string };
    };
  }
}

/** Markup from which React creates an empty script element before filling it in. */
const EMPTY_SCRIPT = '<script></script>';

/** Origin of the tag manager and of the scripts that it loads. */
const TAG_MANAGER = 'https://www.googletagmanager.com/';

/** Third-party origins that the visitor has allowed, as URL prefixes. */
const guests = new Set<string>();

/**
 * Installs the default policy for pages that enforce Trusted Types. It permits the build's files, the tag manager's and
 * allowed third parties' scripts, and the empty script elements that React creates for data blocks. Anything else
 * throws where it is assigned.
 */
export function allowOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT ? text : null),
    createScript: (text) => (text === '' ? text : null),
    createScriptURL: (url) => (isAllowedScript(url, location.origin, guests) ? url : null),
  });
}

/** Permits scripts of the origin of an address from now on. Only called once the visitor has allowed them. */
export function allowScriptsOf(address: string): void {
  guests.add(`${new URL(address).origin}/`);
}

/**
 * Whether an address, resolved against `origin`, is a script of the site, of the tag manager or of an allowed third
 * party.
 */
export function isAllowedScript(url: string, origin: string, allowed: ReadonlySet<string>): boolean {
  if (!URL.canParse(url, origin)) return false;
  const { href } = new URL(url, origin);
  return [`${origin}/assets/`, TAG_MANAGER, ...allowed].some((start) => href.startsWith(start));
}
