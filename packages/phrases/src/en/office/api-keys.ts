import type { ApiKeyWords } from '../../tr/office/api-keys.ts';

export const apiKeys: ApiKeyWords = {
  title: 'API keys',
  one: 'API key',
  count: ({ count }) => (count === '1' ? '1 key' : `${count} keys`),
  search: 'Search by brand or name',
  add: 'New key',
  emptyTitle: 'No key yet',
  emptyText: 'A brand’s system can fetch the brand’s own requests by its key.',
  fields: {
    name: { label: 'Name', hint: 'Where the key is used, such as “CRM server”' },
    brandId: { label: 'Brand', hint: 'Cannot be changed later; the key opens this brand’s requests alone' },
    beginning: { label: 'Begins with', hint: '' },
    madeAt: { label: 'Made', hint: '' },
    lastUsedAt: { label: 'Last used', hint: '' },
  },
  tabs: { key: 'Key' },
  secret: {
    text: 'The brand’s system fetches its requests by GET /api/brand/leads and sends this key in the Authorization: Bearer header. A key in the bin opens nothing.',
    none: 'No key was made yet.',
    last: ({ at }) => `Last key: ${at}`,
    make: 'Make a key',
    renew: 'Renew the key',
    label: 'New key',
    once: 'This key is shown now and never again. Pass it to the brand in a safe way.',
    overlap: ({ until }) => `The previous key stays valid until ${until}.`,
    copy: 'Copy',
    copied: 'Key copied',
    copyFailed: 'Could not copy; select the key and copy it by hand',
    how: 'Each fetch stands in the audit log with how many requests were given.',
  },
};
