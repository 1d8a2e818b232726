import type { Handlers } from '#server/api/handler.ts';
import { showTextPreview } from './preview.ts';

/** Handler of the call with a preview link of a text. */
export const textPreviewHandlers: Handlers<'openTextPreview'> = {
  openTextPreview: (context, { body }) => showTextPreview(context, body.token),
};
