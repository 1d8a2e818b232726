// Written by `npm run generate` from the files that are imported here.
import { apiKeys } from './api-keys.ts';
import { assignmentRules } from './assignment.ts';
import { assignees } from './assignment.ts';
import { audit } from './audit.ts';
import { automations } from './automations.ts';
import { automationRuns } from './automations.ts';
import { background } from './background.ts';
import { brandHours } from './brand-hours.ts';
import { brands } from './brands.ts';
import { campaignDetails } from './campaign-details.ts';
import { campaignGalleries } from './campaign-galleries.ts';
import { brandCampaigns } from './campaign-links.ts';
import { brandCategories } from './campaign-links.ts';
import { campaignUrls } from './campaign-links.ts';
import { campaignWizard } from './campaign-wizard.ts';
import { campaigns } from './campaigns.ts';
import { categories } from './categories.ts';
import { dashboard } from './dashboard.ts';
import { dataRequests } from './data-requests.ts';
import { editions } from './editions.ts';
import { exportReasons } from './export-reasons.ts';
import { frame } from './frame.ts';
import { imports } from './imports.ts';
import { importRuns } from './imports.ts';
import { inbox } from './inbox.ts';
import { inboxThreads } from './inbox.ts';
import { inboxColleagues } from './inbox.ts';
import { leadFigures } from './lead-figures.ts';
import { leadResults } from './lead-results.ts';
import { leads } from './leads.ts';
import { loans } from './loans.ts';
import { lostReasons } from './lost-reasons.ts';
import { mailTemplates } from './mail-templates.ts';
import { mailboxes } from './mailboxes.ts';
import { occupations } from './occupations.ts';
import { customers } from './people.ts';
import { users } from './people.ts';
import { person } from './people.ts';
import { pictures } from './pictures.ts';
import { placing } from './placing.ts';
import { redirects } from './redirects.ts';
import { forms } from './requests.ts';
import { formCampaigns } from './requests.ts';
import { customerCampaigns } from './requests.ts';
import { campaignForms } from './requests.ts';
import { grants } from './requests.ts';
import { resource } from './resource.ts';
import { sitePages } from './site-pages.ts';
import { siteTexts } from './site-texts.ts';
import { subscriptions } from './subscriptions.ts';
import { suspectLeads } from './suspect-leads.ts';
import { synonyms } from './synonyms.ts';
import { webhooks } from './webhooks.ts';

export const nouns = {
  'api-keys': apiKeys,
  'assignment-rules': assignmentRules,
  'assignees': assignees,
  'audit': audit,
  'automations': automations,
  'automation-runs': automationRuns,
  'background': background,
  'brand-hours': brandHours,
  'brands': brands,
  'campaignDetails': campaignDetails,
  'campaign-galleries': campaignGalleries,
  'brand-campaigns': brandCampaigns,
  'brand-categories': brandCategories,
  'campaign-urls': campaignUrls,
  'campaignWizard': campaignWizard,
  'campaigns': campaigns,
  'categories': categories,
  'dashboard': dashboard,
  'data-requests': dataRequests,
  'editions': editions,
  'exportReasons': exportReasons,
  'frame': frame,
  'imports': imports,
  'import-runs': importRuns,
  'inbox': inbox,
  'inbox-threads': inboxThreads,
  'inbox-colleagues': inboxColleagues,
  'leadFigures': leadFigures,
  'leadResults': leadResults,
  'leads': leads,
  'loans': loans,
  'lost-reasons': lostReasons,
  'mail-templates': mailTemplates,
  'mailboxes': mailboxes,
  'occupations': occupations,
  'customers': customers,
  'users': users,
  'person': person,
  'pictures': pictures,
  'placing': placing,
  'redirects': redirects,
  'forms': forms,
  'form-campaigns': formCampaigns,
  'customer-campaigns': customerCampaigns,
  'campaign-forms': campaignForms,
  'grants': grants,
  'resource': resource,
  'sitePages': sitePages,
  'siteTexts': siteTexts,
  'subscriptions': subscriptions,
  'suspect-leads': suspectLeads,
  'synonyms': synonyms,
  'webhooks': webhooks,
};
