import { redirects } from '@ayrac/contract/office/redirects.ts';
import { PathFormField } from '#office/fields/path/path-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { MissingPages } from './missing-pages.tsx';

/** Redirects from old addresses to current pages. */
const declaration: ResourceDeclaration = {
  shape: redirects,
  titleField: 'fromPath',
  hasLongTitles: true,
  columns: ['toPath', 'hits', 'lastHitAt', 'isActive', 'createdAt'],
  form: ['fromPath', 'toPath', 'isActive'],
  controls: { toPath: PathFormField },
  activeField: 'isActive',
  useWords: () => useOfficePhrases().redirects,
};

function Redirects({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}

/** Redirects and addresses that do not exist. */
export function Component() {
  const { redirects: words } = useOfficePhrases();
  return (
    <ScreenTabs
      title={words.page}
      tabs={[
        { name: 'redirects', label: words.title, Content: Redirects },
        { name: 'missing', label: words.missing.title, Content: MissingPages },
      ]}
    />
  );
}
