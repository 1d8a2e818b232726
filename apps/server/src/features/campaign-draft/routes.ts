import type { CallsIn } from '@ayrac/contract/endpoint.ts';
import type * as drafts from '@ayrac/contract/office/campaign-drafts.ts';
import type * as publishing from '@ayrac/contract/office/campaign-publishing.ts';
import type { Handlers } from '#server/api/handler.ts';
import type { ListQuery } from '#server/resource/list-records.ts';
import type { Target } from '#server/resource/write/bulk.ts';
import { checkDraft } from './check-draft.ts';
import { discardDraft, moveCampaign } from './move-campaign.ts';
import { changeCampaigns } from './office/change-campaigns.ts';
import { changeDetails } from './office/change-details.ts';
import { listDetails } from './office/detail-rows.ts';
import { moveLinks } from './office/link-records.ts';
import { confirmUrl } from './office/url-records.ts';
import { createDraft, findOpen, openDraft } from './open-draft.ts';
import { enter, leave } from './presence.ts';
import { presentDraft, presentDrafts, presentEditors } from './present.ts';
import { makePreviewLink, revokePreviewLinks } from './preview-link.ts';
import { publishCampaign } from './publish-campaign.ts';
import { countDrafts, listDrafts } from './queries.ts';
import { saveDraft } from './save-draft.ts';
import { scheduleCampaign } from './schedule-campaign.ts';
import { undoCampaignChange } from './undo-campaign-change.ts';
import { campaignVersions, duplicateCampaign, restoreVersion } from './versions.ts';

const MOST_LISTED = 50;

export const campaignDraftHandlers: Handlers<
  | keyof CallsIn<typeof drafts>
  | keyof CallsIn<typeof publishing>
  | 'changeCampaignDetails'
  | 'changeCampaigns'
  | 'confirmCampaignUrl'
  | 'listCampaignDetails'
  | 'moveBrandCampaigns'
> = {
  changeCampaigns: (context, { body }) =>
    changeCampaigns(context, { ...body, target: body.target as Target }),
  changeCampaignDetails: (context, { body }) => changeDetails(context, body.rows),
  listCampaignDetails: (context, { query }) => listDetails(context, query as ListQuery),
  confirmCampaignUrl: (context, { params, body }) => confirmUrl(context, { ...params, ...body }),
  moveBrandCampaigns: (context, { body }) => moveLinks(context, { ...body, target: body.target as Target }),
  createCampaignDraft: (context, { body }) => createDraft(context, body),

  async listCampaignDrafts(context) {
    const [rows, total] = await Promise.all([listDrafts(context.db, MOST_LISTED), countDrafts(context.db)]);
    return { items: await presentDrafts(context.db, context, rows), total };
  },

  openCampaignDraft: (context, { params }) => openDraft(context, params.id),

  async getCampaignDraft(context, { params }) {
    return presentDraft(context.db, context, await findOpen(context.db, params.id));
  },

  saveCampaignDraft: (context, { params, body }) => saveDraft(context, { ...params, ...body }),
  discardCampaignDraft: (context, { params, query }) => discardDraft(context, params.id, query.version),

  async stayInCampaignDraft(context, { params }) {
    const { draft, savedBy } = await findOpen(context.db, params.id);
    await enter(context.db, context, params.id);
    return {
      version: draft.version,
      savedBy,
      editors: await presentEditors(context.db, context, params.id),
    };
  },

  async leaveCampaignDraft(context, { params }) {
    await leave(context.db, context, params.id);
    return params;
  },

  checkCampaignDraft: (context, { params }) => checkDraft(context, params.id),
  publishCampaign: (context, { params, body }) => publishCampaign(context, params.id, body),
  scheduleCampaign: (context, { params, body }) => scheduleCampaign(context, params.id, body),
  moveCampaign: (context, { params, body }) => moveCampaign(context, params.id, body),
  undoCampaignChange: (context, { params, body }) => undoCampaignChange(context, params.id, body.change),
  duplicateCampaign: (context, { params }) => duplicateCampaign(context, params.id),
  listCampaignVersions: (context, { params, query }) => campaignVersions(context, params.id, query.before),
  restoreCampaignVersion: (context, { params, body }) => restoreVersion(context, { ...params, ...body }),
  createPreviewLink: (context, { params }) => makePreviewLink(context, params.id),
  revokePreviewLinks: (context, { params }) => revokePreviewLinks(context, params.id),
};
