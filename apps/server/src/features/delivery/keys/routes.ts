import type { Handlers } from '#server/api/handler.ts';
import { admitSystem } from '#server/guards/admit-system.ts';
import { fetchLeads } from './fetch-leads.ts';

export const brandLeadHandlers: Handlers<'listBrandLeads'> = {
  async listBrandLeads(context, { query }) {
    return fetchLeads(context, await admitSystem(context), query);
  },
};
