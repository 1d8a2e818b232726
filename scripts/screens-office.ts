import {
  arriveAsAdmin,
  askForBoard,
  changeNavigation,
  failScreen,
  findNothing,
  openAccount,
  openEdition,
  openEffect,
  openEmptyDraft,
  openEntry,
  openFirstRecord,
  openFullDraft,
  openGallery,
  openHours,
  openInvitation,
  openPalette,
  openPerson,
  openSentEdition,
  openThread,
  START,
  typeInPalette,
  waitForDrafts,
  waitForGalleries,
  waitForMaintenance,
  waitForPictures,
  waitForRows,
  waitForScreen,
} from './office-acts.ts';
import type { Screen } from './screens.ts';

/** As they stand in the wizard's address. */
const wizardSteps = ['whose', 'offer', 'content', 'pictures', 'check'] as const;

/** A look at a screen of the office: its window. */
function seen(name: string, path: string, act: NonNullable<Screen['act']> = waitForScreen): Screen {
  return { name: `office-${name}`, path, isOffice: true, act };
}

/** The same from its head to its foot. */
function whole(name: string, path: string, act?: Screen['act']): Screen {
  return { ...seen(name, path, act), isWhole: true };
}

/** The back office, as its demo's admin sees it; nothing of the public site comes after it. */
export const officeScreens: readonly Screen[] = [
  whole('jobs', '/admin/yok', arriveAsAdmin),
  whole('categories', '/admin/categories'),
  whole('inbox', '/admin/inbox', openThread),
  whole('campaigns', '/admin/campaigns', waitForRows),
  seen('campaign', '/admin/campaigns', openFirstRecord),
  seen('brand-categories', '/admin/brand-categories', waitForRows),
  seen('campaign-details', '/admin/campaign-details', waitForRows),
  seen('brand-campaigns', '/admin/brand-campaigns', waitForRows),
  seen('campaign-urls', '/admin/campaign-urls', openFirstRecord),
  whole('brands', '/admin/brands'),
  whole('dashboard', '/admin/dashboard', (page) => page.locator('.care').waitFor()),
  whole('loan-offers', '/admin/loan-offers'),
  whole('loan-parameters', '/admin/loan-parameters'),
  seen('galleries', '/admin/campaign-images', waitForGalleries),
  whole('gallery', '/admin/campaign-images', openGallery(3)),
  seen('gallery-empty', '/admin/campaign-images', openGallery(0)),
  whole('gallery-one', '/admin/campaign-images', openGallery(1)),
  whole('gallery-full', '/admin/campaign-images', openGallery(6)),
  seen('pictures', '/admin/pictures', waitForPictures),
  whole('forms', '/admin/forms'),
  whole('form-campaigns', '/admin/form-campaigns'),
  whole('search', '/admin/search', openEffect),
  whole('queries', '/admin/search?tab=queries'),
  whole('redirects', '/admin/redirects'),
  whole('missing-pages', '/admin/redirects?tab=missing'),
  whole('customer-campaigns', '/admin/customer-campaigns'),
  whole('customer-campaigns-management', '/admin/customer-campaigns-management'),
  whole('background-jobs', '/admin/jobs?tab=background', (page) => page.locator('.counts-table').waitFor()),
  whole('subscribed-users', '/admin/subscribed-users'),
  ...[0, 20].map((count) => whole(`edition-${count}`, START, (page) => openEdition(page, count))),
  whole('edition-sent', START, openSentEdition),
  whole('editions', '/admin/subscribed-users?tab=editions', waitForRows),
  whole('campaign-forms-management', '/admin/campaign-forms-management'),
  whole('customers', '/admin/customers'),
  whole('users', '/admin/users'),
  seen('invite', '/admin/users', openInvitation),
  whole('person', '/admin/users', openPerson),
  whole('data-requests', '/admin/data-requests'),
  whole('audit', '/admin/audit', openEntry),
  whole('wizard', '/admin/campaign-wizard', waitForDrafts),
  ...wizardSteps.flatMap((step) => [
    whole(`wizard-${step}-empty`, START, (page) => openEmptyDraft(page, step)),
    whole(`wizard-${step}`, START, (page) => openFullDraft(page, step)),
  ]),
  whole('board', '/crm-admin/leads?view=board', askForBoard),
  whole('hours', '/crm-admin/hours', openHours),
  whole('holidays', '/crm-admin/hours?tab=holidays&year=2027'),
  whole('lost-reasons', '/admin/lost-reasons'),
  seen('navigation', START, changeNavigation),
  seen('account', START, openAccount),
  seen('palette', START, openPalette),
  seen('palette-typed', START, typeInPalette),
  seen('palette-nothing', START, findNothing),
  seen('failure', START, failScreen),
  seen('maintenance', '/admin/yok', waitForMaintenance),
];
