import type { follow as turkish } from '../tr/follow.ts';

const keptHere = 'It is saved on this device and moves to your account when you log in.';

/** Phrases for following, loaded after a visitor's first follow. */
export const follow: typeof turkish = {
  news: 'News about what you follow',
  close: 'Close',
  followed: (p) => `Added to your list: ${p.name}`,
  bookmarked: (p) => `Bookmarked: ${p.name}`,
  toList: 'Show my list',
  unfollowed: (p) => `Removed from your list: ${p.name}`,
  unmarked: (p) => `Bookmark removed: ${p.name}`,
  keptHere: (p) => `Added to your list: ${p.name}. ${keptHere}`,
  markedHere: (p) => `Bookmarked: ${p.name}. ${keptHere}`,
  signIn: 'Log in',
  joined: 'Your bookmarks and follows from this device are now in your account.',
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
        ? '1 campaign is no longer available, so its bookmark was removed.'
        : `${p.count} campaigns are no longer available, so their bookmarks were removed.`,
    full: (p) => `This device keeps up to ${p.most} bookmarks. A new one replaces the oldest.`,
    remove: 'Remove',
    removeNamed: (p) => `Remove the bookmark: ${p.name}`,
    removed: 'Bookmark removed',
    undo: 'Undo',
    undoNamed: (p) => `Undo removing the bookmark: ${p.name}`,
    compare: 'Compare',
    compareNamed: (p) => `Add to the comparison: ${p.name}`,
    comparing: (p) => `Compare ${p.count} campaigns`,
    choose: 'Choose 2 to 4 campaigns to compare them.',
    all: 'See all',
    onDevice: 'Your bookmarks are saved on this device. They move to your account when you log in.',
    empty: 'No bookmarks yet',
    emptyText:
      'Tap the bookmark in the corner of a campaign to save it here and compare campaigns side by side.',
    browse: 'Explore campaigns',
    failed: 'Your bookmarks could not be loaded',
    retry: 'Try again',
  },
};
