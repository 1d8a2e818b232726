import { getAuditChanges } from './audit-calls.ts';
import { listBackgroundJobs, runBackgroundJob } from './background-jobs.ts';
import { moveBrandCampaigns } from './brand-campaign-calls.ts';
import { changeCampaigns } from './campaign-calls.ts';
import * as campaignDrafts from './campaign-drafts.ts';
import { findGrantees, giveCampaigns, planGrants } from './campaign-grants.ts';
import { confirmCampaignUrl } from './campaign-url-calls.ts';
import { listCategoryTree, moveCategory, previewCategory } from './category-tree.ts';
import { undoChange } from './changes.ts';
import { getCare, getFigures } from './dashboard.ts';
import { answerDataRequest } from './data-request-calls.ts';
import { listFormConsents } from './form-consents.ts';
import {
  checkImport,
  createImport,
  exportImportReport,
  getImport,
  listImportRows,
  listImports,
  moveImport,
} from './imports.ts';
import {
  answerInboxThread,
  changeInboxThread,
  checkReportedCampaign,
  getInboxThread,
  listColleagues,
  listInbox,
  noteInboxThread,
  undoInboxChange,
} from './inbox.ts';
import { type ResourceName, type Resources, resources } from './index.ts';
import * as leadWork from './lead-work.ts';
import {
  changeOffers,
  changeParameters,
  checkRateImport,
  exportLoanRows,
  getOfferBook,
  getParameterBook,
  listLoanRows,
  takeBackLoanRow,
  undoLoanChange,
} from './loan-books.ts';
import { listMissingPages } from './missing-pages.ts';
import {
  changePersonAccess,
  endPersonSessions,
  erasePerson,
  getPerson,
  invitePerson,
  listPersonDataRequests,
  listPersonFollows,
  listPersonHistory,
  listPersonMails,
  listPersonNotifications,
  listPersonPermissions,
  listPersonRequests,
  listPersonSessions,
  resendPersonLink,
  resetPersonFactor,
  setPersonActive,
} from './person.ts';
import {
  binPictures,
  changeFocus,
  getGallery,
  getPicture,
  listGalleries,
  listPictures,
  restorePictures,
  saveGallery,
  storeUpload,
} from './pictures.ts';
import { listQueries, previewSynonym } from './queries.ts';
import { type ResourceCalls, resourceCalls } from './resource-calls.ts';
import { type DeedsOf, deedsOf } from './resource-deeds.ts';
import { endSubscription, listSubscriptionProof } from './subscription-deeds.ts';
import { changeView, createView, deleteView, listViews } from './views.ts';

type CallName = { [Name in ResourceName]: `${Name}.${DeedsOf<Resources[Name]>}` }[ResourceName];

type CallsOfResources = {
  readonly [Name in CallName]: Name extends `${infer Of extends ResourceName}.${infer Deed extends keyof ResourceCalls<Resources[ResourceName]>}`
    ? ResourceCalls<Resources[Of]>[Deed]
    : never;
};

/** `occupations.list` and so on, for every resource. */
const ofResources = Object.fromEntries(
  Object.entries(resources).flatMap(([name, shape]) => {
    const calls = resourceCalls(shape);
    return deedsOf(shape).map((deed) => [`${name}.${deed}`, calls[deed]]);
  }),
) as CallsOfResources;

/** Every call of the office by its name; the browser has a table of routes of their own for them. */
export const officeEndpoints = {
  ...ofResources,
  answerDataRequest,
  answerInboxThread,
  binPictures,
  ...campaignDrafts,
  changeCampaigns,
  changeFocus,
  changeInboxThread,
  changeOffers,
  changeParameters,
  changePersonAccess,
  changeView,
  checkImport,
  checkRateImport,
  checkReportedCampaign,
  confirmCampaignUrl,
  createImport,
  createView,
  deleteView,
  endPersonSessions,
  endSubscription,
  erasePerson,
  exportImportReport,
  exportLoanRows,
  findGrantees,
  getAuditChanges,
  getCare,
  getFigures,
  getGallery,
  getImport,
  getInboxThread,
  getOfferBook,
  getParameterBook,
  getPerson,
  getPicture,
  giveCampaigns,
  invitePerson,
  ...leadWork,
  listBackgroundJobs,
  listCategoryTree,
  listColleagues,
  listFormConsents,
  listGalleries,
  listImportRows,
  listImports,
  listInbox,
  listLoanRows,
  listMissingPages,
  listPersonDataRequests,
  listPersonFollows,
  listPersonHistory,
  listPersonMails,
  listPersonNotifications,
  listPersonPermissions,
  listPersonRequests,
  listPersonSessions,
  listPictures,
  listQueries,
  listSubscriptionProof,
  listViews,
  moveBrandCampaigns,
  moveCategory,
  moveImport,
  noteInboxThread,
  planGrants,
  previewCategory,
  previewSynonym,
  resendPersonLink,
  resetPersonFactor,
  restorePictures,
  runBackgroundJob,
  saveGallery,
  setPersonActive,
  storeUpload,
  takeBackLoanRow,
  undoChange,
  undoInboxChange,
  undoLoanChange,
};
export type OfficeEndpoints = typeof officeEndpoints;

/** The name of a call of the office. */
export type OfficeEndpointName = keyof OfficeEndpoints;
