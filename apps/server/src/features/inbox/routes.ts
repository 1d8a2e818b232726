import type { FormCheck } from '@ayrac/domain/field/field.ts';
import { isSuspectFilling, validateContactMessage, validateReport } from '@ayrac/domain/mail/inbox.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { reportCampaign } from './send-campaign-report.ts';
import { sendMessage } from './send-contact-message.ts';

/**
 * Handlers of the calls that add to the inbox. The filling time is excluded from the idempotency check: a retry with
 * the same text took longer, but is the same attempt.
 */
export const inboxHandlers: Handlers<'sendContactMessage' | 'sendReport'> = {
  async sendContactMessage(context, { body: { tookMs, ...body } }) {
    const message = requireValid(validateContactMessage(body));
    return sendMessage(context, { message, isSuspect: isSuspectFilling({ ...body, tookMs }), body });
  },

  async sendReport(context, { body: { tookMs, ...body } }) {
    const report = requireValid(validateReport(body));
    const { campaignId } = body;
    const isSuspect = isSuspectFilling({ ...body, tookMs });
    return reportCampaign(context, { campaignId, report, isSuspect, body });
  },
};

function requireValid<Value>(check: FormCheck<Value>): Value {
  if (check.kind === 'ok') return check.value;
  throw new RefusalError('validation-failed', check.fields);
}
