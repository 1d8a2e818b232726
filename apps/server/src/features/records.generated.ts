// Written by `npm run generate` from the files that are imported here.
import { customerRecords } from './account/office/records.ts';
import { userRecords } from './account/office/records.ts';
import { auditRecords } from './audit-log/office.ts';
import { brandCategoryRecords } from './brand/category-links-office.ts';
import { brandRecords } from './brand/office.ts';
import { brandCampaignRecords } from './campaign-draft/office/link-records.ts';
import { campaignRecords } from './campaign-draft/office/records.ts';
import { campaignUrlRecords } from './campaign-draft/office/url-records.ts';
import { categoryRecords } from './category/office.ts';
import { apiKeyRecords } from './delivery/keys/office.ts';
import { mailboxRecords } from './delivery/mailboxes/office.ts';
import { webhookRecords } from './delivery/office.ts';
import { editionRecords } from './edition/office.ts';
import { campaignGalleryRecords } from './gallery/office.ts';
import { importRunRecords } from './import/office.ts';
import { inboxThreadRecords } from './inbox/office/records.ts';
import { inboxColleagueRecords } from './inbox/office/records.ts';
import { assignmentRuleRecords } from './lead/assignment/office.ts';
import { assigneeRecords } from './lead/assignment/office.ts';
import { leadCategoryRecords } from './lead/assignment/office.ts';
import { automationRecords } from './lead/automation/office.ts';
import { automationRunRecords } from './lead/automation/office.ts';
import { mailTemplateRecords } from './lead/crm/mails/office.ts';
import { leadRecords } from './lead/crm/office.ts';
import { suspectLeadRecords } from './lead/crm/office.ts';
import { leadBrandRecords } from './lead/crm/office.ts';
import { leadCampaignRecords } from './lead/crm/office.ts';
import { leadOwnerRecords } from './lead/crm/office.ts';
import { brandHoursRecords } from './lead/hours/office.ts';
import { campaignFormRecords } from './lead/office/campaign-forms.ts';
import { formRecords } from './lead/office/forms.ts';
import { formCampaignRecords } from './lead/office/links.ts';
import { customerCampaignRecords } from './lead/office/links.ts';
import { lostReasonRecords } from './lead/reasons/office.ts';
import { subscriptionRecords } from './newsletter/office.ts';
import { dataRequestRecords } from './person/data-requests-office.ts';
import { occupationRecords } from './profile/office.ts';
import { redirectRecords } from './redirect/office.ts';
import { synonymRecords } from './search/synonyms/office.ts';

export const records = {
  'customers': customerRecords,
  'users': userRecords,
  'audit': auditRecords,
  'brand-categories': brandCategoryRecords,
  'brands': brandRecords,
  'brand-campaigns': brandCampaignRecords,
  'campaigns': campaignRecords,
  'campaign-urls': campaignUrlRecords,
  'categories': categoryRecords,
  'api-keys': apiKeyRecords,
  'mailboxes': mailboxRecords,
  'webhooks': webhookRecords,
  'editions': editionRecords,
  'campaign-galleries': campaignGalleryRecords,
  'import-runs': importRunRecords,
  'inbox-threads': inboxThreadRecords,
  'inbox-colleagues': inboxColleagueRecords,
  'assignment-rules': assignmentRuleRecords,
  'assignees': assigneeRecords,
  'lead-categories': leadCategoryRecords,
  'automations': automationRecords,
  'automation-runs': automationRunRecords,
  'mail-templates': mailTemplateRecords,
  'leads': leadRecords,
  'suspect-leads': suspectLeadRecords,
  'lead-brands': leadBrandRecords,
  'lead-campaigns': leadCampaignRecords,
  'lead-owners': leadOwnerRecords,
  'brand-hours': brandHoursRecords,
  'campaign-forms': campaignFormRecords,
  'forms': formRecords,
  'form-campaigns': formCampaignRecords,
  'customer-campaigns': customerCampaignRecords,
  'lost-reasons': lostReasonRecords,
  'subscriptions': subscriptionRecords,
  'data-requests': dataRequestRecords,
  'occupations': occupationRecords,
  'redirects': redirectRecords,
  'synonyms': synonymRecords,
};
