import { officeScreens as namedScreens } from '@ayrac/domain/screen/office-screens.ts';
import {
  arriveAsAdmin,
  changeNavigation,
  chooseRows,
  failScreen,
  findNothing,
  openAccount,
  openCalendar,
  openEffect,
  openEntry,
  openFirstRecord,
  openGallery,
  openHours,
  openInvitation,
  openListFilters,
  openPalette,
  openPerson,
  openTextPage,
  openThread,
  START,
  typeInPalette,
  waitForDrafts,
  waitForGalleries,
  waitForMaintenance,
  waitForNothing,
  waitForPictures,
  waitForRows,
  waitForScreen,
} from './office-acts.ts';
import { openEdition, openEmptyDraft, openFullDraft, openSentEdition } from './office-draft-acts.ts';
import { openImportedRows, openMapping, openUndoing } from './office-import-acts.ts';
import {
  askAsRobots,
  askForBoard,
  openAutomation,
  openAutomationTrial,
  openLead,
  openRule,
  openTrial,
} from './office-request-acts.ts';
import type { Screen } from './screen.ts';

/** Steps of the wizard, as in its address. */
const wizardSteps = ['whose', 'offer', 'content', 'pictures', 'check'] as const;

/** Returns a capture of the viewport of an office screen. */
function seen(name: string, path: string, act: NonNullable<Screen['act']> = waitForScreen): Screen {
  return { name: `office-${name}`, path, isOffice: true, act };
}

/** Returns a capture of the whole page of an office screen. */
function whole(name: string, path: string, act?: Screen['act']): Screen {
  return { ...seen(name, path, act), isWhole: true };
}

/** Screens that need more than being opened, and further states of others. */
const ownLooks: readonly Screen[] = [
  whole('inbox', '/admin/inbox', openThread),
  seen('inbox-list', '/admin/inbox?sort=-lastAt', waitForRows),
  whole('campaigns', '/admin/campaigns', waitForRows),
  seen('campaign', '/admin/campaigns', openFirstRecord),
  seen('brand-categories', '/admin/brand-categories', waitForRows),
  seen('campaign-details', '/admin/campaign-details', waitForRows),
  seen('brand-campaigns', '/admin/brand-campaigns', waitForRows),
  seen('campaign-urls', '/admin/campaign-urls', openFirstRecord),
  whole('dashboard', '/admin/dashboard', (page) => page.locator('.care').waitFor()),
  seen('galleries', '/admin/campaign-images', waitForGalleries),
  whole('gallery', '/admin/campaign-images', openGallery(3)),
  seen('gallery-empty', '/admin/campaign-images', openGallery(0)),
  whole('gallery-one', '/admin/campaign-images', openGallery(1)),
  whole('gallery-full', '/admin/campaign-images', openGallery(6)),
  seen('pictures', '/admin/pictures', waitForPictures),
  whole('search', '/admin/search', openEffect),
  whole('queries', '/admin/search?tab=queries'),
  whole('missing-pages', '/admin/redirects?tab=missing'),
  whole('background-jobs', '/admin/jobs?tab=background', (page) => page.locator('.counts-table').waitFor()),
  whole('dead-mails', '/admin/jobs?tab=mails'),
  ...[0, 20].map((count) => whole(`edition-${count}`, START, (page) => openEdition(page, count))),
  whole('edition-sent', START, openSentEdition),
  whole('editions', '/admin/subscribed-users?tab=editions', waitForRows),
  whole('users', '/admin/users'),
  seen('invite', '/admin/users', openInvitation),
  whole('person', '/admin/users', openPerson),
  whole('audit', '/admin/audit', openEntry),
  whole('wizard', '/admin/campaign-wizard', waitForDrafts),
  ...wizardSteps.flatMap((step) => [
    whole(`wizard-${step}-empty`, START, (page) => openEmptyDraft(page, step)),
    whole(`wizard-${step}`, START, (page) => openFullDraft(page, step)),
  ]),
  whole('board', '/crm-admin/leads?view=board', askForBoard),
  whole('leads', '/crm-admin/leads', waitForRows),
  whole('lead', '/crm-admin/leads', openLead),
  whole('suspect-lead', '/crm-admin/suspect-leads', askAsRobots),
  whole('suspect-leads', '/crm-admin/suspect-leads', waitForRows),
  seen('leads-chosen', '/crm-admin/leads', chooseRows),
  seen('leads-filtered', '/crm-admin/leads', openListFilters),
  seen('leads-nothing', '/crm-admin/leads?q=qwxqwx', waitForNothing),
  whole('hours', '/crm-admin/hours', openHours),
  whole('holidays', '/crm-admin/hours?tab=holidays&year=2027'),
  whole('figures', '/crm-admin/figures', (page) => page.locator('.figure-tiles').waitFor()),
  whole('assignment', '/crm-admin/assignment', openRule),
  whole('rule-trial', START, openTrial),
  whole('team', '/crm-admin/assignment?tab=team', openHours),
  whole('automations', '/crm-admin/automations', openAutomation),
  whole('automation-trial', START, openAutomationTrial),
  whole('automation-runs', '/crm-admin/automations?tab=runs'),
  whole('figures-month', '/crm-admin/figures?month=2026-10', (page) =>
    page.locator('.lead-pressing').waitFor(),
  ),
  whole('imports-empty', '/admin/imports'),
  seen('imports-begin', '/admin/imports?new=campaigns', (page) => page.getByRole('dialog').waitFor()),
  whole('imports-mapping', '/admin/imports?new=brands', openMapping),
  whole('imports-rows', '/admin/imports?new=brands', openImportedRows),
  whole('imports', '/admin/imports'),
  whole('imports-undoing', '/admin/imports?new=brands', openUndoing),
  whole('mailbox', '/crm-admin/delivery?tab=mail&open=new', (page) => page.locator('.record form').waitFor()),
  whole('texts', '/admin/texts', waitForRows),
  whole('text', '/admin/texts?text=general-notice', openTextPage),
  seen('brand', '/admin/brands?open=new', (page) => page.locator('.record form').waitFor()),
  seen('campaigns-chosen', '/admin/campaigns', chooseRows),
  seen('campaigns-filtered', '/admin/campaigns', openListFilters),
  seen('calendar', '/admin/campaigns', openCalendar),
  seen('campaigns-nothing', '/admin/campaigns?q=qwxqwx', waitForNothing),
  seen('navigation', START, changeNavigation),
  seen('account', START, openAccount),
  seen('palette', START, openPalette),
  seen('palette-typed', START, typeInPalette),
  seen('palette-nothing', START, findNothing),
  seen('failure', START, failScreen),
  seen('maintenance', '/admin/yok', waitForMaintenance),
];

const seenPaths = new Set(ownLooks.map(({ path }) => path));

/** Screens of the back office, seen by the demo's admin. They come last, after all public ones. */
export const officeScreens: readonly Screen[] = [
  whole('jobs', '/admin/yok', arriveAsAdmin),
  ...namedScreens
    .filter(({ name, path }) => name !== 'jobs' && !path.includes('/:') && !seenPaths.has(path))
    .map(({ name, path }) => whole(name, path)),
  ...ownLooks,
];
