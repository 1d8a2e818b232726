import { roles } from '@ayrac/domain/access.ts';
import { auditActions } from '@ayrac/domain/audit/audit-action.ts';
import type { TextField } from '@ayrac/domain/field/field.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const text = { kind: 'text', isRequired: false, limit: 300, lines: 'one' } as const satisfies TextField;
const code = { ...text, isVerbatim: true } as const;

/** Audit log: who did what, when, from where and to what. Entries are only ever added. */
export const audit = resource({
  name: 'audit',
  operation: 'read-audit',
  fields: {
    action: { kind: 'choice', isRequired: true, choices: auditActions },
    actorId: referenceField({ isRequired: false, to: 'users' }),
    actorRole: { kind: 'choice', isRequired: false, choices: roles },
    targetKind: text,
    targetId: code,
    /** Current name of the object, if it has one that is not personal. */
    target: text,
    fields: text,
    network: code,
    reason: text,
    /** Filters of an exported list, as `name=value` separated by semicolons. */
    filter: text,
    /** Number of rows in an exported file. */
    rows: { kind: 'whole', isRequired: false, least: 0, most: 2_147_483_647 },
  },
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['actorId', 'action', 'createdAt'],
  lookups: {
    /** The record that an entry is about, by its kind. */
    aboutCampaign: referenceField({ isRequired: false, to: 'campaigns' }),
    aboutBrand: referenceField({ isRequired: false, to: 'brands' }),
    aboutCategory: referenceField({ isRequired: false, to: 'categories' }),
    aboutUser: referenceField({ isRequired: false, to: 'users' }),
  },
  countsTo: 10_000,
  isExportedWithReason: true,
  calls: ['list', 'get', 'export'],
});
