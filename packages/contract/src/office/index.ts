import { audit } from './audit.ts';
import { brandCampaigns } from './brand-campaigns.ts';
import { brandCategories } from './brand-categories.ts';
import { brandHours } from './brand-hours.ts';
import { brands } from './brands.ts';
import { campaignForms } from './campaign-forms.ts';
import { campaignUrls } from './campaign-urls.ts';
import { campaigns } from './campaigns.ts';
import { categories } from './categories.ts';
import { dataRequests } from './data-requests.ts';
import { editions } from './editions.ts';
import { forms } from './forms.ts';
import { leadBrands, leadCampaigns, leadOwners, leads } from './leads.ts';
import { lostReasons } from './lost-reasons.ts';
import { occupations } from './occupations.ts';
import { customers, users } from './people.ts';
import { redirects } from './redirects.ts';
import { customerCampaigns, formCampaigns } from './request-links.ts';
import { subscriptions } from './subscriptions.ts';
import { synonyms } from './synonyms.ts';

/** Every resource of the office by its name. */
export const resources = {
  audit,
  'brand-campaigns': brandCampaigns,
  'brand-categories': brandCategories,
  'brand-hours': brandHours,
  brands,
  'campaign-forms': campaignForms,
  'campaign-urls': campaignUrls,
  campaigns,
  categories,
  'customer-campaigns': customerCampaigns,
  customers,
  'data-requests': dataRequests,
  editions,
  'form-campaigns': formCampaigns,
  forms,
  'lead-brands': leadBrands,
  'lead-campaigns': leadCampaigns,
  'lead-owners': leadOwners,
  leads,
  'lost-reasons': lostReasons,
  occupations,
  redirects,
  subscriptions,
  synonyms,
  users,
};
export type Resources = typeof resources;

/** The name of a resource. */
export type ResourceName = keyof Resources;

/** Whether a text is the name of a resource. */
export function isResourceName(text: string): text is ResourceName {
  return Object.hasOwn(resources, text);
}
