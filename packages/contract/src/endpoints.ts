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
  checkDuplicate,
  createCustomerLink,
  createForm,
  createFormLink,
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
  getShowcaseImage,
  listBrandLinks,
  listCampaigns,
  listCampaignUrls,
  listCategories,
  listDistricts,
  listFormLinks,
  listForms,
  listOwnCampaigns,
  listProvinces,
  listQuoteChoices,
  login,
  logout,
  refreshSession,
  register,
  searchCampaigns,
  sendContactMessage,
  sendReport,
  submitAnonymousQuote,
  submitAuthenticatedQuote,
  suggestSearch,
  tellView,
};
export type Endpoints = typeof endpoints;
