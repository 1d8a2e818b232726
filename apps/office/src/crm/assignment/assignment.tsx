import { assignees, assignmentRules } from '@ayrac/contract/office/assignment.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { useOfOwnBrand } from '../own-brand.ts';
import { switches } from '../rules/switching.ts';
import { AssignmentTrial } from './assignment-trial.tsx';

/** Rules that assign new requests, in the order in which they are applied. */
const ruleDeclaration: ResourceDeclaration = {
  shape: assignmentRules,
  titleField: 'name',
  columns: ['brandId', 'city', 'categoryId', 'channel', 'language', 'people', 'isActive'],
  rarely: ['language'],
  form: ['name', 'brandId', 'people', 'city', 'categoryId', 'channel', 'language'],
  actions: switches('assignment-rules'),
  activeField: 'isActive',
  tabs: [{ name: 'trial', Content: AssignmentTrial }],
  Effect: WhatFollows,
  useWords: () => useOfficePhrases()['assignment-rules'],
};

/** People to whom requests are assigned. */
const assigneeDeclaration: ResourceDeclaration = {
  shape: assignees,
  titleField: 'name',
  columns: ['brandId', 'openLeads', 'capacity', 'absentFrom', 'absentTo', 'wantsMail', 'wantsReport'],
  rarely: ['wantsMail', 'wantsReport'],
  form: ['capacity', 'absentFrom', 'absentTo', 'wantsMail', 'wantsReport'],
  useWords: () => useOfficePhrases().assignees,
};

function WhatFollows() {
  return <p className="record-remark">{useOfficePhrases()['assignment-rules'].follows}</p>;
}

function Rules({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(ruleDeclaration)} heading={heading} />;
}

function Team({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(assigneeDeclaration)} heading={heading} />;
}

/** Assignment rules, and the people with their capacity. */
export function Component() {
  const { 'assignment-rules': rules, assignees: team } = useOfficePhrases();
  return (
    <ScreenTabs
      title={rules.page}
      tabs={[
        { name: 'rules', label: rules.title, Content: Rules },
        { name: 'team', label: team.title, Content: Team },
      ]}
    />
  );
}
