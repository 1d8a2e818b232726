import type { follow as turkish } from '../tr/follow.ts';

const keptHere = 'It is kept on this device and moves to your account when you log in.';

/** Phrases for following, loaded after a visitor's first follow. */
export const follow: typeof turkish = {
  news: 'News of what you follow',
  close: 'Close',
  followed: (p) => `Added to your list: ${p.name}`,
  bookmarked: (p) => `Bookmarked: ${p.name}`,
  toList: 'Show my list',
  unfollowed: (p) => `Removed from your list: ${p.name}`,
  unmarked: (p) => `Bookmark removed: ${p.name}`,
  keptHere: (p) => `Added to your list: ${p.name}. ${keptHere}`,
  markedHere: (p) => `Bookmarked: ${p.name}. ${keptHere}`,
  signIn: 'Log in',
  joined: 'Your bookmarks and what you followed on this device are in your account now.',
  refused: (p) => `The change could not be saved: ${p.name}`,
  tray: {
    title: 'Bookmarks',
    counted: (p) => `Bookmarks (${p.count})`,
    over: (p) =>
      p.count === 1
        ? '1 campaign has ended and is not counted.'
        : `${p.count} campaigns have ended and are not counted.`,
    gone: (p) =>
      p.count === 1
        ? '1 campaign was taken down, and its bookmark removed.'
        : `${p.count} campaigns were taken down, and their bookmarks removed.`,
    full: (p) => `This device keeps ${p.most} bookmarks at most. A new one replaces the oldest.`,
    remove: 'Remove',
    removeNamed: (p) => `Remove the bookmark: ${p.name}`,
    removed: 'Bookmark removed',
    undo: 'Undo',
    undoNamed: (p) => `Put the bookmark back: ${p.name}`,
    compare: 'Compare',
    compareNamed: (p) => `Add to the comparison: ${p.name}`,
    comparing: (p) => `Compare ${p.count} campaigns`,
    choose: 'Choose 2 to 4 campaigns to compare them.',
    all: 'See all',
    onDevice: 'Your bookmarks are kept on this device. They move to your account when you log in.',
    empty: 'No bookmarks yet',
    emptyText:
      'Tap the bookmark in the corner of a campaign that you like; they gather here, to be compared side by side.',
    browse: 'Explore campaigns',
    failed: 'Your bookmarks could not be loaded',
    retry: 'Try again',
  },
};
