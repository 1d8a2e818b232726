import type { verifyEmail as turkish } from '../tr/verify-email.ts';

/** Phrases of the page that verifies an e-mail address or declines a registration. */
export const verifyEmail: typeof turkish = {
  title: 'Verify your email',
  account: (p: { date: string; username: string }) =>
    `On ${p.date}, an Ayraç account with the username “${p.username}” was created with this address.`,
  lede: 'If it was you, enter your password to verify the address.',
  ledeSignedIn: 'You are logged in to this account: press the button to verify the address.',
  password: 'Password of this account',
  submit: 'Verify my address',
  failed: 'Your address could not be verified. Please try again.',
  doneTitle: 'Your email address is verified',
  done: 'Thank you. We will send news about your campaigns to this address.',
  goOn: 'Go to my profile',
  again: 'You can request a new verification link from your profile.',
  decline: {
    open: 'This was not me',
    text: 'If it was not you, you can delete the account. It will be logged out everywhere, and your address will be removed.',
    submit: 'Delete the account',
    failed: 'The account could not be deleted. Please try again.',
    doneTitle: 'The account has been deleted',
    done: 'Your address no longer belongs to it. There is nothing else you need to do.',
    home: 'Go to the home page',
  },
};
