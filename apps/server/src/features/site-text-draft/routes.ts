import type { Handlers } from '#server/api/handler.ts';
import { startNotifying, stopNotifying } from './notify-of-texts.ts';
import { presentText, presentTextList, presentWholeVersion } from './present.ts';
import { makePreviewLink } from './preview.ts';
import { publishText, revertText } from './publish-text.ts';
import { presentReach, presentReaders } from './reach.ts';
import { discardDraft, saveDraft } from './save-draft.ts';

export const siteTextDraftHandlers: Handlers<
  | 'discardSiteTextDraft'
  | 'getSiteText'
  | 'getSiteTextReach'
  | 'getSiteTextReaders'
  | 'getSiteTextVersion'
  | 'listSiteTexts'
  | 'previewSiteText'
  | 'publishSiteText'
  | 'saveSiteTextDraft'
  | 'stopNotifyingOfSiteText'
  | 'revertSiteText'
  | 'notifyOfSiteText'
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

  revertSiteText: (context, { params }) => revertText(context, params.name, params.number),

  getSiteTextReaders: ({ db }, { params }) => presentReaders(db, params.name),

  getSiteTextReach: ({ db }, { params }) => presentReach(db, params.name, params.number),

  async notifyOfSiteText(context, { params }) {
    await startNotifying(context, params.name, params.number);
    return presentReach(context.db, params.name, params.number);
  },

  async stopNotifyingOfSiteText(context, { params }) {
    await stopNotifying(context, params.name, params.number);
    return presentReach(context.db, params.name, params.number);
  },
};
