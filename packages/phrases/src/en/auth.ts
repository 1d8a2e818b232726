import type { auth as turkish } from '../tr/auth.ts';

export const auth: typeof turkish = {
  username: 'Username',
  email: 'Email',
  usernameOrEmail: 'Username or email',
  usernameHint: '3–30 characters: letters, digits, dot, dash, underscore. It cannot be changed later.',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordConfirmation: 'Repeat password',
  missing: {
    username: 'Enter your username',
    usernameOrEmail: 'Enter your username or email address',
    email: 'Enter your email address',
    password: 'Enter your password',
    passwordConfirmation: 'Enter your password again',
    kvkkConsent: 'To register, confirm that you have read the privacy notice',
    code: 'Enter the code',
  },
  kept: 'What you entered is still here.',
  registered: 'Your account has been created',
  toLogin: 'Back to login',
  reasons: {
    title: 'Easier with an account',
    items: [
      { title: 'Follow what you like', text: 'We let you know before a campaign you follow ends.' },
      {
        title: 'Your quotes in one place',
        text: 'See which brand you asked and when, and withdraw a request if you change your mind.',
      },
      {
        title: 'Forms already filled in',
        text: 'No need to type your contact details for each quote.',
      },
      {
        title: 'Your data stays yours',
        text: 'See what we keep about you, download it, and erase it whenever you like.',
      },
    ],
    free: 'Registration is free. You can also request a quote without an account.',
  },
  strength: {
    label: 'What your password needs',
    needs: {
      length: 'At least 8 characters',
      uppercase: 'Uppercase letter',
      lowercase: 'Lowercase letter',
      digit: 'Digit',
      special: 'Special character',
      uncommon: 'Not a common password',
      nameless: 'No username or part of your email address',
    },
    missing: (p) => `Your password does not meet these requirements yet: ${p.needs}`,
    weak: 'Weak password',
    good: 'Strong password',
    best: 'Very strong password',
  },
  badLink: {
    title: 'This link cannot be used',
    text: 'It may be incomplete, already used or expired.',
    askAgain: 'Request a new link',
  },
};
