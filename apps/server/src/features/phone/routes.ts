import type { Handlers } from '#server/api/handler.ts';
import { confirmPhone } from './confirm-phone.ts';
import { sendPhoneCode } from './send-code.ts';

/** The calls by which a member shows that a number is theirs. */
export const phoneHandlers: Handlers<'sendPhoneCode' | 'confirmPhone'> = {
  sendPhoneCode: (context) => sendPhoneCode(context),

  async confirmPhone(context, { body }) {
    await confirmPhone(context, body.code);
    return {};
  },
};
