import { foldTurkish } from '../text/turkish.ts';

/** Shortest name that is looked for in a password: shorter ones stand in many words by chance. */
const SHORTEST_OWN_NAME = 4;

/** Whose password it is, as far as that is known where it is checked. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email?: string;
}

/**
 * Which of its owner's names a password contains, the username or the part of the address before the @: whoever
 * guesses tries those first. Neither case nor the letters of a language nor signs between them make a difference.
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

/** A text in plain small letters and digits alone: `Şeker.Pare` is `sekerpare`. */
function lettersOf(text: string): string {
  return foldTurkish(text).replaceAll(' ', '');
}
