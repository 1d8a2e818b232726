import type { ownRequests as turkish } from '../tr/own-requests.ts';

/** Phrases of a member's list of interests and of notifications. */
export const ownRequests: typeof turkish = {
  joined: {
    remark: (p) => `Sent with your email address earlier; added to your account on ${p.date}.`,
    disown: 'Not mine',
    disownNamed: (p) => `Not mine: ${p.campaign}`,
    title: 'Remove the request from your account?',
    text: (p) =>
      `The request for ${p.campaign}, and those that were sent together with it, leave your list and are not added again. They stay active for the person who sent them.`,
    yes: 'Remove it',
    done: 'The request was removed from your account.',
  },
  list: {
    parts: 'Parts of the list',
    requests: 'My quote requests',
    requestsEmpty: 'You have not asked for a quote yet',
    requestsEmptyText: 'Here you can follow the progress of your requests.',
    campaigns: 'Bookmarks',
    campaignsEmpty: 'No bookmarks yet',
    campaignsEmptyText:
      'Tap the bookmark in the corner of a campaign that you like to add it here; if you like, we remind you before it ends.',
    ended: 'Bookmarks that are over',
    brands: 'Brands I follow',
    categories: 'Categories I follow',
    browse: 'Discover campaigns',
    ending: 'See campaigns ending soon',
    failed: 'Your list could not be loaded',
    retry: 'Try again',
    reminders: 'Choose in your profile whether we email you before the campaigns that you bookmarked end.',
    toProfile: 'Open my profile',
  },
  notifications: {
    empty: 'You have no notifications yet',
    emptyText:
      'We tell you here before campaigns that you follow end, and when there is news about your requests.',
    isNew: 'New',
    groups: { today: 'Today', week: 'Last 7 days', earlier: 'Earlier' },
    events: {
      moved: 'There is news about your request',
      ending: 'A campaign you follow is ending',
      ended: 'A campaign you follow has ended',
      extended: 'The campaign was extended',
    },
    state: (p) => `New state: ${p.state}`,
    lastDay: (p) => `Last day: ${p.date}`,
    failed: 'Your notifications could not be loaded',
  },
};
