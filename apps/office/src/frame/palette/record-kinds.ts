import type { Role } from '@ayrac/domain/access.ts';
import {
  findOfficeScreen,
  leadsAddress,
  mayOpenOfficeScreen,
  type OfficeScreen,
} from '@ayrac/domain/office-screens.ts';

/** A kind of record that the palette finds. */
interface RecordKind {
  /** Of the resource. */
  readonly name: 'brands' | 'categories' | 'campaigns' | 'leads' | 'users';
  /** Where its records are listed: who may open that may find them. */
  readonly list: string;
  readonly addressOf: (id: string) => string;
  /** The reference that tells two records of one name apart. */
  readonly beside?: string;
}

/** Those whose names stand in the names of others come first. */
const kinds: readonly RecordKind[] = [
  { name: 'brands', list: '/admin/brands', addressOf: (id) => `/admin/brands?open=${id}` },
  {
    name: 'categories',
    list: '/admin/categories',
    addressOf: (id) => `/admin/categories?open=${id}`,
    beside: 'parentId',
  },
  {
    name: 'campaigns',
    list: '/admin/campaigns',
    addressOf: (id) => `/admin/campaigns?open=${id}`,
    beside: 'brandId',
  },
  { name: 'leads', list: '/crm-admin/leads', addressOf: leadsAddress, beside: 'campaignId' },
  { name: 'users', list: '/admin/users', addressOf: (id) => `/admin/people/${id}`, beside: 'brandId' },
];

/** What a role may find, each with the screen that lists it. */
export function recordKinds(role: Role): readonly (RecordKind & { readonly screen: OfficeScreen })[] {
  return kinds.flatMap((kind) => {
    const screen = findOfficeScreen(kind.list);
    return screen !== undefined && mayOpenOfficeScreen(role, screen) ? [{ ...kind, screen }] : [];
  });
}
