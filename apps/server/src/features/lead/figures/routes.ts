import { comparedMonth, comparedSpans } from '@ayrac/domain/dashboard/period.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type CallContext, type Handlers, RawReply } from '#server/api/handler.ts';
import { brandOf } from '../brand-of.ts';
import { collectFigures } from './figure-queries.ts';
import { presentReport } from './present-report.ts';
import { listNames, type Narrowing } from './queries.ts';

export const leadFigureHandlers: Handlers<'getLeadFigures' | 'downloadLeadReport'> = {
  getLeadFigures(context, { query: { period, month, ...narrowed } }) {
    const { db, now, locale } = context;
    const spans = month === undefined ? comparedSpans(period, now) : spansOf(month, now);
    return collectFigures(db, { spans, narrowing: narrowingOf(context, narrowed), now, locale });
  },

  async downloadLeadReport(context, { query: { month, brandId } }) {
    const { db, now, locale } = context;
    const narrowing = narrowingOf(context, { brandId });
    const figures = await collectFigures(db, { spans: spansOf(month, now), narrowing, now, locale });
    // A caller restricted to one brand must not learn the name of another.
    const named = brandOf(context.caller) ?? brandId;
    const names = await listNames(db, { owners: [], brands: named === undefined ? [] : [named] });
    const brand = names.get(named ?? '') ?? null;
    const { name, bytes } = await presentReport({ figures, month, brand, locale, now });
    return new RawReply({
      headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
      body: bytes,
    });
  },
};

function spansOf(month: string, now: Date) {
  const spans = comparedMonth(month, now);
  if (spans === undefined) throw new RefusalError('validation-failed', { month: 'not-a-choice' });
  return spans;
}

function narrowingOf(
  { caller }: CallContext,
  { brandId, ownerId }: { readonly brandId?: string | undefined; readonly ownerId?: string | undefined },
): Narrowing {
  return { brandIds: [brandId, brandOf(caller)].filter((id) => id !== undefined), ownerId };
}
