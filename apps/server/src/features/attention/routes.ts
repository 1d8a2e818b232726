import { shownAttention } from '@ayrac/domain/campaign/attention.ts';
import type { Handlers } from '#server/api/handler.ts';
import { isVisit } from '#server/guards/visit.ts';
import { digestsOfNetworks, digestsOfVisitor } from '#server/guards/visitor-digest.ts';
import { gatherView } from './gather-views.ts';
import { countDemoInterested, countInterested, countViews } from './queries.ts';

export const attentionHandlers: Handlers<'reportView'> = {
  async reportView(context, { body: { campaignId } }) {
    const { db, now, services } = context;
    if (isVisit(context)) {
      const digests = await digestsOfVisitor(context, `view:${campaignId}`);
      const networks = await digestsOfNetworks(context, `view:${campaignId}`);
      gatherView(db, { campaignId, ...digests, networks, seenAt: now });
    }
    const [views, interested] = await Promise.all([
      countViews(db, campaignId, now),
      services.isDemo ? countDemoInterested(db, campaignId) : countInterested(db, campaignId),
    ]);
    return shownAttention({ views, interested });
  },
};
