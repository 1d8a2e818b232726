import { callsIn } from '../endpoint.ts';
import * as apiKeyCalls from './api-key-calls.ts';
import * as assignmentCalls from './assignment-calls.ts';
import * as auditCalls from './audit-calls.ts';
import * as automationCalls from './automation-calls.ts';
import * as backgroundJobs from './background-jobs.ts';
import * as brandCampaignCalls from './brand-campaign-calls.ts';
import * as campaignCalls from './campaign-calls.ts';
import * as campaignDetails from './campaign-details.ts';
import * as campaignDrafts from './campaign-drafts.ts';
import * as campaignGrants from './campaign-grants.ts';
import * as campaignPublishing from './campaign-publishing.ts';
import * as campaignUrlCalls from './campaign-url-calls.ts';
import * as categoryTree from './category-tree.ts';
import * as changes from './changes.ts';
import * as columnChoices from './column-choices.ts';
import * as dashboard from './dashboard.ts';
import * as dataRequestCalls from './data-request-calls.ts';
import * as deadMailCalls from './dead-mail-calls.ts';
import { type DeclaredCalls, declaredCalls } from './declared-calls.ts';
import * as editionCalls from './edition-calls.ts';
import * as formConsents from './form-consents.ts';
import * as imports from './imports.ts';
import * as inbox from './inbox.ts';
import { type ResourceName, type Resources, resources } from './index.ts';
import * as leadAttachmentCalls from './lead-attachment-calls.ts';
import * as leadFigures from './lead-figures.ts';
import * as leadMailCalls from './lead-mail-calls.ts';
import * as leadNotices from './lead-notices.ts';
import * as leadResultCalls from './lead-result-calls.ts';
import * as leadWork from './lead-work.ts';
import * as loanBooks from './loan-books.ts';
import * as mailboxCalls from './mailbox-calls.ts';
import * as missingPages from './missing-pages.ts';
import * as peopleCalls from './people-calls.ts';
import * as person from './person.ts';
import * as pictures from './pictures.ts';
import * as placements from './placements.ts';
import * as queries from './queries.ts';
import { type ResourceCalls, resourceCalls } from './resource-calls.ts';
import * as sitePages from './site-pages.ts';
import * as siteTexts from './site-texts.ts';
import * as subscriptionCalls from './subscription-calls.ts';
import * as views from './views.ts';
import * as webhookCalls from './webhook-calls.ts';

type CallName = { [Name in ResourceName]: `${Name}.${DeclaredCalls<Resources[Name]>}` }[ResourceName];

type CallsOfResources = {
  readonly [Name in CallName]: Name extends `${infer Of extends ResourceName}.${infer Call extends keyof ResourceCalls<Resources[ResourceName]>}`
    ? ResourceCalls<Resources[Of]>[Call]
    : never;
};

/** Endpoints of all resources: `occupations.list` and so on. */
const ofResources = Object.fromEntries(
  Object.entries(resources).flatMap(([name, shape]) => {
    const calls = resourceCalls(shape);
    return declaredCalls(shape).map((call) => [`${name}.${call}`, calls[call]]);
  }),
) as CallsOfResources;

/** All back-office endpoints by name. The browser has a separate route table for them. */
export const officeEndpoints = {
  ...ofResources,
  ...callsIn(apiKeyCalls),
  ...callsIn(assignmentCalls),
  ...callsIn(auditCalls),
  ...callsIn(automationCalls),
  ...callsIn(backgroundJobs),
  ...callsIn(brandCampaignCalls),
  ...callsIn(campaignCalls),
  ...callsIn(campaignDetails),
  ...callsIn(campaignDrafts),
  ...callsIn(campaignGrants),
  ...callsIn(campaignPublishing),
  ...callsIn(campaignUrlCalls),
  ...callsIn(categoryTree),
  ...callsIn(changes),
  ...callsIn(columnChoices),
  ...callsIn(dashboard),
  ...callsIn(dataRequestCalls),
  ...callsIn(deadMailCalls),
  ...callsIn(editionCalls),
  ...callsIn(formConsents),
  ...callsIn(imports),
  ...callsIn(inbox),
  ...callsIn(leadAttachmentCalls),
  ...callsIn(leadFigures),
  ...callsIn(leadNotices),
  ...callsIn(leadMailCalls),
  ...callsIn(leadResultCalls),
  ...callsIn(leadWork),
  ...callsIn(loanBooks),
  ...callsIn(mailboxCalls),
  ...callsIn(missingPages),
  ...callsIn(peopleCalls),
  ...callsIn(person),
  ...callsIn(pictures),
  ...callsIn(placements),
  ...callsIn(queries),
  ...callsIn(sitePages),
  ...callsIn(siteTexts),
  ...callsIn(subscriptionCalls),
  ...callsIn(views),
  ...callsIn(webhookCalls),
};
export type OfficeEndpoints = typeof officeEndpoints;

/** Name of a back-office endpoint. */
export type OfficeEndpointName = keyof OfficeEndpoints;
