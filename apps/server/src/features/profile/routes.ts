import type { Handlers } from '#server/api/handler.ts';
import { presentProfile } from '#server/features/account/present.ts';
import { OCCUPATIONS } from './office.ts';
import { listOccupations } from './queries.ts';
import { saveProfile } from './save-profile.ts';

export const profileHandlers: Handlers<'listOccupations' | 'saveProfile'> = {
  async listOccupations({ db, locale, uses }) {
    uses(OCCUPATIONS);
    return (await listOccupations(db, locale)).map(({ id, name }) => ({ id, name }));
  },

  async saveProfile(context, { body }) {
    return presentProfile(await saveProfile(context, body), context.locale);
  },
};
