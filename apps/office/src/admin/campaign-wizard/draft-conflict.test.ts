import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { expect, it } from 'vitest';
import { conflictsOf } from './draft-conflict.ts';

const refused = {
  draft: { content: {} } as CampaignDraft,
  conflicts: [
    { field: 'title', theirs: 'Kış lastiği', yours: 'Kış lastiğinde indirim' },
    { field: 'discount', theirs: '%10', yours: '%15' },
  ],
};

it('values that this form has saved are no conflict', () => {
  const typed = { title: 'Kış lastiğinde indirim', discount: '%15' };
  expect(conflictsOf(refused, typed, { title: 'Kış lastiği', discount: '' }, 'tr')).toEqual([
    { field: 'discount', mine: '%15', theirs: '%10' },
  ]);
});
