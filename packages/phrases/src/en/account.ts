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
  secondFactorRequired: 'Turn on two-step verification to use your role',
  tabs: {
    label: 'Profile sections',
    details: 'My details',
    security: 'Security',
    notifications: 'Notifications',
    data: 'My data',
  },
  /** Explanations beside a member's notifications. */
  notifications: {
    when: 'We let you know here when there is news about one of your requests or a campaign you follow is about to end. Notifications are marked as read once you see them.',
    reminders: 'We can also email you before a campaign ends.',
    toReminders: 'Set reminders',
  },
  unverified: {
    title: 'Your email address is not verified yet',
    text: 'Open the link in the email we sent you to receive news and reminders.',
    resend: 'Resend link',
    sent: 'A new link is on its way to your email address.',
    failed: 'The link could not be sent. Please try again.',
  },
};
