import { careKinds } from '@ayrac/domain/dashboard/care.ts';
import { comparedSpans } from '@ayrac/domain/dashboard/period.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentSpan } from '#server/features/lead/figures/present.ts';
import { listCare } from './care-queries.ts';
import { presentCare, presentDays, presentFigures } from './present.ts';
import {
  findCountedAt,
  findTotals,
  listBrandShares,
  listCategoryShares,
  listFlows,
  listResponses,
} from './queries.ts';

export const dashboardHandlers: Handlers<'getFigures' | 'getCare'> = {
  async getFigures({ db, now, locale }, { query }) {
    const spans = comparedSpans(query.period, now);
    const { current, before } = spans;
    const [flows, totals, totalsBefore, answered, answeredBefore, brands, categories, countedAt] =
      await Promise.all([
        listFlows(db, spans),
        findTotals(db, current.to),
        findTotals(db, before.to),
        listResponses(db, current),
        listResponses(db, before),
        listBrandShares(db, current),
        listCategoryShares(db, current, locale),
        findCountedAt(db),
      ]);
    return {
      current: presentSpan(current),
      before: presentSpan(before),
      countedAt: countedAt?.toISOString() ?? null,
      figures: presentFigures({
        flows,
        totals: { current: totals, before: totalsBefore },
        responses: { current: answered, before: answeredBefore },
      }),
      days: presentDays(flows, current),
      brands,
      categories,
    };
  },

  async getCare({ db, now, services }) {
    const rows = await listCare(db, now, services.env.loanRateMaxAgeDays);
    return careKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map(presentCare));
  },
};
