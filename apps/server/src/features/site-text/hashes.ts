import { createHash } from 'node:crypto';
import { questionParts, type SiteTextName, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import type { TextBody, TextHashes } from './table.ts';

/** Hashes a version before the controller's data is filled in, so that an unnoticed change is detectable. */
export function hashesOf(name: SiteTextName, tr: TextBody, en: TextBody): TextHashes {
  return { tr: hashesIn(name, tr), en: hashesIn(name, en) };
}

function hashesIn(name: SiteTextName, body: TextBody): Readonly<Record<string, string>> {
  const { kind } = siteTexts[name];
  if (kind !== 'questions') return { [kind]: hashOf(body) };
  // Each question has its own hash, because each is answered separately.
  const questions = body as ConsentQuestions;
  return Object.fromEntries(questionParts.map((part) => [part, hashOf(questions[part])]));
}

function hashOf(wording: unknown): string {
  return createHash('sha256').update(JSON.stringify(wording)).digest('hex');
}
