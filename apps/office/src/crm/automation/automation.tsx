import { automationRuns, automations } from '@ayrac/contract/office/automations.ts';
import { leadsAddress } from '@ayrac/domain/office-screens.ts';
import { ScreenTabs } from '#office/admin/screen-tabs.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { switches } from '../switching.ts';
import { AutomationTrial } from './automation-trial.tsx';

/** What is done about requests that nobody has answered in time. */
const declaration: ResourceDeclaration = {
  shape: automations,
  titleField: 'name',
  columns: ['brandId', 'hours', 'deed', 'people', 'runs', 'isActive'],
  form: ['name', 'brandId', 'hours', 'deed', 'people'],
  actions: switches('automations'),
  activeField: 'isActive',
  tabs: [{ name: 'trial', Content: AutomationTrial }],
  Effect: WhatFollows,
  useWords: () => useOfficePhrases().automations,
};

/** What they did; each row leads to the request. */
const runDeclaration: ResourceDeclaration = {
  shape: automationRuns,
  titleField: 'name',
  columns: ['createdAt', 'automationId', 'deed', 'people', 'brandId'],
  form: [],
  hrefOf: ({ leadId }) => leadsAddress(String(leadId)),
  useWords: () => useOfficePhrases()['automation-runs'],
};

function WhatFollows() {
  return <p className="record-remark">{useOfficePhrases().automations.follows}</p>;
}

function Automations({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}

function Runs({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={runDeclaration} heading={heading} />;
}

/** What happens by itself to requests that wait too long, and what happened. */
export function Component() {
  const { automations: words, 'automation-runs': runs } = useOfficePhrases();
  return (
    <ScreenTabs
      title={words.page}
      tabs={[
        { name: 'automations', label: words.title, Content: Automations },
        { name: 'runs', label: runs.title, Content: Runs },
      ]}
    />
  );
}
