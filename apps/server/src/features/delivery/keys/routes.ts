import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { fetchLeads } from './fetch-leads.ts';

/** The calls of brands' systems. */
export const brandLeadHandlers: Handlers<'listBrandLeads'> = {
  async listBrandLeads(context, { query }) {
    const { caller } = context;
    if (caller.kind !== 'system') throw new RefusalError('unauthenticated');
    return fetchLeads(context, caller, query);
  },
};
