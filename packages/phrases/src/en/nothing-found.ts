import type { nothingFound as turkish } from '../tr/nothing-found.ts';

/** Phrases of a search without matching campaigns. */
export const nothingFound: typeof turkish = {
  nearest: (p) => `Nearest results: “${p.term}”`,
  nearestIn: (p) => `Campaigns in ${p.category}`,
  dropped: (p) => `We searched without “${p.dropped}”.`,
  allNearest: (p) => `See all (${p.count})`,
  popular: 'Most popular campaigns',
  none: (p) => `No results for “${p.term}”`,
  noCampaign: (p) => `No campaign matches “${p.term}”`,
  tips: [
    'Check the spelling. Turkish letters such as ş and ı are optional.',
    'Try a shorter or more general word.',
    'Search for a brand or a category instead of a product.',
  ],
};
