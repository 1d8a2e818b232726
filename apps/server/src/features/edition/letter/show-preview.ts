import { endpoints } from '@ayrac/contract/endpoints.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { type CallContext, RawReply } from '#server/api/handler.ts';
import { presentLetter } from '#server/features/mail/present-letter.ts';
import { readLink, signLink } from '#server/guards/signed-link.ts';
import { editionLetter, shownCampaigns } from '../edition-letter.ts';
import { findEdition, listEditionCampaigns } from '../queries.ts';

const PURPOSE = 'edition-preview';
const HOLDS_MS = dayInMs;

// Shows the mail like a mail program: no scripts, only our own pictures, and framed by the office only.
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

/** Creates a link to preview an edition for a day. It is signed, since a frame cannot refresh a session. */
export async function makePreviewLink({ db, now, services }: CallContext, id: string) {
  await findEdition(db, id);
  const until = new Date(now.getTime() + HOLDS_MS);
  const code = signLink(services.fingerprint, PURPOSE, id, until);
  return { path: endpoints.showEditionPreview.path.replace(':code', code), until: until.toISOString() };
}

/** Renders the mail of an edition in its current state. Its links bypass the counting. */
export async function showPreview(
  { db, now, services }: CallContext,
  code: string,
  look: { readonly dil: Locale; readonly tema: 'acik' | 'koyu' },
): Promise<RawReply> {
  const { env, fingerprint } = services;
  const link = readLink(fingerprint, PURPOSE, code, now);
  if (link.kind !== 'id') throw new RefusalError('not-found');
  const edition = await findEdition(db, link.id);
  const locale = look.dil;
  const campaigns = await listEditionCampaigns(db, edition.campaignIds, now);
  const letter = editionLetter(edition, shownCampaigns(edition, campaigns), {
    locale,
    origin: env.origin,
    urlOf: ({ slug }) => env.origin + inLocale(addresses.campaign(slug), locale),
  });
  const preferencesUrl = env.origin + inLocale(addresses.newsletter(), locale);
  const data = { ...letter, preferencesUrl, oneClickUrl: preferencesUrl };
  const { html } = presentLetter({ template: 'newsletter-edition', locale, data }, env, {
    scheme: look.tema === 'koyu' ? 'dark' : 'light',
  });
  return new RawReply({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: html,
  });
}
