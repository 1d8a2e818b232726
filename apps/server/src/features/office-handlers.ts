import type { OfficeEndpointName } from '@ayrac/contract/office/endpoints.ts';
import type { ResourceName } from '@ayrac/contract/office/index.ts';
import type { Handlers } from '#server/api/handler.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { handlersOf } from '#server/resource/handlers.ts';
import { type Undo, undoChange, undoRecords } from '#server/resource/undo-change.ts';
import { viewHandlers } from '#server/resource/views.ts';
import { accountOfficeHandlers } from './account/office/routes.ts';
import { auditRecords } from './audit-log/office.ts';
import { auditLogHandlers } from './audit-log/routes.ts';
import { backgroundHandlers } from './background/routes.ts';
import { brandCategoryRecords } from './brand/category-links-office.ts';
import { brandRecords } from './brand/office.ts';
import { brandCampaignRecords } from './campaign-draft/office/link-records.ts';
import { campaignRecords } from './campaign-draft/office/records.ts';
import { undoCampaigns } from './campaign-draft/office/undo-campaigns.ts';
import { campaignUrlRecords } from './campaign-draft/office/url-records.ts';
import { campaignDraftHandlers } from './campaign-draft/routes.ts';
import { categoryRecords } from './category/office.ts';
import { categoryOfficeHandlers } from './category/office-routes.ts';
import { dashboardHandlers } from './dashboard/routes.ts';
import { editionRecords } from './edition/office.ts';
import { editionOfficeHandlers } from './edition/routes.ts';
import { galleryHandlers } from './gallery/routes.ts';
import { importHandlers } from './import/routes.ts';
import { inboxOfficeHandlers } from './inbox/office/routes.ts';
import { leadBrandRecords, leadCampaignRecords, leadOwnerRecords, leadRecords } from './lead/crm/office.ts';
import { crmHandlers } from './lead/crm/routes.ts';
import { undoWork } from './lead/crm/undo-work.ts';
import { brandHoursRecords } from './lead/hours/office.ts';
import { campaignFormRecords } from './lead/office/campaign-forms.ts';
import { formConsentHandlers } from './lead/office/consents.ts';
import { formRecords } from './lead/office/forms.ts';
import { customerCampaignRecords, formCampaignRecords } from './lead/office/links.ts';
import { lostReasonRecords } from './lead/reasons/office.ts';
import { loanOfficeHandlers } from './loan/office/routes.ts';
import { subscriptionRecords } from './newsletter/office.ts';
import { newsletterOfficeHandlers } from './newsletter/office-routes.ts';
import { dataRequestRecords } from './person/data-requests-office.ts';
import { customerRecords, userRecords } from './person/office.ts';
import { personHandlers } from './person/routes.ts';
import { occupationRecords } from './profile/office.ts';
import { grantHandlers } from './quote/grant/routes.ts';
import { redirectRecords } from './redirect/office.ts';
import { redirectOfficeHandlers } from './redirect/routes.ts';
import { sitePageHandlers } from './search/suggestions/site-pages.ts';
import { synonymRecords } from './search/synonyms/office.ts';
import { searchOfficeHandlers } from './search/synonyms/routes.ts';
import { siteTextDraftHandlers } from './site-text-draft/routes.ts';

/** Where each resource of the office stands; one that is missing does not compile. */
const served: Readonly<Record<ResourceName, ServedResource>> = {
  audit: auditRecords,
  'brand-campaigns': brandCampaignRecords,
  'brand-hours': brandHoursRecords,
  'brand-categories': brandCategoryRecords,
  brands: brandRecords,
  'campaign-forms': campaignFormRecords,
  'campaign-urls': campaignUrlRecords,
  campaigns: campaignRecords,
  categories: categoryRecords,
  'customer-campaigns': customerCampaignRecords,
  customers: customerRecords,
  'data-requests': dataRequestRecords,
  editions: editionRecords,
  'form-campaigns': formCampaignRecords,
  forms: formRecords,
  'lead-brands': leadBrandRecords,
  'lead-campaigns': leadCampaignRecords,
  'lead-owners': leadOwnerRecords,
  leads: leadRecords,
  'lost-reasons': lostReasonRecords,
  occupations: occupationRecords,
  redirects: redirectRecords,
  subscriptions: subscriptionRecords,
  synonyms: synonymRecords,
  users: userRecords,
};
const resources = Object.values(served);

/** Changes that no resource wrote are taken back by who did. */
const undos: readonly Undo[] = [undoCampaigns, undoWork, undoRecords(resources)];

type OfResources = Handlers<Extract<OfficeEndpointName, `${ResourceName}.${string}`>>;

/** The calls of the office. */
export const officeHandlers: Handlers<OfficeEndpointName> = {
  ...(handlersOf(resources) as OfResources),
  ...accountOfficeHandlers,
  ...auditLogHandlers,
  ...backgroundHandlers,
  ...campaignDraftHandlers,
  ...categoryOfficeHandlers,
  ...crmHandlers,
  ...dashboardHandlers,
  ...editionOfficeHandlers,
  ...formConsentHandlers,
  ...galleryHandlers,
  ...grantHandlers,
  ...importHandlers,
  ...inboxOfficeHandlers,
  ...loanOfficeHandlers,
  ...newsletterOfficeHandlers,
  ...personHandlers,
  ...redirectOfficeHandlers,
  ...searchOfficeHandlers,
  ...sitePageHandlers,
  ...siteTextDraftHandlers,
  ...viewHandlers,
  undoChange: (context, { params }) => undoChange(context, undos, params.change),
};
