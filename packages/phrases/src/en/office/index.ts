// Written by `npm run generate` from ../../tr/office/index.ts.
import type { OfficePhrases } from '../../tr/office/index.ts';
import { fieldErrors } from '../field-errors.ts';
import { recordErrors } from '../record-errors.ts';
import { audit } from './audit.ts';
import { background } from './background.ts';
import { brandHours } from './brand-hours.ts';
import { brands } from './brands.ts';
import { campaignDetails } from './campaign-details.ts';
import { brandCampaigns, brandCategories, campaignUrls } from './campaign-links.ts';
import { campaignWizard } from './campaign-wizard.ts';
import { campaigns } from './campaigns.ts';
import { categories } from './categories.ts';
import { dashboard } from './dashboard.ts';
import { dataRequests } from './data-requests.ts';
import { editions } from './editions.ts';
import { frame } from './frame.ts';
import { imports } from './imports.ts';
import { inbox } from './inbox.ts';
import { leads } from './leads.ts';
import { loans } from './loans.ts';
import { lostReasons } from './lost-reasons.ts';
import { occupations } from './occupations.ts';
import { customers, person, users } from './people.ts';
import { pictures } from './pictures.ts';
import { redirects } from './redirects.ts';
import { campaignForms, customerCampaigns, formCampaigns, forms, grants } from './requests.ts';
import { resource } from './resource.ts';
import { sitePages } from './site-pages.ts';
import { siteTexts } from './site-texts.ts';
import { subscriptions } from './subscriptions.ts';
import { synonyms } from './synonyms.ts';

export const office: OfficePhrases = {
  audit,
  background,
  'brand-campaigns': brandCampaigns,
  'brand-categories': brandCategories,
  'brand-hours': brandHours,
  brands,
  'campaign-forms': campaignForms,
  'campaign-urls': campaignUrls,
  campaigns,
  campaignDetails,
  campaignWizard,
  categories,
  'customer-campaigns': customerCampaigns,
  customers,
  dashboard,
  'data-requests': dataRequests,
  editions,
  fieldErrors: { ...fieldErrors, ...recordErrors },
  'form-campaigns': formCampaigns,
  forms,
  frame,
  grants,
  imports,
  inbox,
  leads,
  loans,
  'lost-reasons': lostReasons,
  occupations,
  person,
  pictures,
  redirects,
  resource,
  sitePages,
  siteTexts,
  subscriptions,
  synonyms,
  users,
};
