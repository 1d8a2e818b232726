/** The roles of people with an account; only this file decides what each of them may do. */
export const roles = ['CUSTOMER', 'BRAND', 'CRM_ADMIN', 'ADMIN'] as const;

/** The role of an account, as it stands in the database and in the token's `roles` claim. */
export type Role = (typeof roles)[number];

const guarded: ReadonlySet<Role> = new Set(['CRM_ADMIN', 'ADMIN']);

/** The role that somebody acts in: who sees others' data is a customer until a second factor is set up. */
export function actingRole(role: Role, hasSecondFactor: boolean): Role {
  return needsSecondFactor(role) && !hasSecondFactor ? 'CUSTOMER' : role;
}

/** Whether a role works with a second factor alone. */
export function needsSecondFactor(role: Role): boolean {
  return guarded.has(role);
}

/** Who makes a call; `brandId` narrows a CRM admin to the leads of one brand. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | SystemCaller
  | {
      readonly kind: 'member';
      readonly id: string;
      readonly username: string;
      readonly role: Role;
      /** The signed-in browser. */
      readonly sessionId: string;
      /** When their access token ends. */
      readonly expiresAt?: Date;
      readonly brandId?: string;
    };

/** A brand's system, by its key. */
export interface SystemCaller {
  readonly kind: 'system';
  readonly keyId: string;
  readonly brandId: string;
}

/** How far a caller reaches in an operation: every object, those of their brand, only those they own, or none. */
export type Scope = 'all' | 'brand' | 'own' | 'none';

// A brand's system may do what strangers may, unless it says otherwise.
type Reach = Readonly<Record<Role | 'ANONYMOUS', Scope> & { SYSTEM?: Scope }>;

const everyone: Reach = { ANONYMOUS: 'all', CUSTOMER: 'all', BRAND: 'all', CRM_ADMIN: 'all', ADMIN: 'all' };
// Brand users and CRM admins are customers here: leads of others are the CRM area's own operations.
const ownersAndAdmins: Reach = {
  ANONYMOUS: 'none',
  CUSTOMER: 'own',
  BRAND: 'own',
  CRM_ADMIN: 'own',
  ADMIN: 'all',
};
const membersForThemselves: Reach = { ...ownersAndAdmins, ADMIN: 'own' };
const adminsAlone: Reach = {
  ANONYMOUS: 'none',
  CUSTOMER: 'none',
  BRAND: 'none',
  CRM_ADMIN: 'none',
  ADMIN: 'all',
};
// A CRM admin with a brand is that brand's, one without is everybody's.
const crm: Reach = { ...adminsAlone, CRM_ADMIN: 'brand' };
const brandSystems: Reach = { ...adminsAlone, ADMIN: 'none', SYSTEM: 'brand' };
const officeForThemselves: Reach = { ...adminsAlone, CRM_ADMIN: 'own', ADMIN: 'own' };

/** The table of permissions: operation × role × whose object, by who reaches how far and then by name. */
export const accessTable = {
  'check-duplicate': everyone,
  'create-form': everyone,
  'open-preview-link': everyone,
  'open-request-link': everyone,
  'read-catalogue': everyone,
  'read-geo': everyone,
  'read-loan-offers': everyone,
  'read-occupations': everyone,
  'read-site-texts': everyone,
  'record-consent': everyone,
  register: everyone,
  'send-to-inbox': everyone,
  'sign-in': everyone,
  'submit-quote': everyone,
  subscribe: everyone,
  'tell-search-click': everyone,
  'tell-view': everyone,
  'use-mailed-link': everyone,
  'create-customer-link': ownersAndAdmins,
  'create-form-link': ownersAndAdmins,
  'find-own-id': { ...ownersAndAdmins, ANONYMOUS: 'own' },
  'list-form-links': ownersAndAdmins,
  'list-forms': ownersAndAdmins,
  'submit-quote-as-member': ownersAndAdmins,
  'change-own-account': membersForThemselves,
  'change-own-follows': membersForThemselves,
  'change-own-requests': membersForThemselves,
  'list-own-interests': membersForThemselves,
  'read-own-account': membersForThemselves,
  'read-own-notifications': membersForThemselves,
  'export-permissions': adminsAlone,
  'manage-accounts': adminsAlone,
  'manage-brands': adminsAlone,
  'manage-campaign-forms': adminsAlone,
  'manage-campaign-grants': adminsAlone,
  'manage-campaigns': adminsAlone,
  'manage-categories': adminsAlone,
  'manage-imports': adminsAlone,
  'manage-inbox': adminsAlone,
  'manage-loans': adminsAlone,
  'manage-newsletter': adminsAlone,
  'manage-people': adminsAlone,
  'manage-pictures': adminsAlone,
  'manage-redirects': adminsAlone,
  'manage-reference-data': adminsAlone,
  'manage-request-links': adminsAlone,
  'manage-search': adminsAlone,
  'manage-site-texts': adminsAlone,
  'read-audit': adminsAlone,
  'read-dashboard': adminsAlone,
  'read-forms': adminsAlone,
  'read-placements': adminsAlone,
  'run-jobs': adminsAlone,
  'fetch-brand-leads': brandSystems,
  'tell-brand-results': brandSystems,
  'manage-delivery': crm,
  'manage-leads': crm,
  'keep-own-views': officeForThemselves,
  'upload-files': officeForThemselves,
  'undo-change': { ...officeForThemselves, ADMIN: 'all' },
} as const satisfies Record<string, Reach>;

/** The name of an operation; every endpoint states one. */
export type Operation = keyof typeof accessTable;

/** Whether a call goes on: `authenticate` answers 401, `forbid` answers 403. */
export type Admission = 'allow' | 'authenticate' | 'forbid';

/** How far this caller reaches in this operation; lists are filtered by it. */
export function scopeOf(caller: Caller, operation: Operation): Scope {
  const reach: Reach = accessTable[operation];
  if (caller.kind === 'anonymous') return reach.ANONYMOUS;
  if (caller.kind === 'system') return reach.SYSTEM ?? reach.ANONYMOUS;
  const scope = reach[caller.role];
  return scope === 'brand' && caller.brandId === undefined ? 'all' : scope;
}

/** Whether the caller may make this call at all, before any object is known. */
export function mayCall(caller: Caller, operation: Operation): Admission {
  if (scopeOf(caller, operation) !== 'none') return 'allow';
  return caller.kind === 'anonymous' ? 'authenticate' : 'forbid';
}

/**
 * Whether the caller may touch an object of this owner that is about this brand (`null`: nobody's, no brand's). A
 * `false` is answered as "not found", so that what is absent and what belongs to another look the same.
 */
export function maySee(
  caller: Caller,
  operation: Operation,
  ownerId: string | null,
  brandId: string | null = null,
): boolean {
  const scope = scopeOf(caller, operation);
  if (caller.kind === 'member' && scope === 'own') return ownerId === caller.id;
  if (caller.kind !== 'anonymous' && scope === 'brand') return brandId !== null && brandId === caller.brandId;
  return scope === 'all';
}

/** The screens that some roles alone may open, by the beginning of their paths; the server guards what they show. */
const guardedScreens: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/^\/admin(?:[/?#]|$)/, ['ADMIN']],
  [/^\/crm-admin(?:[/?#]|$)/, ['ADMIN', 'CRM_ADMIN']],
];

/** Whether a path is one of the back office, which is a document of its own. */
export function isOfficePath(path: string): boolean {
  return guardedScreens.some(([screens]) => screens.test(path));
}

/** Whether somebody with this role may open a screen, named by its path without the language. */
export function mayOpenScreen(role: Role, path: string): boolean {
  return guardedScreens.every(([screens, allowed]) => !screens.test(path) || allowed.includes(role));
}
