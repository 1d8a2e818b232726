/** What a policy lets through: each of its rules answers the text that it was given, or null. */
interface PolicyRules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScript?: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

declare global {
  interface Window {
    /** Undefined in a browser that asks for no trusted types. */
    trustedTypes?: {
      /** Makes a policy; what it creates is taken wherever a text is. */
      readonly createPolicy: (
        name: string,
        rules: PolicyRules,
      ) => { readonly createHTML: (text: string) => string };
    };
  }
}

/** What React makes an empty script element from, to fill it in afterwards. */
const EMPTY_SCRIPT = '<script></script>';

/** What the tag manager is loaded from, and what it loads itself. */
const TAG_MANAGER = 'https://www.googletagmanager.com/';

/** The origins of strangers that the visitor allowed, as beginnings of addresses. */
const guests = new Set<string>();

/**
 * Says which texts may become scripts or markup by script, on pages whose policy asks for it: the files of the build,
 * the tag manager's and those of guests, and the empty script elements that React makes for data blocks. All else throws
 * where it is tried.
 */
export function allowOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT ? text : null),
    createScript: (text) => (text === '' ? text : null),
    createScriptURL: (url) => (isAllowedScript(url, location.origin, guests) ? url : null),
  });
}

/** Lets the scripts of an address, and of its origin, come from now on: not before the visitor allowed them. */
export function allowScriptsOf(address: string): void {
  guests.add(`${new URL(address).origin}/`);
}

/** Whether an address, as a page of `origin` reads it, is that of a script that the site loads, or a guest's. */
export function isAllowedScript(url: string, origin: string, allowed: ReadonlySet<string>): boolean {
  if (!URL.canParse(url, origin)) return false;
  const { href } = new URL(url, origin);
  return [`${origin}/assets/`, TAG_MANAGER, ...allowed].some((start) => href.startsWith(start));
}
