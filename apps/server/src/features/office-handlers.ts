import type { OfficeEndpointName } from '@ayrac/contract/office/endpoints.ts';
import type { ResourceName } from '@ayrac/contract/office/index.ts';
import type { Handlers } from '#server/api/handler.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { handlersOf } from '#server/resource/handlers.ts';
import { type Undo, undoChange, undoRecords } from '#server/resource/history/undo-change.ts';
import { columnChoiceHandlers } from '#server/resource/views/column-choices.ts';
import { viewHandlers } from '#server/resource/views/views.ts';
import { undoPeople } from './account/office/change-people.ts';
import { accountOfficeHandlers } from './account/office/routes.ts';
import { auditLogHandlers } from './audit-log/routes.ts';
import { backgroundHandlers } from './background/routes.ts';
import { placementHandlers } from './campaign/placement/routes.ts';
import { undoCampaigns } from './campaign-draft/office/undo-campaigns.ts';
import { campaignDraftHandlers } from './campaign-draft/routes.ts';
import { categoryOfficeHandlers } from './catalogue-office/category/routes.ts';
import { dashboardHandlers } from './dashboard/routes.ts';
import { mailboxOfficeHandlers } from './delivery/mailboxes/routes.ts';
import { listDeliveriesOf } from './delivery/queries.ts';
import { deliveryHandlers } from './delivery/routes.ts';
import { editionOfficeHandlers } from './edition/routes.ts';
import { galleryHandlers } from './gallery/routes.ts';
import { importHandlers } from './import/routes.ts';
import { undoThreads } from './inbox/office/change-threads.ts';
import { inboxOfficeHandlers } from './inbox/office/routes.ts';
import { assignmentHandlers } from './lead/assignment/routes.ts';
import { leadAttachmentHandlers } from './lead/attachments/routes.ts';
import { automationHandlers } from './lead/automation/routes.ts';
import { leadMailHandlers } from './lead/crm/mails/routes.ts';
import { leadResultHandlers } from './lead/crm/results/routes.ts';
import { crmHandlers } from './lead/crm/routes.ts';
import { undoWork } from './lead/crm/undo-work.ts';
import { leadFigureHandlers } from './lead/figures/routes.ts';
import { leadNoticeHandlers } from './lead/notices/routes.ts';
import { formConsentHandlers } from './lead/office/consents.ts';
import { loanOfficeHandlers } from './loan/office/routes.ts';
import { newsletterOfficeHandlers } from './newsletter/office-routes.ts';
import { ownerRequests } from './owner-requests.ts';
import { personHandlers } from './person/routes.ts';
import { grantHandlers } from './quote/grant/routes.ts';
import { records } from './records.generated.ts';
import { redirectOfficeHandlers } from './redirect/routes.ts';
import { sitePageHandlers } from './search/suggestions/site-pages.ts';
import { searchOfficeHandlers } from './search/synonyms/routes.ts';
import { siteTextDraftHandlers } from './site-text-draft/routes.ts';

/** Served records of each office resource. A missing one does not compile. */
const served: Readonly<Record<ResourceName, ServedResource>> = records;
const resources = Object.values(served);

/**
 * Functions that undo a change, tried in order. The first ones are for changes that were not written through a
 * resource.
 */
const undos: readonly Undo[] = [undoCampaigns, undoPeople, undoThreads, undoWork, undoRecords(resources)];

type OfResources = Handlers<Extract<OfficeEndpointName, `${ResourceName}.${string}`>>;

export const officeHandlers: Handlers<OfficeEndpointName> = {
  ...(handlersOf(resources) as OfResources),
  ...accountOfficeHandlers(ownerRequests),
  ...assignmentHandlers,
  ...auditLogHandlers,
  ...automationHandlers,
  ...backgroundHandlers,
  ...campaignDraftHandlers,
  ...categoryOfficeHandlers,
  ...crmHandlers(listDeliveriesOf),
  ...dashboardHandlers,
  ...deliveryHandlers,
  ...editionOfficeHandlers,
  ...formConsentHandlers,
  ...galleryHandlers,
  ...grantHandlers,
  ...importHandlers,
  ...inboxOfficeHandlers,
  ...leadAttachmentHandlers,
  ...leadFigureHandlers,
  ...leadNoticeHandlers,
  ...leadMailHandlers,
  ...leadResultHandlers,
  ...loanOfficeHandlers,
  ...mailboxOfficeHandlers,
  ...newsletterOfficeHandlers,
  ...personHandlers,
  ...placementHandlers,
  ...redirectOfficeHandlers,
  ...searchOfficeHandlers,
  ...sitePageHandlers,
  ...siteTextDraftHandlers,
  ...columnChoiceHandlers,
  ...viewHandlers,
  undoChange: (context, { params }) => undoChange(context, undos, params.change),
};
