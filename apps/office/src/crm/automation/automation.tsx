import { useLocale } from '@ayrac/browser/locale.ts';
import { automationRuns, automations } from '@ayrac/contract/office/automations.ts';
import { leadsAddress } from '@ayrac/domain/screen/office-screens.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { useOfOwnBrand } from '../own-brand.ts';
import { switches } from '../rules/switching.ts';
import { AutomationTrial } from './automation-trial.tsx';

/** Automations for requests that were not answered in time. */
const declaration: ResourceDeclaration = {
  shape: automations,
  titleField: 'name',
  columns: ['brandId', 'hours', 'action', 'people', 'runs', 'isActive'],
  form: ['name', 'nameEn', 'brandId', 'hours', 'action', 'people'],
  actions: switches('automations'),
  activeField: 'isActive',
  widths: { action: 'instant', hours: 'instant' },
  cells: { people: (row) => <Recipients row={row} />, hours: (row) => <Wait row={row} /> },
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

/** The people of an automation. One that only notifies and names nobody notifies all of its brand. */
function Recipients({ row }: { readonly row: Row }) {
  const { automations: words, resource } = useOfficePhrases();
  const names = row.labels?.people;
  if (names) return <span translate="no">{names}</span>;
  if (row.action === 'tell') return words.everybody;
  return <span className="no-value">{resource.none}</span>;
}

/** How long an automation waits. One without hours waits as long as the first answer may take. */
function Wait({ row }: { readonly row: Row }) {
  const locale = useLocale();
  const { whenOverdue } = useOfficePhrases().automations;
  return row.hours === null ? whenOverdue : formatCount(Number(row.hours), locale);
}

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
