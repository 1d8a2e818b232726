import type { newPassword as turkish } from '../tr/new-password.ts';

/** Phrases for resetting a forgotten password. */
export const newPassword: typeof turkish = {
  forgot: {
    title: 'Forgot your password?',
    lede: 'Enter your username or email address and we will send you a link to reset your password. The link is valid for 30 minutes.',
    submit: 'Send link',
    failed: 'The link could not be sent. Please try again.',
    sentTitle: 'Check your email',
    sent: 'If the account exists, we have sent a link to its address. If it does not arrive within a few minutes, check your spam folder.',
  },
  reset: {
    title: 'Choose a new password',
    lede: 'You will be logged out on your other devices.',
    password: 'New password',
    submit: 'Reset password',
    failed: 'Your password could not be reset. Please try again.',
  },
};
