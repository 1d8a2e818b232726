import { comparedMonth, comparedSpans, daysOf, type Span } from '@ayrac/domain/dashboard/period.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { brandOf } from '../brand-of.ts';
import { idOf, largestParts, presentFigures, presentPart } from './present.ts';
import { listAnswers, listCounts, listDays, listLosses, listNames, type Narrowing } from './queries.ts';

/** The figures of the CRM. */
export const leadFigureHandlers: Handlers<'getLeadFigures'> = {
  async getLeadFigures({ db, now, locale, caller }, { query: { period, month, brandId, ownerId } }) {
    const spans = month === undefined ? comparedSpans(period, now) : comparedMonth(month, now);
    if (spans === undefined) throw new RefusalError('validation-failed', { month: 'not-a-choice' });
    const { present, before } = spans;
    const narrowing: Narrowing = {
      brandIds: [brandId, brandOf(caller)].filter((id) => id !== undefined),
      ownerId,
    };
    const [counts, answers, days, lost] = await Promise.all([
      listCounts(db, spans, narrowing, now),
      listAnswers(db, spans, narrowing),
      listDays(db, present, narrowing),
      listLosses(db, present, narrowing, locale),
    ]);
    const parts = { counts, answers };
    const [owners, brands] = [largestParts(parts, 'owner'), largestParts(parts, 'brand')];
    const idsOf = (rows: typeof owners) => rows.map(idOf).filter((id) => id !== null);
    const names = await listNames(db, { owners: idsOf(owners), brands: idsOf(brands) });
    const known = new Map(days.map((one) => [one.day, one]));
    return {
      present: presentSpan(present),
      before: presentSpan(before),
      figures: presentFigures(parts),
      days: daysOf(present).map((day) => known.get(day) ?? { day, requests: 0, contacted: 0, won: 0 }),
      people: owners.map((row) => presentPart(parts, row, names)),
      brands: brands.map((row) => presentPart(parts, row, names)),
      lost,
    };
  },
};

function presentSpan({ from, to }: Span) {
  return { from: from.toISOString(), to: to.toISOString() };
}
