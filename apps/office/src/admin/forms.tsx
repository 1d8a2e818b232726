import { forms } from '@ayrac/contract/office/forms.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { FormConsents } from './requests/form-consents.tsx';

/** The quote forms as they were sent. */
const declaration: ResourceDeclaration = {
  shape: forms,
  titleField: 'name',
  columns: ['campaignId', 'city', 'isSuspect', 'createdAt'],
  form: Object.keys(forms.fields),
  tabs: [{ name: 'consents', Content: FormConsents }],
  useWords: () => useOfficePhrases().forms,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
