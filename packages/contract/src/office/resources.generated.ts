// Written by `npm run generate` from the files that are imported here.
import { apiKeys } from './api-keys.ts';
import { assignmentRules } from './assignment.ts';
import { assignees } from './assignment.ts';
import { leadCategories } from './assignment.ts';
import { audit } from './audit.ts';
import { automations } from './automations.ts';
import { automationRuns } from './automations.ts';
import { brandCampaigns } from './brand-campaigns.ts';
import { brandCategories } from './brand-categories.ts';
import { brandHours } from './brand-hours.ts';
import { brands } from './brands.ts';
import { campaignForms } from './campaign-forms.ts';
import { campaignGalleries } from './campaign-galleries.ts';
import { campaignUrls } from './campaign-urls.ts';
import { campaigns } from './campaigns.ts';
import { categories } from './categories.ts';
import { dataRequests } from './data-requests.ts';
import { editions } from './editions.ts';
import { forms } from './forms.ts';
import { importRuns } from './import-runs.ts';
import { inboxThreads } from './inbox-threads.ts';
import { inboxColleagues } from './inbox-threads.ts';
import { leads } from './leads.ts';
import { suspectLeads } from './leads.ts';
import { leadBrands } from './leads.ts';
import { leadCampaigns } from './leads.ts';
import { leadOwners } from './leads.ts';
import { lostReasons } from './lost-reasons.ts';
import { mailTemplates } from './mail-templates.ts';
import { mailboxes } from './mailboxes.ts';
import { occupations } from './occupations.ts';
import { customers } from './people.ts';
import { users } from './people.ts';
import { redirects } from './redirects.ts';
import { formCampaigns } from './request-links.ts';
import { customerCampaigns } from './request-links.ts';
import { subscriptions } from './subscriptions.ts';
import { synonyms } from './synonyms.ts';
import { webhooks } from './webhooks.ts';

export const resources = {
  'api-keys': apiKeys,
  'assignment-rules': assignmentRules,
  'assignees': assignees,
  'lead-categories': leadCategories,
  'audit': audit,
  'automations': automations,
  'automation-runs': automationRuns,
  'brand-campaigns': brandCampaigns,
  'brand-categories': brandCategories,
  'brand-hours': brandHours,
  'brands': brands,
  'campaign-forms': campaignForms,
  'campaign-galleries': campaignGalleries,
  'campaign-urls': campaignUrls,
  'campaigns': campaigns,
  'categories': categories,
  'data-requests': dataRequests,
  'editions': editions,
  'forms': forms,
  'import-runs': importRuns,
  'inbox-threads': inboxThreads,
  'inbox-colleagues': inboxColleagues,
  'leads': leads,
  'suspect-leads': suspectLeads,
  'lead-brands': leadBrands,
  'lead-campaigns': leadCampaigns,
  'lead-owners': leadOwners,
  'lost-reasons': lostReasons,
  'mail-templates': mailTemplates,
  'mailboxes': mailboxes,
  'occupations': occupations,
  'customers': customers,
  'users': users,
  'redirects': redirects,
  'form-campaigns': formCampaigns,
  'customer-campaigns': customerCampaigns,
  'subscriptions': subscriptions,
  'synonyms': synonyms,
  'webhooks': webhooks,
};
