import type * as editionCalls from '@ayrac/contract/office/edition-calls.ts';
import type { Handlers } from '#server/api/handler.ts';
import { beginEdition, duplicateEdition, saveEdition } from './compose-edition.ts';
import { followLink } from './letter/follow-link.ts';
import { sendTest } from './letter/send-test.ts';
import { makePreviewLink, showPreview } from './letter/show-preview.ts';
import { moveEdition, sendEdition } from './move-edition.ts';
import { presentEdition } from './present.ts';
import { findEdition } from './queries.ts';

export const editionOfficeHandlers: Handlers<keyof typeof editionCalls> = {
  beginEdition: (context) => beginEdition(context),
  openEdition: async (context, { params }) =>
    presentEdition(context.db, context, await findEdition(context.db, params.id)),
  saveEdition: (context, { params, body }) => saveEdition(context, { ...params, ...body }),
  duplicateEdition: (context, { params }) => duplicateEdition(context, params.id),
  previewEdition: (context, { params }) => makePreviewLink(context, params.id),

  async testEdition(context, { params, body }) {
    await sendTest(context, params.id, body.locale);
    return {};
  },

  sendEdition: (context, { params, body }) => sendEdition(context, params.id, body),
  moveEdition: (context, { params, body }) => moveEdition(context, params.id, body.action),
};

export const editionHandlers: Handlers<'followEditionLink' | 'showEditionPreview'> = {
  followEditionLink: (context, { params, query }) => followLink(context, { ...params, locale: query.dil }),
  showEditionPreview: (context, { params, query }) => showPreview(context, params.code, query),
};
