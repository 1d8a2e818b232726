import { automationRuns, automations } from '@ayrac/contract/office/automations.ts';
import { leadsAddress } from '@ayrac/domain/office-screens.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { useOfOwnBrand } from '../own-brand.ts';
import { switches } from '../switching.ts';
import { AutomationTrial } from './automation-trial.tsx';

/** Automations for requests that were not answered in time. */
const declaration: ResourceDeclaration = {
  shape: automations,
  titleField: 'name',
  columns: ['brandId', 'hours', 'action', 'people', 'runs', 'isActive'],
  form: ['name', 'brandId', 'hours', 'action', 'people'],
  actions: switches('automations'),
  activeField: 'isActive',
  widths: { action: 'instant' },
  tabs: [{ name: 'trial', Content: AutomationTrial }],
  Effect: WhatFollows,
  useWords: () => useOfficePhrases().automations,
};

/** Log of the automations. Each row links to its request. */
const runDeclaration: ResourceDeclaration = {
  shape: automationRuns,
  titleField: 'name',
  columns: ['createdAt', 'automationId', 'action', 'people', 'brandId'],
  form: [],
  hrefOf: ({ leadId }) => leadsAddress(String(leadId)),
  useWords: () => useOfficePhrases()['automation-runs'],
};

function WhatFollows() {
  return <p className="record-remark">{useOfficePhrases().automations.follows}</p>;
}

function Automations({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(declaration)} heading={heading} />;
}

function Runs({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(runDeclaration)} heading={heading} />;
}

/** Automations for overdue requests, and their log. */
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
