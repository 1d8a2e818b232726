import type { TextPreview } from '@ayrac/contract/preview.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { readTexts } from '@ayrac/domain/site-text/read-text.ts';
import { type SiteTextName, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { presentNotices, presentPage, valuesOf } from '#server/features/site-text/present.ts';
import { listTextsFrom } from '#server/features/site-text/queries.ts';
import { hashOfToken, newToken } from '#server/guards/opaque-token.ts';
import { findPreview, listDrafts } from './queries.ts';
import { siteTextPreview } from './table.ts';
import { bodyOf } from './text-content.ts';

/** Creates a link under which the draft of a text can be viewed for a day. */
export async function makePreviewLink({ db, caller, now }: CallContext, name: SiteTextName) {
  // In hexadecimal, so that it is safe as a path segment. The first letter distinguishes texts from campaigns.
  const token = `m${Buffer.from(newToken(), 'base64url').toString('hex')}`;
  const expiresAt = new Date(now.getTime() + dayInMs);
  await db
    .delete(siteTextPreview)
    .where(and(eq(siteTextPreview.name, name), lt(siteTextPreview.expiresAt, now)));
  await db.insert(siteTextPreview).values({
    tokenHash: hashOfToken(token),
    name,
    createdBy: memberOf(caller).id,
    createdAt: now,
    expiresAt,
  });
  return { path: `/onizleme/${token}`, until: expiresAt.toISOString() };
}

/** Returns what a preview link shows: the draft as visitors will read it, as far as it can be parsed. */
export async function showTextPreview(context: CallContext, token: string): Promise<TextPreview> {
  const { db, locale, now, services } = context;
  const found = await findPreview(db, token, now);
  const [draft] = found === undefined ? [] : await listDrafts(db, [found.name]);
  if (found === undefined || draft === undefined) throw new RefusalError('not-found');
  const { name, until } = found;
  const read = readTexts(name, draft);
  const day = dayOf(now);
  const holding = (await listTextsFrom(db, day)).filter(({ validFrom }) => validFrom <= day);
  const held = (textName: SiteTextName) => {
    const version = holding.find((one) => one.name === textName);
    if (version === undefined) throw new RefusalError('not-found');
    return version;
  };
  const textOf = (textName: SiteTextName) =>
    textName === name
      ? bodyOf(read[locale], { version: day, date: day }, held(name)[locale])
      : held(textName)[locale];
  const { kind, page } = siteTexts[name];
  const notices = presentNotices(textOf, services.env);
  return {
    text: page === null ? null : presentPage(page, textOf, valuesOf(services.env, locale)),
    notice: kind === 'notice' ? notices[name === 'borusan-notice' ? 'borusan' : 'general'] : null,
    questions: kind === 'questions' ? notices.questions : null,
    until: until.toISOString(),
  };
}
