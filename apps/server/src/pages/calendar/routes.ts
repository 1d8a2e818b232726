import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { sendThroughCache } from '#server/cache/through-cache.ts';
import type { CallParts } from '#server/pages/page-call.ts';
import { runCalendarEntry } from './calendar-entry.ts';

/** Serves the end of each campaign as a calendar entry, in both languages. */
export function registerCalendar(app: FastifyInstance, parts: CallParts, cache: ResponseCache): void {
  for (const locale of locales) {
    const addressOf = (slug: string) => inLocale(addresses.calendarEntry(slug), locale);
    app.get<{ Params: { slug: string } }>(addressOf(':slug'), (request, reply) => {
      const { slug } = request.params;
      return sendThroughCache(cache, request, reply, addressOf(slug), () =>
        runCalendarEntry(parts, request, { slug, locale }),
      );
    });
  }
}
