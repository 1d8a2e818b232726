import type { PracticeWords } from '../../page-text.ts';

/** Sentences about cookies for each possible setting. */
export const practiceWords: PracticeWords = {
  silence: {
    spec: 'If you make no choice within twenty seconds, all cookies count as accepted; this is recorded as implicit consent, and you are told so. The countdown pauses while you are using the window, while the tab is hidden and while a dialog is open; “Stop the countdown” ends it.',
    'record-only':
      'If you make no choice within twenty seconds, this is recorded as implicit consent and you are told so; but no optional cookies are used without your explicit permission. The countdown pauses while you are using the window, while the tab is hidden and while a dialog is open; “Stop the countdown” ends it.',
    strict:
      'If you make no choice, nothing is recorded, no optional cookies are used, and the question stays at the bottom of the screen.',
  },
  tagManager: {
    there:
      'When you allow analytics or marketing, Google Tag Manager is loaded and may write the cookies below. Until you do, it is not loaded, no request is sent to it, and its signals say “denied”.',
    absent:
      'No analytics or advertising tool is installed on this site at present, so no cookie of another company is written, even if you allow analytics and marketing.',
  },
  chatbot: {
    there:
      'When you allow preferences, a chat window opens in the corner of the page. The company that provides it may keep records of its own on this device so that a conversation can continue. Until you allow it, no request is sent to it.',
    absent: 'There is no chat window on this site at present.',
  },
};
