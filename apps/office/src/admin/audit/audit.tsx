import { audit } from '@ayrac/contract/office/audit.ts';
import { targetKinds } from '@ayrac/phrases/audit-names.ts';
import { useMemo } from 'react';
import type { NounWords } from '#office/client/words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { ExportFilter } from './export-filter.tsx';

/** The audit log. */
const declaration: ResourceDeclaration = {
  shape: audit,
  titleField: 'action',
  columns: ['createdAt', 'actorId', 'targetKind', 'target', 'network', 'fields'],
  rarely: ['network'],
  rareFilters: ['aboutCampaign', 'aboutBrand', 'aboutCategory', 'aboutUser'],
  form: [
    'action',
    'actorId',
    'actorRole',
    'targetKind',
    'target',
    'targetId',
    'fields',
    'network',
    'reason',
    'filter',
    'rows',
  ],
  tabs: [{ name: 'changes', Content: AuditChanges }],
  hasLongTitles: true,
  cells: { fields: (row) => <ChangedFields row={row} />, filter: (row) => <ExportFilter row={row} /> },
  useWords: useAuditWords,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}

function useAuditWords(): NounWords {
  const phrases = useOfficePhrases();
  return useMemo(() => {
    const { fields, ...words } = phrases.audit;
    const targetKind = { ...fields.targetKind, choices: targetKinds(phrases) };
    const reason = { ...fields.reason, choices: phrases.exportReasons };
    return { ...words, fields: { ...fields, targetKind, reason } };
  }, [phrases]);
}
