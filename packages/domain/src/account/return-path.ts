import { screens } from '../screens.ts';

/** Longest way back that is kept, in characters. */
export const MAX_RETURN_PATH_LENGTH = 2_000;

const HOME = '/';
const OWN = 'http://own.invalid';
// Backslashes and control characters are read by browsers as what they are not.
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const signingIn = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'invitation',
  'verifyEmail',
] as const;
// Signing in leads nowhere near itself, and to pages alone.
const noWayBack = ['/api', ...signingIn.map((name) => screens[name].path)].join('|');
const NO_WAY_BACK = new RegExp(`^(?:/en)?(?:${noWayBack})(?:[/?#.]|$)`, 'i');

/**
 * The path of this site that signing in leads back to, read from outside (the address's `donus`): whatever could lead
 * to another site, to a call of the API or back to signing in becomes the home page.
 */
export function readReturnPath(text: string | null | undefined): string {
  if (typeof text !== 'string' || text.length > MAX_RETURN_PATH_LENGTH || !OWN_PATH.test(text)) return HOME;
  if (!URL.canParse(text, OWN)) return HOME;
  const { origin, pathname, search, hash } = new URL(text, OWN);
  // `/.//evil.example` begins like a path and becomes the name of another site once its dots are gone.
  if (origin !== OWN || pathname.startsWith('//') || NO_WAY_BACK.test(pathname)) return HOME;
  return pathname + search + hash;
}
