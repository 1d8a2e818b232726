import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { type Handlers, RawReply } from '#server/api/handler.ts';
import { eraseOwnData } from '../erase-own-data.ts';
import { collectOwnData, countOwnData } from './collect-own-data.ts';

/** The calls by which members see, take and erase what is held of them. */
export const personalDataHandlers: Handlers<'getDataOverview' | 'getOwnData' | 'eraseOwnData'> = {
  getDataOverview: (context) => countOwnData(context),

  async getOwnData(context) {
    return new RawReply({
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="ayrac-${dayOf(context.now)}.json"`,
      },
      body: JSON.stringify(await collectOwnData(context), null, 2),
    });
  },

  async eraseOwnData(context, { body }) {
    await eraseOwnData(context, body);
    return {};
  },
};
