import {
  type OfficeScreenName,
  officeAreas,
  officeScreens,
  officeStart,
} from '@ayrac/domain/office-screens.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { Failure, LastResort } from './frame/failure.tsx';
import { Frame } from './frame/frame.tsx';
import { Loading } from './frame/loading.tsx';
import { MissingScript } from './frame/missing-script.ts';
import { Root } from './frame/root.tsx';
import { Maintenance } from './maintenance/maintenance.tsx';

/** The script of each screen, loaded when somebody goes there; it exports the screen as `Component`. */
const scripts: Readonly<Record<OfficeScreenName, () => Promise<{ readonly Component: ComponentType }>>> = {
  audit: () => import('./admin/people/audit.tsx'),
  'brand-campaigns': () => import('./admin/brand-campaigns.tsx'),
  'brand-categories': () => import('./admin/brand-categories/brand-categories.tsx'),
  'brand-leads': () => import('./crm/brand-leads.tsx'),
  brands: () => import('./admin/brands.tsx'),
  'campaign-forms-management': () => import('./admin/campaign-forms-management.tsx'),
  'campaign-details': () => import('./admin/campaign-details/campaign-details.tsx'),
  'campaign-images': () => import('./admin/campaign-images.tsx'),
  'campaign-urls': () => import('./admin/campaign-urls.tsx'),
  'campaign-wizard': () => import('./admin/campaign-wizard/campaign-wizard.tsx'),
  campaigns: () => import('./admin/campaigns/campaigns.tsx'),
  categories: () => import('./admin/categories.tsx'),
  'customer-campaigns': () => import('./admin/customer-campaigns.tsx'),
  'customer-campaigns-management': () => import('./admin/grants/customer-campaigns-management.tsx'),
  customers: () => import('./admin/people/customers.tsx'),
  dashboard: () => import('./admin/dashboard/dashboard.tsx'),
  'data-requests': () => import('./admin/people/data-requests.tsx'),
  edition: () => import('./admin/newsletter/edition.tsx'),
  'form-campaigns': () => import('./admin/form-campaigns.tsx'),
  forms: () => import('./admin/forms.tsx'),
  hours: () => import('./crm/hours/hours.tsx'),
  imports: () => import('./admin/imports/imports.tsx'),
  inbox: () => import('./admin/inbox/inbox.tsx'),
  jobs: () => import('./admin/jobs.tsx'),
  leads: () => import('./crm/leads.tsx'),
  'loan-offers': () => import('./admin/loans/loan-offers.tsx'),
  'loan-parameters': () => import('./admin/loans/loan-parameters.tsx'),
  'lost-reasons': () => import('./admin/lost-reasons.tsx'),
  person: () => import('./admin/people/person.tsx'),
  pictures: () => import('./admin/pictures.tsx'),
  redirects: () => import('./admin/redirects/redirects.tsx'),
  search: () => import('./admin/search/search.tsx'),
  texts: () => import('./admin/texts/texts.tsx'),
  'subscribed-users': () => import('./admin/newsletter/subscribed-users.tsx'),
  users: () => import('./admin/people/users.tsx'),
};

/** The office's screens, in their frame, and the page of all addresses where there is none. */
export function openRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: LastResort,
      HydrateFallback: Loading,
      children: [
        {
          Component: Frame,
          children: [
            {
              // Within the frame: whoever meets a failure can go on from there.
              ErrorBoundary: Failure,
              children: officeScreens.map(({ name, path }) => ({
                path,
                caseSensitive: true,
                lazy: () => loadScript(name),
              })),
            },
          ],
        },
        ...officeAreas.map((area) => ({ path: area, loader: () => redirect(officeStart(area)) })),
        { path: '*', Component: Maintenance },
      ],
    },
  ]);
}

async function loadScript(name: OfficeScreenName) {
  try {
    return await scripts[name]();
  } catch (cause) {
    throw new MissingScript(cause);
  }
}
