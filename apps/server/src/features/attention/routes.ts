import { shownAttention } from '@ayrac/domain/campaign/attention.ts';
import type { Handlers } from '#server/api/handler.ts';
import { isVisit } from '#server/guards/visit.ts';
import { markNetworks, markVisitor } from '#server/guards/visitor-mark.ts';
import { gatherView } from './gather-views.ts';
import { countDemoInterested, countInterested, countViews } from './queries.ts';

export const attentionHandlers: Handlers<'reportView'> = {
  async reportView(context, { body: { campaignId } }) {
    const { db, now, services } = context;
    if (isVisit(context)) {
      const marks = await markVisitor(context, `view:${campaignId}`);
      const networks = await markNetworks(context, `view:${campaignId}`);
      gatherView(db, { campaignId, ...marks, networks, seenAt: now });
    }
    const [views, interested] = await Promise.all([
      countViews(db, campaignId, now),
      services.isDemo ? countDemoInterested(db, campaignId) : countInterested(db, campaignId),
    ]);
    return shownAttention({ views, interested });
  },
};
