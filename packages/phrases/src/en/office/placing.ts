import type { PlacingWords } from '../../tr/office/placing.ts';

/** Phrases shown while the campaigns of a large brand or category are re-indexed. */
export const placing: PlacingWords = {
  title: ({ label }) => `Updating campaign lists for “${label}”`,
  progress: ({ done, total }) => `${done} of ${total} campaigns.`,
  text: {
    brands:
      'The pages of the brand and its campaigns are already up to date. Lists and search are updating in the background, and you can leave this page.',
    categories:
      'The pages of the category and its campaigns are already up to date. Lists and search are updating in the background, and you can leave this page.',
  },
};
