import type { PracticeWords } from '../../page-text.ts';

/** Sentences about cookies for each possible setting. */
export const practiceWords: PracticeWords = {
  silence: {
    spec: 'If you make no choice within twenty seconds, you count as having accepted everything; this is recorded as implicit, and you are told so. The countdown waits while you are busy with the window, while the tab is hidden and while a dialog is open; “Stop the countdown” ends it.',
    'record-only':
      'If you make no choice within twenty seconds, this is recorded as implicit and you are told so; but nothing optional is used without your explicit yes. The countdown waits while you are busy with the window, while the tab is hidden and while a dialog is open; “Stop the countdown” ends it.',
    strict:
      'If you make no choice, nothing is recorded, nothing optional is used, and the question stays at the lower edge of the screen.',
  },
  tagManager: {
    there:
      'When you allow analytics or marketing, Google Tag Manager is loaded and may write the cookies below. As long as you do not, it is not loaded, nothing is asked of it, and its signals say “denied”.',
    absent:
      'No analytics or advertising tool is installed on this site at present; no cookie of another company is written even where analytics and marketing are allowed.',
  },
  chatbot: {
    there:
      'When you allow preferences, a chat window opens in the corner of the page. The company that provides it may keep records of its own on this device so that a conversation can go on. As long as you do not allow it, nothing is asked of it.',
    absent: 'There is no chat window on this site at present.',
  },
};
