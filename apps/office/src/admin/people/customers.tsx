import { customers } from '@ayrac/contract/office/people.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { accountActions } from './account-actions.ts';
import { personAddress } from './person-address.ts';

/** Accounts with the role of a customer. */
const declaration: ResourceDeclaration = {
  shape: customers,
  titleField: 'username',
  columns: ['name', 'surname', 'email', 'phone', 'city', 'isVerified', 'createdAt', 'lastSeenAt'],
  form: [],
  actions: accountActions('changeCustomers'),
  hrefOf: personAddress,
  useWords: () => useOfficePhrases().customers,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
