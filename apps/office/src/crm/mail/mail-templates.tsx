import { mailTemplates } from '@ayrac/contract/office/mail-templates.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { useOfOwnBrand } from '../own-brand.ts';

/** Templates for mails to people who sent a request. */
const declaration: ResourceDeclaration = {
  shape: mailTemplates,
  titleField: 'name',
  columns: ['brandId', 'purpose', 'stage', 'isActive', 'updatedAt'],
  form: [
    'name',
    'nameEn',
    'brandId',
    'purpose',
    'stage',
    'subject',
    'text',
    'subjectEn',
    'textEn',
    'isActive',
  ],
  activeField: 'isActive',
  useWords: () => useOfficePhrases()['mail-templates'],
};

export function Component() {
  return <ResourcePage declaration={useOfOwnBrand(declaration)} heading="h1" />;
}
