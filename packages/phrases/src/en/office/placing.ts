import type { PlacingWords } from '../../tr/office/placing.ts';

/** Phrases shown while the campaigns of a large brand or category are re-indexed. */
export const placing: PlacingWords = {
  title: ({ label }) => `“${label}”: the lists of its campaigns are being updated`,
  progress: ({ done, total }) => `${done} of ${total} campaigns.`,
  text: {
    brands:
      'The pages of the brand and its campaigns have changed already; lists and search follow in the background. You may leave this page.',
    categories:
      'The pages of the category and its campaigns have changed already; lists and search follow in the background. You may leave this page.',
  },
};
