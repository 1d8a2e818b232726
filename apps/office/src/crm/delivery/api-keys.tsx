import { apiKeys } from '@ayrac/contract/office/api-keys.ts';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { useOfOwnBrand } from '../own-brand.ts';
import { MadeSecret } from './made-secret.tsx';

/** API keys by which brands' systems fetch their requests. */
const declaration: ResourceDeclaration = {
  shape: apiKeys,
  titleField: 'name',
  columns: ['brandId', 'beginning', 'lastUsedAt', 'madeAt'],
  form: ['brandId', 'name'],
  tabs: [{ name: 'key', Content: OwnKey }],
  createdTab: 'key',
  useWords: () => useOfficePhrases()['api-keys'],
};

/** Creates the key itself. Later only its beginning is known. */
function OwnKey({ row: { id, madeAt } }: { readonly row: Row }) {
  const { secret: words } = useOfficePhrases()['api-keys'];
  const client = useOfficeClient();
  const make = () => client.makeApiKey({ params: { id } });
  return <MadeSecret words={words} madeAt={madeAt === null ? null : String(madeAt)} make={make} />;
}

export function ApiKeys({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(declaration)} heading={heading} />;
}
