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

/**
 * Says which texts may become scripts or markup by script, on pages whose policy asks for it: the files of the build,
 * the tag manager's, and the empty script elements that React makes for data blocks. All else throws where it is tried.
 */
export function allowOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT ? text : null),
    createScript: (text) => (text === '' ? text : null),
    createScriptURL: (url) => (isScriptOfOurs(url, location.origin) ? url : null),
  });
}

/** Whether an address, as a page of `origin` reads it, is that of a script that the site loads. */
export function isScriptOfOurs(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false;
  const { href } = new URL(url, origin);
  return href.startsWith(`${origin}/assets/`) || href.startsWith(TAG_MANAGER);
}
