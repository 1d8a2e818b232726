import type { request as turkish } from '../tr/request.ts';
import { phoneCode } from './phone-code.ts';

/** Phrases for the progress of a quote request. */
export const request: typeof turkish = {
  states: {
    received: 'Received',
    forwarded: 'Passed on to the brand',
    contacted: 'You have been contacted',
    preparing: 'Offer in preparation',
    closed: 'Closed',
    withdrawn: 'Withdrawn by you',
  },
  progress: 'State of the request',
  done: 'done',
  meaning: {
    received: 'Your request has reached us. It will be passed on to the brand shortly.',
    forwarded: 'The brand has your request. An answer usually comes within 2 working days.',
    contacted: 'The brand has been in contact with you. If no offer reached you, write to us.',
    preparing: 'The brand is preparing an offer for you.',
    closed: 'This request is settled.',
    withdrawn: 'This request was withdrawn; your details are no longer used for this offer.',
  },
  gone: 'The campaign was taken down',
  ended: (p) => `The campaign ended on ${p.date}`,
  withdraw: 'Withdraw request',
  withdrawNamed: (p) => `Withdraw request: ${p.campaign}`,
  confirm: {
    title: 'Withdraw your request?',
    text: (p) =>
      `Your request for ${p.campaign} will be withdrawn, and ${p.brand} will stop working on it. You can ask for the same campaign again later.`,
    yes: 'Withdraw',
    no: 'Keep it',
    close: 'Close',
  },
  withdrawn: 'Your request was withdrawn.',
  restore: 'Undo',
  restoreHint: (p) => `Can be undone until ${p.time}`,
  restored: 'Your request is active again.',
  permissionConfirmed: 'Your permission for e-mail is confirmed. You can take it back at any time.',
  permissionRefused:
    'You took back your permission for e-mail; we will send you no messages about campaigns.',
  codeSent: phoneCode.sent,
  phoneConfirmed:
    'Your number is confirmed, and your permissions now apply. You can take it back at any time.',
  failed: 'The change could not be saved. Please try again.',
  link: {
    title: 'Your quote request',
    lede: 'The link in the e-mail that we sent you opens this page. The link is yours alone.',
    receiver: 'Who received your details',
    sentTo: (p) => `${p.brand} and its authorised dealer`,
    email: 'E-mail',
    phone: 'Phone',
    askedOn: 'Requested on',
    askAgain: 'Browse campaigns',
    permissions: 'What you allowed',
    channels: { email: 'Campaign news by e-mail', sms: 'Text messages', call: 'Phone calls' },
    permissionHolds: 'Confirmed',
    emailWaits: 'Waiting for your confirmation',
    phoneUnconfirmed: 'Not confirmed; your number is not used for this until it is',
    phoneWaits: 'Waiting for you to confirm your number',
    phoneCode,
    confirmPermission: 'Confirm my permission for e-mail',
    refusePermission: 'Take back my permission for e-mail',
    broken: 'The link could not be opened',
    brokenText:
      'The link looks incomplete or altered. Open our e-mail and press its button again, or copy the whole address.',
    expired: 'The link has expired',
    expiredText: 'To hear about your request, or to withdraw it, you can write to us.',
    write: 'Write to us',
    register: 'See all your requests in one place with a free account',
  },
};
