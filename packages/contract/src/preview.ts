import { z } from 'zod';
import { campaignDetail } from './campaign.ts';
import { campaignCard } from './campaign-card.ts';
import { endpoint } from './endpoint.ts';
import { noticeText, questionTexts, shownText } from './site-text.ts';
import { instant } from './values.ts';

const token = z.string().max(100);

/** Returns the draft of a campaign for a preview link. */
export const openPreview = endpoint({
  method: 'POST',
  path: '/api/public/previews/open',
  summary: "Returns a campaign's draft as its page and card will show it, to anyone with the link.",
  operation: 'open-preview-link',
  // Sent in the body, because URLs are logged.
  body: z.object({ token }),
  reply: z.object({
    campaign: campaignDetail,
    card: campaignCard,
    /** Expiry of the link. */
    until: instant,
  }),
  perMinute: 120,
});

/** Returns the preview picture for sharing of a draft. */
export const getPreviewPicture = endpoint({
  method: 'GET',
  path: '/api/public/previews/:token/share.jpeg',
  summary: 'Returns the picture with which a draft will be shared.',
  operation: 'open-preview-link',
  params: z.object({ token }),
  reply: z.unknown(),
  media: 'image',
});

/** Returns the draft of a text for a preview link. */
export const openTextPreview = endpoint({
  method: 'POST',
  path: '/api/public/previews/open-text',
  summary: 'Returns the draft of a text as visitors will see it, to anyone with the link.',
  operation: 'open-preview-link',
  // Sent in the body, because URLs are logged.
  body: z.object({ token }),
  reply: z.object({
    /** Page that displays the text, or null when only forms display it. */
    text: shownText.nullable(),
    notice: noticeText.nullable(),
    questions: questionTexts.nullable(),
    until: instant,
  }),
  perMinute: 120,
});
export type TextPreview = z.infer<typeof openTextPreview.reply>;
