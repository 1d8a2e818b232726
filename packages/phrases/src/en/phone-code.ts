import type { phoneCode as turkish } from '../tr/phone-code.ts';

export const phoneCode: typeof turkish = {
  title: 'Confirm your number',
  send: 'Send a code to my number',
  again: 'Send a new code',
  sent: 'We sent you a six-digit code by text message.',
  code: 'Code from the text message',
  confirm: 'Confirm my number',
};
