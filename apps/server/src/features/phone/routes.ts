import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { confirmPhone } from './confirm-phone.ts';
import { sendCode } from './outbox.ts';
import { requirePhone } from './queries.ts';

export const phoneHandlers: Handlers<'sendPhoneCode' | 'confirmPhone'> = {
  async sendPhoneCode(context) {
    const { id: accountId } = memberOf(context.caller);
    const phone = await requirePhone(context.db, accountId);
    const expiresAt = await sendCode(context, { accountId }, phone);
    return { expiresAt: expiresAt.toISOString() };
  },

  async confirmPhone(context, { body }) {
    await confirmPhone(context, body.code);
    return {};
  },
};
