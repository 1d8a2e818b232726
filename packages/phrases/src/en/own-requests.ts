import type { ownRequests as turkish } from '../tr/own-requests.ts';

/** Phrases of a member's list of interests and of notifications. */
export const ownRequests: typeof turkish = {
  joined: {
    remark: (p) => `Sent earlier with your email address; added to your account on ${p.date}.`,
    disown: 'Not mine',
    disownNamed: (p) => `Not mine: ${p.campaign}`,
    title: 'Remove the request from your account?',
    text: (p) =>
      `The request for “${p.campaign}”, and any sent together with it, will be removed from your list and not added again. They stay active for the person who sent them.`,
    yes: 'Remove it',
    done: 'Request removed from your account.',
  },
  list: {
    parts: 'List sections',
    requests: 'My quote requests',
    requestsEmpty: 'You have not requested a quote yet',
    requestsEmptyText: 'You can follow the progress of your requests here.',
    campaigns: 'Bookmarks',
    campaignsEmpty: 'No bookmarks yet',
    campaignsEmptyText:
      'Tap the bookmark in the corner of a campaign to add it here. We can also remind you before it ends.',
    ended: 'Ended bookmarks',
    brands: 'Brands I follow',
    categories: 'Categories I follow',
    browse: 'Discover campaigns',
    ending: 'See campaigns ending soon',
    failed: 'Your list could not be loaded',
    retry: 'Try again',
    reminders: 'Choose in your profile whether we email you before your bookmarked campaigns end.',
    toProfile: 'Open my profile',
  },
  notifications: {
    empty: 'You have no notifications yet',
    emptyText:
      'We let you know here when campaigns you follow are about to end and when there is news about your requests.',
    isNew: 'New',
    groups: { today: 'Today', week: 'Last 7 days', earlier: 'Earlier' },
    events: {
      moved: 'There is news about your request',
      ending: 'A campaign you follow is ending',
      ended: 'A campaign you follow has ended',
      extended: 'The campaign was extended',
    },
    state: (p) => `New status: ${p.state}`,
    lastDay: (p) => `Last day: ${p.date}`,
    failed: 'Your notifications could not be loaded',
  },
};
