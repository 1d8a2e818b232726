import type { Handlers } from '#server/api/handler.ts';
import { accountHandlers } from './account/routes.ts';
import { securityHandlers } from './account/security-routes.ts';
import { attentionHandlers } from './attention/routes.ts';
import { brandHandlers } from './brand/routes.ts';
import { browseHandlers } from './browse/routes.ts';
import { campaignHandlers } from './campaign/routes.ts';
import { previewHandlers } from './campaign-draft/preview-routes.ts';
import { categoryHandlers } from './category/routes.ts';
import { dataRequestHandlers } from './data-request/routes.ts';
import { brandLeadHandlers } from './delivery/keys/routes.ts';
import { mailboxHandlers } from './delivery/mailboxes/routes.ts';
import { editionHandlers } from './edition/routes.ts';
import { followHandlers } from './follow/routes.ts';
import { geoHandlers } from './geo/routes.ts';
import { homeHandlers } from './home/routes.ts';
import { inboxHandlers } from './inbox/routes.ts';
import { interestHandlers } from './interest/routes.ts';
import { brandResultHandlers } from './lead/crm/results/routes.ts';
import { requestHandlers } from './lead/request/routes.ts';
import { loanHandlers } from './loan/routes.ts';
import { newsletterHandlers } from './newsletter/routes.ts';
import { notificationHandlers } from './notification/routes.ts';
import { officeHandlers } from './office-handlers.ts';
import { ownerRequests } from './owner-requests.ts';
import { permissionHandlers } from './permission/routes.ts';
import { personalDataHandlers } from './personal-data/routes.ts';
import { phoneHandlers } from './phone/routes.ts';
import { profileHandlers } from './profile/routes.ts';
import { quoteHandlers } from './quote/routes.ts';
import { searchHandlers } from './search/routes.ts';
import { siteTextHandlers } from './site-text/routes.ts';
import { textPreviewHandlers } from './site-text-draft/preview-routes.ts';
import { visitorConsentHandlers } from './visitor-consent/routes.ts';

/** Handlers of all calls. A missing handler does not compile. */
export const handlers: Handlers = {
  ...accountHandlers(ownerRequests),
  ...attentionHandlers,
  ...brandHandlers,
  ...brandLeadHandlers,
  ...brandResultHandlers,
  ...browseHandlers,
  ...campaignHandlers,
  ...categoryHandlers,
  ...dataRequestHandlers,
  ...editionHandlers,
  ...followHandlers,
  ...geoHandlers,
  ...homeHandlers,
  ...inboxHandlers,
  ...interestHandlers,
  ...loanHandlers,
  ...mailboxHandlers,
  ...newsletterHandlers,
  ...notificationHandlers,
  ...officeHandlers,
  ...permissionHandlers,
  ...personalDataHandlers,
  ...phoneHandlers,
  ...previewHandlers,
  ...profileHandlers,
  ...quoteHandlers,
  ...requestHandlers,
  ...searchHandlers,
  ...securityHandlers(ownerRequests),
  ...siteTextHandlers,
  ...textPreviewHandlers,
  ...visitorConsentHandlers,
};
