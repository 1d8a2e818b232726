import type { invitation as turkish } from '../tr/invitation.ts';

/** Phrases of the page that accepts an invitation. */
export const invitation: typeof turkish = {
  title: 'Your invitation',
  lede: ({ role, until }) =>
    `You are invited to join Ayraç as ${role}. The invitation is valid until ${until}.`,
  ledeBy: ({ by, role, until }) =>
    `${by} invited you to join Ayraç as ${role}. The invitation is valid until ${until}.`,
  choose: 'Choose your username and password.',
  roles: {
    ADMIN: 'an administrator',
    CRM_ADMIN: 'a CRM administrator',
    BRAND: 'a brand user',
    CUSTOMER: 'a member',
  },
  submit: 'Accept invitation',
  failed: 'The invitation could not be accepted. Please try again.',
  toLogin: 'Log in',
  askAgain: 'You can ask the person who invited you for a new invitation.',
  closed: {
    used: {
      title: 'This invitation has already been used',
      text: 'The account is ready. You can log in with your username and password.',
    },
    expired: {
      title: 'The invitation has expired',
      text: 'You can ask the person who invited you for a new invitation.',
    },
  },
};
