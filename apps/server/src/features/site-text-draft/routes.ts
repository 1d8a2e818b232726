import type { Handlers } from '#server/api/handler.ts';
import { presentText, presentTextList, presentWholeVersion } from './present.ts';
import { makePreviewLink } from './preview.ts';
import { publishText, takeBackText } from './publish-text.ts';
import { presentReach } from './reach.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { beginTelling, stopTelling } from './telling.ts';

export const siteTextDraftHandlers: Handlers<
  | 'discardSiteTextDraft'
  | 'getSiteText'
  | 'getSiteTextReach'
  | 'getSiteTextVersion'
  | 'listSiteTexts'
  | 'previewSiteText'
  | 'publishSiteText'
  | 'saveSiteTextDraft'
  | 'stopTellingOfSiteText'
  | 'takeBackSiteText'
  | 'tellOfSiteText'
> = {
  listSiteTexts: ({ db, now, locale }) => presentTextList(db, now, locale),

  getSiteText: (context, { params }) => presentText(context.db, context, params.name),

  getSiteTextVersion: (context, { params }) => presentWholeVersion(context, params.name, params.number),

  saveSiteTextDraft: (context, { params, body }) => saveDraft(context, params.name, body),

  async discardSiteTextDraft(context, { params, body }) {
    await discardDraft(context, params.name, body.version);
    return presentText(context.db, context, params.name);
  },

  previewSiteText: (context, { params }) => makePreviewLink(context, params.name),

  publishSiteText: (context, { params, body }) => publishText(context, params.name, body),

  takeBackSiteText: (context, { params }) => takeBackText(context, params.name, params.number),

  getSiteTextReach: ({ db }, { params }) => presentReach(db, params.name, params.number),

  async tellOfSiteText(context, { params }) {
    await beginTelling(context, params.name, params.number);
    return presentReach(context.db, params.name, params.number);
  },

  async stopTellingOfSiteText(context, { params }) {
    await stopTelling(context, params.name, params.number);
    return presentReach(context.db, params.name, params.number);
  },
};
