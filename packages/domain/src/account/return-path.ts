import { screenPaths } from '../screen/screens.generated.ts';

/** Longest return path, in characters. */
export const MAX_RETURN_PATH_LENGTH = 2_000;

const HOME = '/';
const OWN = 'http://own.invalid';
// Browsers interpret backslashes and control characters, so a path that contains them may lead elsewhere.
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const signingIn = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'invitation',
  'verifyEmail',
] as const;
// A login never returns to one of these screens, nor to the API.
const noWayBack = ['/api', ...signingIn.map((name) => screenPaths[name])].join('|');
const NO_WAY_BACK = new RegExp(`^(?:/en)?(?:${noWayBack})(?:[/?#.]|$)`, 'i');

/**
 * Reads the return path of a login from the query parameter `donus`. Anything that could lead to another site, to the
 * API or back to a login screen becomes the home page.
 */
export function readReturnPath(text: string | null | undefined): string {
  if (typeof text !== 'string' || text.length > MAX_RETURN_PATH_LENGTH || !OWN_PATH.test(text)) return HOME;
  if (!URL.canParse(text, OWN)) return HOME;
  const { origin, pathname, search, hash } = new URL(text, OWN);
  // `/.//evil.example` looks like a path, but resolves to `//evil.example`, which names another site.
  if (origin !== OWN || pathname.startsWith('//') || NO_WAY_BACK.test(pathname)) return HOME;
  return pathname + search + hash;
}
