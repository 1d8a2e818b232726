import { readWebsite } from '@ayrac/domain/brand/website.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const ADDRESS_LIMIT = 500;

/** URLs of campaigns, as specified. A campaign has any number of them, of which one is active. */
export const campaignUrls = resource({
  name: 'campaign-urls',
  operation: 'manage-campaigns',
  fields: {
    url: {
      kind: 'website',
      isRequired: true,
      limit: ADDRESS_LIMIT,
      read: (text: string) => readWebsite(text, ADDRESS_LIMIT),
    },
    campaignId: referenceField({ to: 'campaigns', isRequired: true }),
    isActive: { kind: 'switch', isRequired: true },
    /** Time at which somebody last confirmed that this URL works. Reset when the URL changes. */
    confirmedAt: momentField({ isRequired: false }),
    /** Username. */
    confirmedBy: { kind: 'text', isRequired: false, limit: 80, lines: 'one', isVerbatim: true },
  },
  sortable: ['url', 'confirmedAt', 'createdAt', 'updatedAt'],
  defaultSort: '-updatedAt',
  filters: ['campaignId', 'isActive', 'confirmedAt'],
  // A search for what all URLs have in common is of no use, so counting stops here.
  findsTo: 1_000,
});
