import { foldTurkish } from '../text/turkish.ts';

/** Shortest name that is searched for in a password, in characters. Shorter names occur in many words by chance. */
const SHORTEST_OWN_NAME = 4;

/** Owner of a password, as far as known where the password is checked. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email?: string;
}

/**
 * Returns which of the owner's names a password contains: the username or the local part of the e-mail address.
 * Attackers try those first. Case, Turkish letters and punctuation are ignored.
 */
export function ownNameIn(
  password: string,
  { username = '', email = '' }: PasswordOwner,
): keyof PasswordOwner | null {
  const bare = lettersOf(password);
  const contains = (name: string) =>
    lettersOf(name).length >= SHORTEST_OWN_NAME && bare.includes(lettersOf(name));
  if (contains(username)) return 'username';
  return contains(email.replace(/@[^@]*$/, '')) ? 'email' : null;
}

/** Folds a text to plain lower-case letters and digits: `Şeker.Pare` becomes `sekerpare`. */
function lettersOf(text: string): string {
  return foldTurkish(text).replaceAll(' ', '');
}
