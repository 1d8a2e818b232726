import type { CallName } from '@ayrac/contract/all-endpoints.ts';
import { callsOnObjects } from './calls-on-objects.ts';
import { officeObjects } from './office-objects.ts';
import { type Ownership, refuseRepeated, type Send } from './ownership.ts';
import type { TestApp } from './test-app.ts';

/** Calls that access nobody's objects, or those that their link or key gives access to. */
const callsOnNobodys = {
  acceptInvitation: 'nobodys',
  checkDuplicate: 'nobodys',
  compareCampaigns: 'nobodys',
  confirmMailbox: 'nobodys',
  confirmNewsletter: 'nobodys',
  confirmPermissionByLink: 'nobodys',
  confirmPhoneByLink: 'nobodys',
  countClosedCampaigns: 'nobodys',
  countSentence: 'nobodys',
  createForm: 'nobodys',
  // Accessible to anyone who has the mailed link.
  declineRegistration: 'nobodys',
  describeInvitation: 'nobodys',
  describeVerification: 'nobodys',
  exportPermissions: 'nobodys',
  followEditionLink: 'nobodys',
  getBrandCategoryPage: 'nobodys',
  getBrandIndex: 'nobodys',
  getBrandPage: 'nobodys',
  getCampaignImages: 'nobodys',
  getCampaignPage: 'nobodys',
  getCatalogue: 'nobodys',
  getCategoryPage: 'nobodys',
  getCategoryTree: 'nobodys',
  getHome: 'nobodys',
  getLoanPlan: 'nobodys',
  getLoanTables: 'nobodys',
  getNewsletterPreferences: 'nobodys',
  getNotices: 'nobodys',
  getPageText: 'nobodys',
  // Accessible to anyone who has the link.
  getPreviewPicture: 'nobodys',
  // Accessible to anyone who has the mailed link.
  getRequestByLink: 'nobodys',
  getSentence: 'nobodys',
  getShowcaseImage: 'nobodys',
  listBookmarks: 'nobodys',
  // Brands' systems authenticate with API keys and have tests of their own.
  listBrandLeads: 'nobodys',
  listBrandLinks: 'nobodys',
  listBrandLostReasons: 'nobodys',
  listCampaignUrls: 'nobodys',
  listCampaigns: 'nobodys',
  listCategories: 'nobodys',
  listDistricts: 'nobodys',
  listOccupations: 'nobodys',
  listProvinces: 'nobodys',
  listQuoteChoices: 'nobodys',
  login: 'nobodys',
  // Sent without the session's cookie, so the session goes on.
  logout: 'nobodys',
  openPreview: 'nobodys',
  openTextPreview: 'nobodys',
  recordVisitorConsent: 'nobodys',
  refreshSession: 'nobodys',
  refusePermissionByLink: 'nobodys',
  register: 'nobodys',
  reportSearchClick: 'nobodys',
  reportView: 'nobodys',
  requestPasswordReset: 'nobodys',
  resetPassword: 'nobodys',
  restoreRequestByLink: 'nobodys',
  saveNewsletterPreferences: 'nobodys',
  searchCampaigns: 'nobodys',
  sendContactMessage: 'nobodys',
  sendPhoneCodeByLink: 'nobodys',
  sendReport: 'nobodys',
  showEditionPreview: 'nobodys',
  stopMessagesByOneClick: 'nobodys',
  stopRemindersByOneClick: 'nobodys',
  submitAnonymousQuote: 'nobodys',
  subscribeNewsletter: 'nobodys',
  suggestSearch: 'nobodys',
  tellBrandResults: 'nobodys',
  unsubscribeByOneClick: 'nobodys',
  unsubscribeNewsletter: 'nobodys',
  verifyEmail: 'nobodys',
  withdrawRequestByLink: 'nobodys',
} satisfies Partial<Record<CallName, Ownership>>;

/** Calls that access the caller's own objects only. */
const callsOnOwn = {
  beginSecondFactor: 'own',
  changePassword: 'own',
  chooseColumns: 'own',
  confirmPhone: 'own',
  confirmSecondFactor: 'own',
  createDataRequest: 'own',
  createView: 'own',
  disableSecondFactor: 'own',
  endOtherSessions: 'own',
  eraseOwnData: 'own',
  follow: 'own',
  getCurrentUser: 'own',
  getCustomerProfile: 'own',
  getDataOverview: 'own',
  getOwnData: 'own',
  getPermissions: 'own',
  getSecondFactor: 'own',
  joinFollows: 'own',
  listColumnChoices: 'own',
  listSessions: 'own',
  listViews: 'own',
  readNotifications: 'own',
  renewRecoveryCodes: 'own',
  resendVerification: 'own',
  savePermissions: 'own',
  saveProfile: 'own',
  sendPhoneCode: 'own',
  unfollow: 'own',
} satisfies Partial<Record<CallName, Ownership>>;

/** Returns the ownership of every call. A call that is missing here is a type error, and one in two tables throws. */
export function ownershipTable(server: TestApp, send: Send): Readonly<Record<CallName, Ownership>> {
  const onObjects = callsOnObjects(server, send);
  refuseRepeated([officeObjects, callsOnNobodys, callsOnOwn, onObjects]);
  return { ...officeObjects, ...callsOnNobodys, ...callsOnOwn, ...onObjects };
}
