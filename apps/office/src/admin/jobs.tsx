import { occupations } from '@ayrac/contract/office/occupations.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { BackgroundJobs } from './background/background-jobs.tsx';
import { DeadMails } from './background/dead-mails.tsx';

/** Occupations that the profile offers. */
const declaration: ResourceDeclaration = {
  shape: occupations,
  titleField: 'name',
  columns: ['nameEn', 'isActive', 'updatedAt'],
  form: ['name', 'nameEn', 'isActive'],
  activeField: 'isActive',
  useWords: () => useOfficePhrases().occupations,
};

function Occupations({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}

/** Occupations, background jobs, and mails that were given up. */
export function Component() {
  const { occupations: words, background, 'dead-mails': mails } = useOfficePhrases();
  return (
    <ScreenTabs
      title={words.page}
      tabs={[
        { name: 'occupations', label: words.title, Content: Occupations },
        { name: 'background', label: background.title, Content: BackgroundJobs },
        { name: 'mails', label: mails.title, Content: DeadMails },
      ]}
    />
  );
}
