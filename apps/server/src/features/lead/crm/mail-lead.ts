import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { mailLead as mailLeadCall } from '@ayrac/contract/office/lead-mail-calls.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import {
  LEAD_MAILS_A_DAY,
  leadMailFields,
  mailObstacle,
  templateProblem,
} from '@ayrac/domain/lead/lead-mail.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { textIn } from '@ayrac/domain/text/text-in.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { siteLink } from '#server/features/account/outbox.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { countWithin, perDay } from '#server/guards/rate-limit.ts';
import { notifyOfLead } from '../notify-of-lead.ts';
import { requestAddress, stopMessagesAddress } from '../outbox.ts';
import { mayAdvertise } from './mails/marketing-permission.ts';
import { findTemplate, findWrittenTo, listMailIds } from './mails/queries.ts';
import { leadMail } from './mails/table.ts';
import { holdLead } from './queries.ts';
import { workOnLead } from './work-on-lead.ts';

type Given = ParsedInput<typeof mailLeadCall>['body'];

/**
 * Mails the requester in the thread of the request. A mail about the request counts as an answer, which stops the
 * clock. Any other mail needs the person's permission.
 */
export function mailLead(
  context: CallContext,
  id: string,
  given: Given,
): Promise<{ readonly change: string }> {
  const { db, caller, now } = context;
  const { templateId, locale, ...typed } = given;
  const { subject, text } = readLetter(typed);
  const changeId = randomUUID();
  return inTransaction(db, async (tx) => {
    // Locked first, so that a concurrent withdrawal waits or is visible.
    await holdLead(tx, id);
    const to = await findAccessible(tx, context, id);
    const template = await findTemplate(tx, templateId, to.brandId);
    if (template === undefined) throw new RefusalError('validation-failed', { templateId: 'not-a-choice' });
    const { purpose } = template;
    const isAllowed = purpose === 'service' || (await mayAdvertise(tx, to));
    const obstacle = mailObstacle(purpose, { isWithdrawn: to.state === 'withdrawn', isAllowed });
    if (obstacle !== null)
      throw new RefusalError(obstacle === 'withdrawn' ? 'request-withdrawn' : 'permission-missing');
    await countWithin(tx, context, [perDay('lead-mail', id, LEAD_MAILS_A_DAY)]);
    const { customerId, email, campaign, brand } = to;
    const url = requestAddress(context, { relationId: id, customerId, locale });
    const data = {
      ...{ subject, text, brand, url, leadId: id },
      campaignTitle: textIn(locale, campaign.title, campaign.titleEn).text,
      mailIds: await listMailIds(tx, id),
    };
    const envelope = { to: customerId === null ? { email } : { accountId: customerId }, locale, now };
    const mailId = await (purpose === 'service'
      ? putMail(tx, { ...envelope, template: 'lead-mail', data })
      : putMail(tx, {
          ...envelope,
          template: 'lead-marketing',
          data: {
            ...data,
            oneClickUrl: stopMessagesAddress(context, id),
            stopUrl: customerId === null ? url : siteLink(context, locale, addresses.profile()),
          },
        }));
    const basis = { leadId: id, changeId, templateId, purpose, locale, subject, text, mailId };
    await tx.insert(leadMail).values({ ...basis, staffId: memberOf(caller).id, createdAt: now });
    await writeAudit(tx, context, {
      action: 'lead-mailed',
      targetKind: 'leads',
      targetId: id,
      fields: [purpose],
    });
    const command = { kind: 'contact', channel: 'email', outcome: 'reached' } as const;
    if (purpose === 'service') await workOnLead(tx, context, { leadId: id, action: command, changeId });
    else await notifyOfLead(tx, id, 'changed');
    return { change: changeId };
  });
}

/** Finds a lead that the caller may write to. Throws `not-found` for another brand's. */
export async function findAccessible(db: Executor, { caller }: CallContext, id: string) {
  const found = await findWrittenTo(db, id);
  if (found === undefined || !maySee(caller, 'manage-leads', null, found.brandId))
    throw new RefusalError('not-found');
  return found;
}

/** Reads the typed mail. Refuses remaining placeholders, since the requester would read them. */
function readLetter(typed: { readonly subject: string; readonly text: string }) {
  const read = readFields(leadMailFields, typed);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  for (const name of ['subject', 'text'] as const)
    if (/\{[^{}]*\}/.test(read.value[name]) || templateProblem(read.value[name]) !== null)
      throw new RefusalError('validation-failed', { [name]: 'placeholder-left' });
  return read.value;
}
