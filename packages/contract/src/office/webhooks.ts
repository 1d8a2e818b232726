import { longestWebhookAddress, readWebhookAddress } from '@ayrac/domain/delivery/webhook-address.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Webhooks that are called on changes to brands' requests. */
export const webhooks = resource({
  name: 'webhooks',
  base: '/api/crm',
  operation: 'manage-delivery',
  fields: {
    url: { kind: 'website', isRequired: true, limit: longestWebhookAddress, read: readWebhookAddress },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    isActive: { kind: 'switch', isRequired: true },
    /** Time at which the secret was created. Nothing is sent without one. */
    secretAt: momentField({ isRequired: false }),
  },
  written: ['url', 'brandId', 'isActive'],
  sortable: ['url', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: ['brandId', 'isActive', 'createdAt'],
  figures: ['waiting', 'failed'],
});
