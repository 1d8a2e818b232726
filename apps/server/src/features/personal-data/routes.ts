import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { type Handlers, RawReply } from '#server/api/handler.ts';
import { collectOwnData, countOwnData } from './collect-own-data.ts';

export const personalDataHandlers: Handlers<'getDataOverview' | 'getOwnData'> = {
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
};
