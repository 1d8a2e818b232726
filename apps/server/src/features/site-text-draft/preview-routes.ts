import type { Handlers } from '#server/api/handler.ts';
import { showTextPreview } from './preview.ts';

export const textPreviewHandlers: Handlers<'openTextPreview'> = {
  openTextPreview: (context, { body }) => showTextPreview(context, body.token),
};
