import type { account as turkish } from '../tr/account.ts';

export const account: typeof turkish = {
  menu: (p) => `My account: ${p.name}`,
  menuUnread: (p) =>
    `My account: ${p.name}, ${p.count} new ${p.count === 1 ? 'notification' : 'notifications'}`,
  unread: 'Unread:',
  admin: 'Admin panel',
  crm: 'CRM Admin Panel',
  profile: 'Profile',
  myCampaigns: 'My campaigns',
  signOut: 'Logout',
  signOutFailed: 'You could not be logged out. Please check your connection and try again.',
  secondFactorRequired: 'Turn on two-step verification to use your rights',
  tabs: {
    label: 'Parts of the profile',
    details: 'My details',
    security: 'Security',
    notifications: 'Notifications',
    data: 'My data',
  },
  /** Explanations beside a member's notifications. */
  notifications: {
    when: 'We tell you here when there is news about one of your requests, and when a campaign that you follow is about to end. What you have seen counts as read.',
    reminders: 'If you like, we also email you before a campaign ends.',
    toReminders: 'Set reminders',
  },
  unverified: {
    title: 'Your email address is not verified yet',
    text: 'Open the link in the email we sent you to receive news and reminders.',
    resend: 'Send the link again',
    sent: 'A new link is on its way to your email address.',
    failed: 'The link could not be sent. Please try again.',
  },
};
