import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  getSecondFactor,
  listSessions,
  renewRecoveryCodes,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './account.ts';
import { tellView } from './attention.ts';
import {
  findCustomerId,
  getCurrentUser,
  getCustomerProfile,
  login,
  logout,
  refreshSession,
  register,
} from './auth.ts';
import { getBrandCategoryPage, getBrandIndex, getBrandPage, listBrandLinks } from './brand.ts';
import {
  getCampaignImages,
  getCampaignPage,
  getCatalogue,
  getShowcaseImage,
  listCampaigns,
  listCampaignUrls,
  listQuoteChoices,
} from './campaign.ts';
import { getCategoryPage, getCategoryTree, listCategories } from './category.ts';
import { follow, joinFollows, listFollows, unfollow } from './follow.ts';
import { listDistricts, listProvinces } from './geo.ts';
import { getHome } from './home.ts';
import { sendContactMessage, sendReport } from './inbox.ts';
import { getInterests, restoreRequest, withdrawRequest } from './interests.ts';
import { getLoanTables } from './loan.ts';
import { listNotifications, readNotifications } from './notifications.ts';
import {
  createDataRequest,
  eraseOwnData,
  exportPermissions,
  getDataOverview,
  getOwnData,
  getPermissions,
  listDataRequests,
  savePermissions,
} from './personal-data.ts';
import { listOccupations, saveProfile } from './profile.ts';
import {
  checkDuplicate,
  createCustomerLink,
  createForm,
  createFormLink,
  listFormLinks,
  listForms,
  listOwnCampaigns,
  submitAnonymousQuote,
  submitAuthenticatedQuote,
} from './quote.ts';
import { getRequestByLink, restoreRequestByLink, withdrawRequestByLink } from './request.ts';
import { searchCampaigns, suggestSearch } from './search.ts';
import { recordVisitorConsent } from './visitor-consent.ts';

/** Every call of the API by its name. */
export const endpoints = {
  beginSecondFactor,
  changePassword,
  checkDuplicate,
  confirmSecondFactor,
  createCustomerLink,
  createDataRequest,
  createForm,
  createFormLink,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  eraseOwnData,
  exportPermissions,
  findCustomerId,
  follow,
  getBrandCategoryPage,
  getBrandIndex,
  getBrandPage,
  getCampaignImages,
  getCampaignPage,
  getCatalogue,
  getCategoryPage,
  getCategoryTree,
  getCurrentUser,
  getCustomerProfile,
  getDataOverview,
  getHome,
  getInterests,
  getLoanTables,
  getRequestByLink,
  getSecondFactor,
  getOwnData,
  getPermissions,
  getShowcaseImage,
  joinFollows,
  listBrandLinks,
  listCampaigns,
  listCampaignUrls,
  listCategories,
  listDataRequests,
  listDistricts,
  listFollows,
  listFormLinks,
  listForms,
  listNotifications,
  listOccupations,
  listOwnCampaigns,
  listProvinces,
  listQuoteChoices,
  listSessions,
  login,
  logout,
  readNotifications,
  recordVisitorConsent,
  refreshSession,
  register,
  renewRecoveryCodes,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  restoreRequest,
  restoreRequestByLink,
  savePermissions,
  saveProfile,
  searchCampaigns,
  sendContactMessage,
  sendReport,
  submitAnonymousQuote,
  submitAuthenticatedQuote,
  suggestSearch,
  tellView,
  unfollow,
  verifyEmail,
  withdrawRequest,
  withdrawRequestByLink,
};
export type Endpoints = typeof endpoints;
