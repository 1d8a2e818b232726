import type { Handlers } from '#server/api/handler.ts';
import { heldTexts } from './kept-texts.ts';
import { presentNotices, presentPage, valuesOf } from './present.ts';

export const siteTextHandlers: Handlers<'getNotices' | 'getPageText'> = {
  async getNotices(context) {
    const { locale, services } = context;
    const held = await heldTexts(context);
    return presentNotices((name) => held(name)[locale], services.env);
  },

  async getPageText(context, { params }) {
    const { locale, services } = context;
    const held = await heldTexts(context);
    return presentPage(params.page, (name) => held(name)[locale], valuesOf(services.env, locale));
  },
};
