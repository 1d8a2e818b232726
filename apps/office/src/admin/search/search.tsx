import { synonyms } from '@ayrac/contract/office/synonyms.ts';
import { PathFormField } from '#office/fields/path/path-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { Queries } from './queries.tsx';
import { SynonymEffect } from './synonym-effect.tsx';

/** Search terms and their synonyms. */
const declaration: ResourceDeclaration = {
  shape: synonyms,
  titleField: 'term',
  columns: ['meaning', 'path', 'locale', 'isActive', 'updatedAt'],
  form: ['term', 'locale', 'meaning', 'path', 'isActive'],
  controls: { path: PathFormField },
  activeField: 'isActive',
  Effect: SynonymEffect,
  useWords: () => useOfficePhrases().synonyms,
};

function Synonyms({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}

/** Synonyms and visitors' searches. */
export function Component() {
  const { synonyms: words } = useOfficePhrases();
  return (
    <ScreenTabs
      title={words.page}
      tabs={[
        { name: 'synonyms', label: words.title, Content: Synonyms },
        { name: 'queries', label: words.queries.title, Content: Queries },
      ]}
    />
  );
}
