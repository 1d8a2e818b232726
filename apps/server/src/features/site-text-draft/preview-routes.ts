import type { Handlers } from '#server/api/handler.ts';
import { showTextPreview } from './preview.ts';

/** The call of whoever holds a link to the preview of a text. */
export const textPreviewHandlers: Handlers<'openTextPreview'> = {
  openTextPreview: (context, { body }) => showTextPreview(context, body.token),
};
