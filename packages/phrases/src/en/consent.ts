import type { consent as turkish } from '../tr/consent.ts';

/** Phrases of the cookie banner and its settings. */
export const consent: typeof turkish = {
  title: 'Your cookie choices',
  text: 'Optional cookies need your permission.',
  more: 'Details',
  rest: 'The site also works with necessary cookies only. You can allow analytics, marketing and preferences separately.',
  cookiePolicy: 'Cookie policy',
  privacyPolicy: 'Privacy policy',
  kvkk: 'KVKK privacy notice',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  customize: 'Customise',
  countdown: {
    spec: ({ seconds }) =>
      `If you do not choose, all cookies count as accepted in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    'record-only': ({ seconds }) =>
      `If you do not choose, we record that in ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and use no optional cookies.`,
  },
  paused: 'The countdown is paused while you are here.',
  stopCountdown: 'Stop the countdown',
  stop: 'Stop',
  implicitNotice: {
    spec: {
      title: 'All cookies were accepted',
      text: 'You made no choice, which counts as accepting all cookies. Change it now, or at any time with “Cookie settings” at the end of every page.',
    },
    'record-only': {
      title: 'We recorded that you made no choice',
      text: 'No optional cookies are used without your consent. Choose now, or at any time with “Cookie settings” at the end of every page.',
    },
  },
  change: 'Cookie settings',
  understood: 'OK',
  saved: 'Your cookie choices have been saved.',
  close: 'Close',
  settings: {
    title: 'Cookie settings',
    text: 'Choose what you allow. Your choice is valid for a year, and you can change it at any time. Cookies you no longer allow are deleted.',
    categories: 'Categories',
    necessary: {
      label: 'Necessary',
      hint: 'Language, theme, logging in, and this choice itself. The site does not work without them, so they are always on.',
    },
    analytics: {
      label: 'Analytics',
      hint: 'Measures how pages are used, as totals; your browser is given a random number.',
    },
    marketing: {
      label: 'Marketing',
      hint: 'Measures the advertisements you see and chooses them by your interests.',
    },
    preferences: {
      label: 'Preferences',
      hint: 'Remembers the campaigns you viewed recently on this device, even after you close the tab.',
    },
    chat: 'The chat window also needs this.',
    onlyNecessary: 'Only necessary',
    acceptAll: 'Accept all',
    save: 'Save my selection',
  },
};
