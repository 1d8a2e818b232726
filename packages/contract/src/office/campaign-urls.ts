import { readWebsite } from '@ayrac/domain/brand/website.ts';
import { momentField, referenceField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

const ADDRESS_LIMIT = 500;

/** The specified addresses of campaigns: any number of each, one of which holds. */
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
    /** When somebody last opened it and found that it holds; another address has not been looked at. */
    confirmedAt: momentField({ isRequired: false }),
    /** By the username. */
    confirmedBy: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
  },
  sortable: ['url', 'confirmedAt', 'createdAt', 'updatedAt'],
  defaultSort: '-updatedAt',
  filters: ['campaignId', 'isActive', 'confirmedAt'],
  // Whoever searches for what all addresses have types more.
  findsTo: 1_000,
});
