import { lostReasons } from '@ayrac/contract/office/lost-reasons.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';

/** Why leads are lost. */
const declaration: ResourceDeclaration = {
  shape: lostReasons,
  titleField: 'name',
  columns: ['nameEn', 'leads', 'isActive', 'updatedAt'],
  form: ['name', 'nameEn', 'isActive'],
  activeField: 'isActive',
  useWords: () => useOfficePhrases()['lost-reasons'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
