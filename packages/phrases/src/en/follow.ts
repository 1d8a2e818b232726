import type { follow as turkish } from '../tr/follow.ts';

/** What following says once somebody has begun with it. */
export const follow: typeof turkish = {
  news: 'News of what you follow',
  close: 'Close',
  followed: (p) => `Added to your list: ${p.name}`,
  toList: 'Show my list',
  unfollowed: (p) => `Removed from your list: ${p.name}`,
  keptHere: (p) =>
    `Added to your list: ${p.name}. For now the list is kept on this device only; it moves to your account when you log in.`,
  signIn: 'Log in',
  joined: 'What you followed on this device is in your account now.',
  refused: (p) => `The change could not be saved: ${p.name}`,
};
