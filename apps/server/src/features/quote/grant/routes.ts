import type { Handlers } from '#server/api/handler.ts';
import { giveCampaigns } from './give-campaigns.ts';
import { planGrants } from './plan-grants.ts';
import { presentCustomer, searchCustomers } from './queries.ts';

export const grantHandlers: Handlers<'findGrantees' | 'giveCampaigns' | 'planGrants'> = {
  async findGrantees({ db }, { query }) {
    const rows = await searchCustomers(db, query.q);
    return rows.map(presentCustomer);
  },

  giveCampaigns: (context, { body }) => giveCampaigns(context, body.pairs),

  planGrants: (context, { body }) => planGrants(context, body),
};
