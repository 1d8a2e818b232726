import { z } from 'zod';
import { campaignDetail } from './campaign.ts';
import { campaignCard } from './campaign-card.ts';
import { endpoint } from './endpoint.ts';
import { noticeText, questionTexts, shownText } from './site-text.ts';
import { instant } from './values.ts';

const token = z.string().max(100);

/** Shows what a link of the office lets see. */
export const openPreview = endpoint({
  method: 'POST',
  path: '/api/public/previews/open',
  summary: "A campaign's draft as its page and its card will show it, for whoever holds the link.",
  operation: 'open-preview-link',
  // Carried in the body: addresses of calls are logged.
  body: z.object({ token }),
  reply: z.object({
    campaign: campaignDetail,
    card: campaignCard,
    /** Until when the link holds. */
    until: instant,
  }),
  perMinute: 120,
});

/** The picture with which a draft will be shared. */
export const getPreviewPicture = endpoint({
  method: 'GET',
  path: '/api/public/previews/:token/share.jpeg',
  summary: 'The picture with which a draft will be shared.',
  operation: 'open-preview-link',
  params: z.object({ token }),
  reply: z.unknown(),
  media: 'image',
});

/** Shows what a link of the office lets see of a text. */
export const openTextPreview = endpoint({
  method: 'POST',
  path: '/api/public/previews/open-text',
  summary: "A text's draft as visitors will read it, for whoever holds the link.",
  operation: 'open-preview-link',
  // Carried in the body: addresses of calls are logged.
  body: z.object({ token }),
  reply: z.object({
    /** The page that shows it; null for what stands in forms alone. */
    text: shownText.nullable(),
    notice: noticeText.nullable(),
    questions: questionTexts.nullable(),
    until: instant,
  }),
  perMinute: 120,
});
export type TextPreview = z.infer<typeof openTextPreview.reply>;
