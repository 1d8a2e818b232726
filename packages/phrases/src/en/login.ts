import type { login as turkish } from '../tr/login.ts';

/** Phrases of the login page. */
export const login: typeof turkish = {
  title: 'Log in',
  lede: 'The campaigns you follow and your quotes are waiting for you.',
  remember: 'Remember me',
  forgot: 'Forgot password',
  submit: 'Log in',
  noAccount: 'Not a member yet?',
  register: 'Register',
  onward: 'You are logged in. Opening your page…',
  goOn: 'Log in to continue.',
  refused: 'Login failed. Please check your details.',
  wrong: 'The username or password is wrong.',
  failed: 'You could not be logged in',
  tryAgain: 'Please try again.',
  tokenUnreadable: 'The session could not be read. Please log in again.',
  userUnknown: 'You were logged in, but your user details could not be loaded. Please try again.',
  erased: {
    title: 'Your account and data have been erased',
    text: 'You have been logged out on all devices. You can keep using Ayraç without an account.',
    home: 'Back to the home page',
  },
  forbidden: {
    title: 'You are not allowed to open this page',
    text: (p) =>
      `Logged in as ${p.username}. You can log in with another account that has access, or go back to the home page.`,
    home: 'Go to the home page',
    awaitsFactor: 'The role of your account takes effect once you turn on two-step verification.',
    turnFactorOn: 'Turn on two-step verification',
  },
  code: {
    title: 'Verification code',
    lede: 'Enter the six-digit code from your authenticator app. If you do not have access to it, enter a recovery code.',
    label: 'Code',
    submit: 'Verify and log in',
    back: 'Log in with another account',
    again: 'Enter your password again together with the code.',
  },
  /** Messages about the event before the login. */
  came: {
    registered:
      'We have sent a verification link to your email address. You can log in now and verify the address later.',
    reset: {
      title: 'Your password has been reset',
      text: 'You can log in with your new password.',
    },
    invited: {
      title: 'You accepted the invitation',
      text: 'You can log in with the username and password you chose.',
    },
  },
};
