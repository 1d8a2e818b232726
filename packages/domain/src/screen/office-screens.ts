import type { Role } from '../access.ts';
import { recordScreens } from './office-screens.generated.ts';

/** Areas of the back office by path prefix, each with its start screen. */
const starts = {
  '/admin': '/admin/dashboard',
  '/crm-admin': '/crm-admin/leads',
} as const;

/** Area of the back office, named by its path prefix. */
export type OfficeArea = keyof typeof starts;

/** Areas of the back office. */
export const officeAreas = Object.keys(starts) as readonly OfficeArea[];

/** Properties of a back-office screen that are known before its code is loaded. */
interface ScreenShape {
  /** Key of its phrase, and name of the file with its script. */
  readonly name: string;
  /** Path. A segment that begins with `:` matches any value. */
  readonly path: `${OfficeArea}/${string}`;
  /** Heading of the navigation that lists the screen. */
  readonly group: string;
  /** Icon beside its name. */
  readonly icon: string;
  /** Roles that may open the screen. `access.ts` guards its data. */
  readonly roles: readonly Role[];
}

/** Screens of the back office in the order of its navigation. Screens declared by resources come last. */
export const officeScreens = [
  {
    name: 'dashboard',
    path: '/admin/dashboard',
    group: 'overview',
    icon: 'layout-dashboard',
    roles: ['ADMIN'],
  },
  { name: 'campaigns', path: '/admin/campaigns', group: 'catalogue', icon: 'ticket', roles: ['ADMIN'] },
  {
    name: 'campaign-wizard',
    path: '/admin/campaign-wizard',
    group: 'catalogue',
    icon: 'sparkles',
    roles: ['ADMIN'],
  },
  {
    name: 'categories',
    path: '/admin/categories',
    group: 'catalogue',
    icon: 'folder-tree',
    roles: ['ADMIN'],
  },
  { name: 'brands', path: '/admin/brands', group: 'catalogue', icon: 'store', roles: ['ADMIN'] },
  {
    name: 'brand-categories',
    path: '/admin/brand-categories',
    group: 'catalogue',
    icon: 'bookmark',
    roles: ['ADMIN'],
  },
  {
    name: 'brand-campaigns',
    path: '/admin/brand-campaigns',
    group: 'catalogue',
    icon: 'tag',
    roles: ['ADMIN'],
  },
  {
    name: 'campaign-urls',
    path: '/admin/campaign-urls',
    group: 'catalogue',
    icon: 'external-link',
    roles: ['ADMIN'],
  },
  {
    name: 'campaign-details',
    path: '/admin/campaign-details',
    group: 'catalogue',
    icon: 'columns-3',
    roles: ['ADMIN'],
  },
  {
    name: 'campaign-images',
    path: '/admin/campaign-images',
    group: 'catalogue',
    icon: 'image',
    roles: ['ADMIN'],
  },
  { name: 'pictures', path: '/admin/pictures', group: 'catalogue', icon: 'camera', roles: ['ADMIN'] },
  { name: 'imports', path: '/admin/imports', group: 'catalogue', icon: 'upload', roles: ['ADMIN'] },
  { name: 'loan-offers', path: '/admin/loan-offers', group: 'loans', icon: 'percent', roles: ['ADMIN'] },
  {
    name: 'loan-parameters',
    path: '/admin/loan-parameters',
    group: 'loans',
    icon: 'scale',
    roles: ['ADMIN'],
  },
  { name: 'forms', path: '/admin/forms', group: 'requests', icon: 'file-text', roles: ['ADMIN'] },
  {
    name: 'form-campaigns',
    path: '/admin/form-campaigns',
    group: 'requests',
    icon: 'link',
    roles: ['ADMIN'],
  },
  {
    name: 'customer-campaigns',
    path: '/admin/customer-campaigns',
    group: 'requests',
    icon: 'user',
    roles: ['ADMIN'],
  },
  {
    name: 'customer-campaigns-management',
    path: '/admin/customer-campaigns-management',
    group: 'requests',
    icon: 'gift',
    roles: ['ADMIN'],
  },
  {
    name: 'campaign-forms-management',
    path: '/admin/campaign-forms-management',
    group: 'requests',
    icon: 'sliders-horizontal',
    roles: ['ADMIN'],
  },
  {
    name: 'leads',
    path: '/crm-admin/leads',
    group: 'requests',
    icon: 'phone',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  {
    name: 'brand-leads',
    path: '/crm-admin/leads/:brand',
    group: 'requests',
    icon: 'phone',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  {
    name: 'suspect-leads',
    path: '/crm-admin/suspect-leads',
    group: 'requests',
    icon: 'triangle-alert',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  {
    name: 'figures',
    path: '/crm-admin/figures',
    group: 'requests',
    icon: 'chart-column',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  { name: 'customers', path: '/admin/customers', group: 'people', icon: 'users', roles: ['ADMIN'] },
  { name: 'users', path: '/admin/users', group: 'people', icon: 'key-round', roles: ['ADMIN'] },
  { name: 'data-requests', path: '/admin/data-requests', group: 'people', icon: 'gavel', roles: ['ADMIN'] },
  { name: 'audit', path: '/admin/audit', group: 'people', icon: 'history', roles: ['ADMIN'] },
  { name: 'person', path: '/admin/people/:id', group: 'people', icon: 'user', roles: ['ADMIN'] },
  { name: 'inbox', path: '/admin/inbox', group: 'care', icon: 'inbox', roles: ['ADMIN'] },
  { name: 'search', path: '/admin/search', group: 'content', icon: 'search', roles: ['ADMIN'] },
  { name: 'redirects', path: '/admin/redirects', group: 'content', icon: 'arrow-up-right', roles: ['ADMIN'] },
  { name: 'texts', path: '/admin/texts', group: 'content', icon: 'book-open', roles: ['ADMIN'] },
  {
    name: 'subscribed-users',
    path: '/admin/subscribed-users',
    group: 'content',
    icon: 'mail',
    roles: ['ADMIN'],
  },
  { name: 'edition', path: '/admin/subscribed-users/:id', group: 'content', icon: 'mail', roles: ['ADMIN'] },
  {
    name: 'assignment',
    path: '/crm-admin/assignment',
    group: 'reference',
    icon: 'list-ordered',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  {
    name: 'automation',
    path: '/crm-admin/automations',
    group: 'reference',
    icon: 'zap',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  {
    name: 'hours',
    path: '/crm-admin/hours',
    group: 'reference',
    icon: 'clock',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  {
    name: 'mail-templates',
    path: '/crm-admin/mail-templates',
    group: 'reference',
    icon: 'message-circle',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  {
    name: 'delivery',
    path: '/crm-admin/delivery',
    group: 'reference',
    icon: 'send',
    roles: ['ADMIN', 'CRM_ADMIN'],
  },
  { name: 'jobs', path: '/admin/jobs', group: 'reference', icon: 'briefcase', roles: ['ADMIN'] },
  ...recordScreens,
] as const satisfies readonly ScreenShape[];

/** Screen of the back office. */
export type OfficeScreen = (typeof officeScreens)[number];

/** Name of a back-office screen. */
export type OfficeScreenName = OfficeScreen['name'];

/** Heading of the navigation. */
export type OfficeGroup = OfficeScreen['group'];

/** Returns the screen at a path, or undefined when the back office has none there. */
export function findOfficeScreen(path: string): OfficeScreen | undefined {
  const segments = path.split('/');
  return officeScreens.find((screen) => {
    const parts = screen.path.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, place) => (part.startsWith(':') ? segments[place] !== '' : part === segments[place]))
    );
  });
}

/** Whether a role may open a back-office screen. */
export function mayOpenOfficeScreen(role: Role, screen: OfficeScreen): boolean {
  const roles: readonly Role[] = screen.roles;
  return roles.includes(role);
}

/** Returns the path of an area's start screen. */
export function officeStart(area: OfficeArea): string {
  return starts[area];
}

/** Returns the path of the list of leads, with the lead `open` expanded if given. */
export function leadsAddress(open?: string): string {
  return open === undefined ? '/crm-admin/leads' : `/crm-admin/leads?open=${open}`;
}

/** Returns the path of the lead figures of a month, for one brand or for all. */
export function leadFiguresAddress(filters: { readonly month: string; readonly brandId?: string }): string {
  return `/crm-admin/figures?${new URLSearchParams(filters)}`;
}
