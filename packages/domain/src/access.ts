/** Roles of accounts. The permissions of every role are decided in this file only. */
export const roles = ['CUSTOMER', 'BRAND', 'CRM_ADMIN', 'ADMIN'] as const;

/** Role of an account, as stored in the database and in the token's `roles` claim. */
export type Role = (typeof roles)[number];

const guarded: ReadonlySet<Role> = new Set(['CRM_ADMIN', 'ADMIN']);

/** Returns the role in effect: roles that see other people's data act as a customer until a second factor is set up. */
export function actingRole(role: Role, hasSecondFactor: boolean): Role {
  return needsSecondFactor(role) && !hasSecondFactor ? 'CUSTOMER' : role;
}

/** Whether a role requires a second factor. */
export function needsSecondFactor(role: Role): boolean {
  return guarded.has(role);
}

/** Sender of a request. `brandId` limits a CRM admin to the leads of one brand. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | SystemCaller
  | {
      readonly kind: 'member';
      readonly id: string;
      readonly username: string;
      readonly role: Role;
      /** Id of the session of the signed-in browser. */
      readonly sessionId: string;
      /** Expiry of the access token. */
      readonly expiresAt?: Date;
      readonly brandId?: string;
    };

/** System of a brand, identified by its API key. */
export interface SystemCaller {
  readonly kind: 'system';
  readonly keyId: string;
  readonly brandId: string;
}

/** Objects that a caller reaches in an operation: all, those of the caller's brand, the caller's own, or none. */
export type Scope = 'all' | 'brand' | 'own' | 'none';

// Without `SYSTEM`, a brand's system has the reach of an anonymous caller.
type Reach = Readonly<Record<Role | 'ANONYMOUS', Scope> & { SYSTEM?: Scope }>;

const everyone: Reach = { ANONYMOUS: 'all', CUSTOMER: 'all', BRAND: 'all', CRM_ADMIN: 'all', ADMIN: 'all' };
// Brand users and CRM admins reach only their own objects here. The CRM operations give access to the leads of others.
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
// A CRM admin with a brand reaches the leads of that brand; a CRM admin without a brand reaches all leads.
const crm: Reach = { ...adminsAlone, CRM_ADMIN: 'brand' };
const brandSystems: Reach = { ...adminsAlone, ADMIN: 'none', SYSTEM: 'brand' };
const officeForThemselves: Reach = { ...adminsAlone, CRM_ADMIN: 'own', ADMIN: 'own' };

/** Permissions: the scope of every role in every operation, ordered by reach and then by name. */
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

/** Name of an operation. Every endpoint declares one. */
export type Operation = keyof typeof accessTable;

/** Decision on a request: `authenticate` is answered with 401, `forbid` with 403. */
export type Admission = 'allow' | 'authenticate' | 'forbid';

/** Returns the caller's scope in an operation. Lists are filtered by this scope. */
export function scopeOf(caller: Caller, operation: Operation): Scope {
  const reach: Reach = accessTable[operation];
  if (caller.kind === 'anonymous') return reach.ANONYMOUS;
  if (caller.kind === 'system') return reach.SYSTEM ?? reach.ANONYMOUS;
  const scope = reach[caller.role];
  return scope === 'brand' && caller.brandId === undefined ? 'all' : scope;
}

/** Decides whether the caller may send this request at all, before any object is loaded. */
export function mayCall(caller: Caller, operation: Operation): Admission {
  if (scopeOf(caller, operation) !== 'none') return 'allow';
  return caller.kind === 'anonymous' ? 'authenticate' : 'forbid';
}

/**
 * Whether the caller may access an object with this owner and brand (`null`: no owner, no brand). Answer `false` with
 * "not found", so that a missing object and another person's object look the same.
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

/** Screens restricted to some roles, by path prefix. This only decides navigation; the server guards the data. */
const guardedScreens: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/^\/admin(?:[/?#]|$)/, ['ADMIN']],
  [/^\/crm-admin(?:[/?#]|$)/, ['ADMIN', 'CRM_ADMIN']],
];

/** Whether a path belongs to the back office, which is a separate HTML document. */
export function isOfficePath(path: string): boolean {
  return guardedScreens.some(([screens]) => screens.test(path));
}

/** Whether a role may open the screen at this path. The path has no language prefix. */
export function mayOpenScreen(role: Role, path: string): boolean {
  return guardedScreens.every(([screens, allowed]) => !screens.test(path) || allowed.includes(role));
}
