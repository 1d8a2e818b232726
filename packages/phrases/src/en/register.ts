import type { register as turkish } from '../tr/register.ts';

/** Phrases of the registration page. */
export const register: typeof turkish = {
  title: 'Register',
  summary: 'Complete these fields to register',
  lede: 'It takes a minute and costs nothing.',
  emailHint: 'We send a verification link to this address.',
  noticeBefore: 'I have read the ',
  noticeLink: 'privacy notice',
  noticeRead: '',
  submit: 'Register',
  hasAccount: 'Already a member?',
  login: 'Log in',
  failed: 'The account could not be created. Please try again.',
  done: 'Opening the login page…',
  toLogin: 'Log in',
};
