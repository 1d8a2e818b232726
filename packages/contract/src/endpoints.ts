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
import { listDistricts, listProvinces } from './geo.ts';
import { getHome } from './home.ts';
import { sendContactMessage, sendReport } from './inbox.ts';
import { getLoanTables } from './loan.ts';
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
import { searchCampaigns, suggestSearch } from './search.ts';

/** Every call of the API by its name. */
export const endpoints = {
  beginSecondFactor,
  changePassword,
  checkDuplicate,
  confirmSecondFactor,
  createCustomerLink,
  createForm,
  createFormLink,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  findCustomerId,
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
  getHome,
  getLoanTables,
  getSecondFactor,
  getShowcaseImage,
  listBrandLinks,
  listCampaignUrls,
  listCampaigns,
  listCategories,
  listDistricts,
  listFormLinks,
  listForms,
  listOwnCampaigns,
  listProvinces,
  listQuoteChoices,
  listSessions,
  login,
  logout,
  refreshSession,
  register,
  renewRecoveryCodes,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  searchCampaigns,
  sendContactMessage,
  sendReport,
  submitAnonymousQuote,
  submitAuthenticatedQuote,
  suggestSearch,
  tellView,
  verifyEmail,
};
export type Endpoints = typeof endpoints;
