import { ApiProblem } from '@ayrac/contract/client.ts';
import { writeCalendarEntry } from '@ayrac/domain/campaign/calendar-entry.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { calendar as english } from '@ayrac/phrases/en/calendar.ts';
import { calendar as turkish } from '@ayrac/phrases/tr/calendar.ts';
import { tr } from '@ayrac/phrases/tr/index.ts';
import type { FastifyRequest } from 'fastify';
import type { Run } from '#server/cache/through-cache.ts';
import { type CallParts, openPageCall, type PageCall } from '#server/pages/page-call.ts';

const phrases = { tr: turkish, en: english };

/** Campaign and language of a requested calendar entry. */
export interface EntryAddress {
  readonly slug: string;
  readonly locale: Locale;
}

/**
 * Makes the calendar entry of a campaign's end. Like a page, it is cached, and invalidated when the campaign changes.
 */
export async function runCalendarEntry(
  parts: CallParts,
  request: FastifyRequest,
  address: EntryAddress,
): Promise<Run> {
  const call = openPageCall(parts, request, address.locale);
  const nothing = { headers: {}, body: Buffer.alloc(0) };
  try {
    const found = await findEntry(call, address, parts.services.env.origin);
    if ('movedTo' in found) {
      return { ...nothing, status: 301, headers: { location: found.movedTo }, ...call.dependencies() };
    }
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${address.slug}.ics"`,
      'x-robots-tag': 'noindex',
    };
    return { status: 200, headers, body: Buffer.from(found.file), ...call.dependencies() };
  } catch (error) {
    const dependencies = call.dependencies();
    if (dependencies.isDatabaseUnavailable) return { ...nothing, status: 503, ...dependencies };
    throw error instanceof ApiProblem ? new RefusalError('not-found') : error;
  }
}

/** Only a campaign with an end in the future has an entry. */
async function findEntry({ api }: PageCall, { slug, locale }: EntryAddress, origin: string) {
  const page = await api.getCampaignPage({ params: { slug } });
  if (page.kind === 'moved') return { movedTo: inLocale(addresses.calendarEntry(page.slug), locale) };
  if (page.kind === 'removed' || page.campaign.state !== 'live' || page.campaign.endAt === null) {
    throw new RefusalError('not-found');
  }
  const { id, title, brand, endAt, updatedAt } = page.campaign;
  const calendar = phrases[locale];
  const url = origin + inLocale(addresses.campaign(slug), locale);
  const named = { title: title.text, brand: brand.name };
  const file = writeCalendarEntry({
    uid: `${id}@${new URL(origin).hostname}`,
    end: new Date(endAt),
    changed: new Date(updatedAt),
    title: calendar.title(named),
    description: `${calendar.description({ ...named, date: formatDate(endAt, locale) })}\n${url}`,
    reminder: calendar.reminder(named),
    url,
    product: tr.shell.siteName,
    language: locale,
  });
  return { file };
}
