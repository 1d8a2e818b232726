import { textPages } from '@ayrac/domain/site-text/site-text.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const OPERATION = 'read-site-texts';

const paragraphs = z.array(z.string()).readonly();
const cells = z.tuple([z.string()], z.string()).readonly();

/** Privacy notice as shown in forms. */
export const noticeText = z.object({
  title: z.string(),
  version: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs })).readonly(),
});

/** Labels of the optional checkboxes. */
export const questionTexts = z.object({
  version: z.string(),
  explicitConsent: z.string(),
  marketingEmail: z.string(),
  marketingSms: z.string(),
  marketingCall: z.string(),
  newsletter: z.string(),
});

/** Returns the privacy notices and checkbox labels for forms, in the caller's language. */
export const getNotices = endpoint({
  method: 'GET',
  path: '/api/public/notices',
  summary: 'Returns the current privacy notices and the texts of the optional checkboxes.',
  operation: OPERATION,
  reply: z.object({
    general: noticeText,
    borusan: noticeText,
    questions: questionTexts,
  }),
});

const textPage = z.enum(textPages);

/** Page of running text. */
export const shownText = z.object({
  title: z.string(),
  /** Description for search engines. */
  description: z.string(),
  version: z.string(),
  /** Day of the last change. */
  date: z.iso.date(),
  introduction: paragraphs,
  sections: z.array(
    z.object({
      /** Anchor of the section. */
      id: z.string(),
      heading: z.string(),
      paragraphs,
      points: paragraphs.optional(),
      table: z.object({ caption: z.string(), columns: cells, rows: z.array(cells).readonly() }).optional(),
      /** Pages with further information, with their titles. */
      seeAlso: z.array(z.object({ page: textPage, title: z.string() })),
    }),
  ),
});
export type ShownText = z.infer<typeof shownText>;

/** Returns a page of running text. */
export const getPageText = endpoint({
  method: 'GET',
  path: '/api/public/page-texts/:page',
  summary: 'Returns the current text of a page in the caller’s language.',
  operation: OPERATION,
  params: z.object({ page: textPage }),
  reply: shownText,
});
