// Written by `npm run generate` from the endpoints of this folder.
import type { EndpointName } from './client.ts';
import type { Route } from './route-table.ts';

/** Where each call stands. */
export const routes: { readonly [Name in EndpointName]: Route } = {
  checkDuplicate: {"method":"GET","path":"/api/Campaign_Service/public/form-submission/check-duplicate","media":"json","timeoutMs":10000,"cacheMs":0},
  createCustomerLink: {"method":"POST","path":"/api/Campaign_Service/public/form-submission/customer-to-campaign","media":"json","timeoutMs":10000,"cacheMs":0},
  createForm: {"method":"POST","path":"/api/Campaign_Service/public/form-submission/form","media":"json","timeoutMs":10000,"cacheMs":0},
  createFormLink: {"method":"POST","path":"/api/Campaign_Service/public/form-submission/form-to-campaign","media":"json","timeoutMs":10000,"cacheMs":0},
  getBrandCategoryPage: {"method":"GET","path":"/api/public/brands/:slug/categories/:category","media":"json","timeoutMs":10000,"cacheMs":0},
  getBrandIndex: {"method":"GET","path":"/api/public/brands","media":"json","timeoutMs":10000,"cacheMs":0},
  getBrandPage: {"method":"GET","path":"/api/public/brands/:slug","media":"json","timeoutMs":10000,"cacheMs":0},
  getCampaignImages: {"method":"GET","path":"/api/Campaign_Service/campaign-image/details/:campaignId","media":"html","timeoutMs":5000,"cacheMs":0},
  getCampaignPage: {"method":"GET","path":"/api/public/campaigns/:slug","media":"json","timeoutMs":10000,"cacheMs":0},
  getCatalogue: {"method":"GET","path":"/api/public/campaigns","media":"json","timeoutMs":10000,"cacheMs":0},
  getCategoryPage: {"method":"GET","path":"/api/public/categories/:slug","media":"json","timeoutMs":10000,"cacheMs":0},
  getCategoryTree: {"method":"GET","path":"/api/public/categories","media":"json","timeoutMs":10000,"cacheMs":300000},
  getHome: {"method":"GET","path":"/api/public/home","media":"json","timeoutMs":10000,"cacheMs":0},
  getLoanTables: {"method":"GET","path":"/api/public/loan-offers","media":"json","timeoutMs":10000,"cacheMs":0},
  getShowcaseImage: {"method":"GET","path":"/api/Campaign_Service/campaign-image/showcase/:campaignId","media":"image","timeoutMs":5000,"cacheMs":0},
  listBrandLinks: {"method":"GET","path":"/api/Campaign_Service/brand-to-campaign","media":"json","timeoutMs":10000,"cacheMs":300000},
  listCampaigns: {"method":"GET","path":"/api/Campaign_Service/campaign","media":"json","timeoutMs":15000,"cacheMs":300000},
  listCampaignUrls: {"method":"GET","path":"/api/Campaign_Service/campaign-url","media":"json","timeoutMs":10000,"cacheMs":0},
  listCategories: {"method":"GET","path":"/api/Campaign_Service/category","media":"json","timeoutMs":10000,"cacheMs":0},
  listDistricts: {"method":"GET","path":"/api/public/geo/districts","media":"json","timeoutMs":10000,"cacheMs":86400000},
  listFormLinks: {"method":"GET","path":"/api/Campaign_Service/form-to-campaign","media":"json","timeoutMs":10000,"cacheMs":0},
  listForms: {"method":"GET","path":"/api/Campaign_Service/form","media":"json","timeoutMs":10000,"cacheMs":0},
  listOwnCampaigns: {"method":"GET","path":"/api/Campaign_Service/profile/my-campaigns","media":"json","timeoutMs":10000,"cacheMs":0},
  listProvinces: {"method":"GET","path":"/api/public/geo/provinces","media":"json","timeoutMs":10000,"cacheMs":86400000},
  listQuoteChoices: {"method":"GET","path":"/api/public/quote-choices","media":"json","timeoutMs":15000,"cacheMs":300000},
  searchCampaigns: {"method":"GET","path":"/api/public/search","media":"json","timeoutMs":10000,"cacheMs":0},
  sendContactMessage: {"method":"POST","path":"/api/public/contact-messages","media":"json","timeoutMs":10000,"cacheMs":0},
  sendReport: {"method":"POST","path":"/api/public/reports","media":"json","timeoutMs":10000,"cacheMs":0},
  submitAnonymousQuote: {"method":"POST","path":"/api/Campaign_Service/public/form-submission/anonymous","media":"json","timeoutMs":10000,"cacheMs":0},
  submitAuthenticatedQuote: {"method":"POST","path":"/api/Campaign_Service/public/form-submission/authenticated","media":"json","timeoutMs":10000,"cacheMs":0},
  suggestSearch: {"method":"GET","path":"/api/public/search/suggestions","media":"json","timeoutMs":10000,"cacheMs":0},
  tellView: {"method":"POST","path":"/api/public/campaign-views","media":"json","timeoutMs":10000,"cacheMs":0},
};
