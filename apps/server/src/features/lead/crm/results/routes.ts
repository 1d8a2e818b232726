import type { Handlers } from '#server/api/handler.ts';
import { admitSystem } from '#server/guards/admit-system.ts';
import { presentReasons } from '../present-reasons.ts';
import { listReasons } from '../queries.ts';
import { takeFile } from './take-file.ts';
import { takeReportedResults } from './take-reported-results.ts';

export const leadResultHandlers: Handlers<'takeLeadResults'> = {
  takeLeadResults: (context, { body }) => takeFile(context, body),
};

export const brandResultHandlers: Handlers<'tellBrandResults' | 'listBrandLostReasons'> = {
  async tellBrandResults(context, { body }) {
    await admitSystem(context);
    return takeReportedResults(context, body);
  },

  async listBrandLostReasons(context) {
    await admitSystem(context);
    return presentReasons(await listReasons(context.db), context.locale);
  },
};
