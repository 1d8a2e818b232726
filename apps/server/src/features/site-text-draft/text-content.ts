import type { TextContent, TypedText } from '@ayrac/domain/site-text/read-text.ts';
import { typedText } from '@ayrac/domain/site-text/read-text.ts';
import { type SiteTextName, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import type { ConsentQuestions, NoticeText } from '@ayrac/phrases/notice.ts';
import type { PageTemplate } from '@ayrac/phrases/page-text.ts';
import type { TextBody } from '#server/features/site-text/table.ts';

/** Returns the content of a version in the form in which editors type it. */
export function typedBody(name: SiteTextName, body: TextBody): TypedText {
  return typedText(contentOf(name, body));
}

function contentOf(name: SiteTextName, body: TextBody): TextContent {
  const { kind } = siteTexts[name];
  if (kind === 'notice') return { kind, ...(body as NoticeText) };
  if (kind === 'page') return { kind, ...(body as PageTemplate) };
  const { version: _, ...questions } = body as ConsentQuestions;
  return { kind, questions };
}

/** Name of a version, and the date of the change shown on its page. */
interface Called {
  readonly version: string;
  readonly date: string;
}

/**
 * Returns the stored form of a text. The order of its parts is fixed, because the hashes of the first version depend on
 * it.
 */
export function bodyOf(content: TextContent, { version, date }: Called, before: TextBody): TextBody {
  if (content.kind === 'questions') return { version, ...content.questions };
  const { title, sections } = content;
  if (content.kind === 'notice') return { title, version, sections };
  const { description, introduction } = content;
  const { notice } = before as PageTemplate;
  return { title, description, version, date, ...(notice && { notice }), introduction, sections };
}
