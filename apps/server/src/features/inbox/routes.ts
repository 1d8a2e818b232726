import { isSuspectFilling, validateContactMessage, validateReport } from '@ayrac/domain/inbox.ts';
import type { FormCheck } from '@ayrac/domain/quote.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { reportCampaign } from './send-campaign-report.ts';
import { sendMessage } from './send-contact-message.ts';

/** The calls that put something into the inbox. */
export const inboxHandlers: Handlers<'sendContactMessage' | 'sendReport'> = {
  async sendContactMessage(context, { body }) {
    const message = requireValid(validateContactMessage(body));
    return sendMessage(context, { message, isSuspect: isSuspectFilling(body), body });
  },

  async sendReport(context, { body }) {
    const report = requireValid(validateReport(body));
    const { campaignId } = body;
    return reportCampaign(context, { campaignId, report, isSuspect: isSuspectFilling(body), body });
  },
};

function requireValid<Value>(check: FormCheck<Value>): Value {
  if (check.kind === 'ok') return check.value;
  throw new RefusalError('validation-failed', check.fields);
}
