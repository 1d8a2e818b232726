import type { ApiKeyWords } from '../../tr/office/api-keys.ts';

export const apiKeys: ApiKeyWords = {
  title: 'API keys',
  one: 'API key',
  count: ({ count }) => (count === '1' ? '1 key' : `${count} keys`),
  search: 'Search by brand or name',
  add: 'New key',
  emptyTitle: 'No API keys yet',
  emptyText: 'With a key, a brand’s system can fetch the brand’s own requests.',
  fields: {
    name: { label: 'Name', hint: 'Where the key is used, for example “CRM server”' },
    brandId: {
      label: 'Brand',
      hint: 'Cannot be changed later; the key only gives access to this brand’s requests',
    },
    beginning: { label: 'Prefix', hint: '' },
    madeAt: { label: 'Created', inFile: 'Key created', hint: '' },
    lastUsedAt: { label: 'Last used', hint: '' },
  },
  tabs: { key: 'Key' },
  secret: {
    text: 'The brand’s system fetches its requests from GET /api/brand/leads with this key in the Authorization: Bearer header. Keys in the bin do not work.',
    none: 'No key created yet.',
    last: ({ at }) => `Last key: ${at}`,
    make: 'Create key',
    renew: 'Rotate key',
    ask: {
      title: 'Rotate the key?',
      text: 'The current key works for one more day; the one before it stops at once.',
    },
    label: 'New key',
    once: 'You will not see this key again. Share it with the brand securely.',
    overlap: ({ until }) => `The previous key stays valid until ${until}.`,
    copy: 'Copy',
    copied: 'Key copied',
    copyFailed: 'Could not copy; select the key and copy it by hand',
    description: 'API description (OpenAPI)',
    how: 'Each fetch is recorded in the audit log with the number of requests returned.',
  },
};
