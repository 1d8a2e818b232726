import { users } from '@ayrac/contract/office/people.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { accountActions } from './account-actions.ts';
import { Invite } from './invite.tsx';
import { personAddress } from './person-address.ts';

/** Accounts of all roles. */
const declaration: ResourceDeclaration = {
  shape: users,
  titleField: 'username',
  columns: ['role', 'brandId', 'email', 'isActive', 'isVerified', 'hasSecondFactor', 'lastSeenAt'],
  rarely: ['isVerified'],
  rareFilters: ['isVerified', 'hasSecondFactor', 'createdAt', 'lastSeenAt'],
  form: [],
  actions: accountActions('changeUsers'),
  hrefOf: personAddress,
  HeadAction: Invite,
  useWords: () => useOfficePhrases().users,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
