// Written by `npm run generate` from the table of screens and the files that are called by their names.
import type { OfficeScreenName } from '@ayrac/domain/office-screens.ts';
import type { ComponentType } from 'react';
import { recordsScreen } from './frame/records-screen.ts';

/** What shows a screen, and what it is to show where the router loads that for it. */
interface Script {
  readonly Component: ComponentType;
  readonly loader?: () => unknown;
}

/** The script of each screen, loaded when somebody goes there. */
export const scripts: Readonly<Record<OfficeScreenName, () => Promise<Script>>> = {
  'dashboard': () => import('./admin/dashboard/dashboard.tsx'),
  'campaigns': () => import('./admin/campaigns/campaigns.tsx'),
  'campaign-wizard': () => import('./admin/campaign-wizard/campaign-wizard.tsx'),
  'categories': () => import('./admin/categories.tsx'),
  'brands': () => import('./admin/brands.tsx'),
  'brand-categories': () => import('./admin/brand-categories/brand-categories.tsx'),
  'brand-campaigns': () => import('./admin/brand-campaigns.tsx'),
  'campaign-urls': () => import('./admin/campaign-urls.tsx'),
  'campaign-details': () => import('./admin/campaign-details/campaign-details.tsx'),
  'campaign-images': () => import('./admin/campaign-images.tsx'),
  'pictures': () => import('./admin/pictures.tsx'),
  'imports': () => import('./admin/imports/imports.tsx'),
  'loan-offers': () => import('./admin/loans/loan-offers.tsx'),
  'loan-parameters': () => import('./admin/loans/loan-parameters.tsx'),
  'forms': () => import('./admin/forms.tsx'),
  'form-campaigns': () => import('./admin/form-campaigns.tsx'),
  'customer-campaigns': () => import('./admin/customer-campaigns.tsx'),
  'customer-campaigns-management': () => import('./admin/grants/customer-campaigns-management.tsx'),
  'campaign-forms-management': () => import('./admin/campaign-forms-management.tsx'),
  'leads': () => import('./crm/leads.tsx'),
  'brand-leads': () => import('./crm/brand-leads.tsx'),
  'suspect-leads': () => import('./crm/suspect-leads.tsx'),
  'figures': () => import('./crm/figures/figures.tsx'),
  'customers': () => import('./admin/people/customers.tsx'),
  'users': () => import('./admin/people/users.tsx'),
  'data-requests': () => import('./admin/people/data-requests.tsx'),
  'audit': () => import('./admin/people/audit.tsx'),
  'person': () => import('./admin/people/person.tsx'),
  'inbox': () => import('./admin/inbox/inbox.tsx'),
  'search': () => import('./admin/search/search.tsx'),
  'redirects': () => import('./admin/redirects/redirects.tsx'),
  'texts': () => import('./admin/texts/texts.tsx'),
  'subscribed-users': () => import('./admin/newsletter/subscribed-users.tsx'),
  'edition': () => import('./admin/newsletter/edition.tsx'),
  'assignment': () => import('./crm/assignment/assignment.tsx'),
  'automation': () => import('./crm/automation/automation.tsx'),
  'hours': () => import('./crm/hours/hours.tsx'),
  'mail-templates': () => import('./crm/mail-templates.tsx'),
  'delivery': () => import('./crm/delivery/delivery.tsx'),
  'jobs': () => import('./admin/jobs.tsx'),
  'lost-reasons': () => recordsScreen(() => import('@ayrac/contract/office/lost-reasons.ts').then((file) => file.lostReasons)),
};
