import { brands } from '@ayrac/contract/office/brands.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { PlacingNotices } from './placing/placing-notices.tsx';

/** The brands of the site's campaigns. */
const declaration: ResourceDeclaration = {
  shape: brands,
  titleField: 'name',
  columns: ['campaigns', 'isActive', 'updatedAt'],
  form: ['name', 'brandUrl', 'colour', 'markHash', 'about', 'aboutEn', 'isActive'],
  activeField: 'isActive',
  Above: PlacingNotices,
  useWords: () => useOfficePhrases().brands,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
