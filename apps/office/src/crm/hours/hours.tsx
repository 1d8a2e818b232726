import { brandHours } from '@ayrac/contract/office/brand-hours.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { Holidays } from './holidays.tsx';

/** Working hours of the brands. */
const declaration: ResourceDeclaration = {
  shape: brandHours,
  titleField: 'name',
  columns: ['days', 'opens', 'closes', 'lunchFrom', 'lunchTo', 'answerMinutes'],
  form: ['days', 'opens', 'closes', 'lunchFrom', 'lunchTo', 'answerMinutes'],
  widths: { answerMinutes: 'share' },
  Effect: WhatFollows,
  useWords: () => useOfficePhrases()['brand-hours'],
};

function WhatFollows() {
  return <p className="record-remark">{useOfficePhrases()['brand-hours'].follows}</p>;
}

function Hours({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}

/** Working hours of the brands, and public holidays. */
export function Component() {
  const words = useOfficePhrases()['brand-hours'];
  return (
    <ScreenTabs
      title={words.page}
      tabs={[
        { name: 'hours', label: words.title, Content: Hours },
        { name: 'holidays', label: words.holidays.title, Content: Holidays },
      ]}
    />
  );
}
