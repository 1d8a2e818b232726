import type { Role } from '@ayrac/domain/access.ts';
import {
  findOfficeScreen,
  leadsAddress,
  mayOpenOfficeScreen,
  type OfficeScreen,
} from '@ayrac/domain/screen/office-screens.ts';

/** A kind of record that the palette finds. */
interface RecordKind {
  /** Name of the resource. */
  readonly name: 'brands' | 'categories' | 'campaigns' | 'leads' | 'users';
  /** Address of the list. People who may open it may find the records. */
  readonly list: string;
  readonly addressOf: (id: string) => string;
  /** Reference that distinguishes records of the same name. */
  readonly beside?: string;
}

/** Kinds whose names are part of other records' names come first. */
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

/** Returns the kinds that a role may find, with the screens that list them. */
export function recordKinds(role: Role): readonly (RecordKind & { readonly screen: OfficeScreen })[] {
  return kinds.flatMap((kind) => {
    const screen = findOfficeScreen(kind.list);
    return screen !== undefined && mayOpenOfficeScreen(role, screen) ? [{ ...kind, screen }] : [];
  });
}
