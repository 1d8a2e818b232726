import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** API keys with which brands' systems fetch their quote requests. */
export const apiKeys = resource({
  name: 'api-keys',
  base: '/api/crm',
  operation: 'manage-delivery',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    /** First characters of the key. */
    beginning: { kind: 'text', isRequired: false, limit: 20, lines: 'one', isVerbatim: true },
    madeAt: momentField({ isRequired: false }),
    lastUsedAt: momentField({ isRequired: false }),
  },
  written: ['name', 'brandId'],
  sortable: ['name', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: ['brandId', 'createdAt'],
});
