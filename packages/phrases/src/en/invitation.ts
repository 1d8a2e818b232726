import type { invitation as turkish } from '../tr/invitation.ts';

/** Phrases of the page that accepts an invitation. */
export const invitation: typeof turkish = {
  title: 'Your invitation',
  lede: ({ role, until }) => `You are invited to Ayraç as ${role}. The invitation holds until ${until}.`,
  ledeBy: ({ by, role, until }) =>
    `${by} invites you to Ayraç as ${role}. The invitation holds until ${until}.`,
  choose: 'Choose your username and password.',
  roles: {
    ADMIN: 'an administrator',
    CRM_ADMIN: 'a CRM administrator',
    BRAND: 'a brand user',
    CUSTOMER: 'a member',
  },
  submit: 'Accept the invitation',
  failed: 'The invitation could not be accepted. Please try again.',
  toLogin: 'Log in',
  askAgain: 'You can ask whoever invited you for a new invitation.',
  closed: {
    used: {
      title: 'This invitation was used',
      text: 'The account is ready. You can log in with your username and password.',
    },
    expired: {
      title: 'The invitation has expired',
      text: 'You can ask whoever invited you for a new invitation.',
    },
  },
};
