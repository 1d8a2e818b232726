import type { OpenedSubscription } from '@ayrac/contract/newsletter.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { confirmationFields, newsletterFields, preferenceFields } from '@ayrac/domain/mail/newsletter.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { choose, confirm, end, type Opened, withSubscription } from './change-subscription.ts';
import { readerCode } from './links.ts';
import { presentSubscription } from './present.ts';
import { subscribe } from './subscribe.ts';

export const newsletterHandlers: Handlers<
  | 'subscribeNewsletter'
  | 'confirmNewsletter'
  | 'getNewsletterPreferences'
  | 'saveNewsletterPreferences'
  | 'unsubscribeNewsletter'
  | 'unsubscribeByOneClick'
> = {
  async subscribeNewsletter(context, { body: { website = '', ...given } }) {
    const read = readFields(newsletterFields, given);
    if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
    // A bot that fills in the honeypot gets the usual response, but no mail is sent.
    if (website.trim() === '') await subscribe(context, read.value.email);
    return {};
  },

  async confirmNewsletter(context, { body: { code, ...shown } }) {
    const read = readFields(confirmationFields, shown);
    if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
    const opened = await withSubscription(context, 'confirm', code, confirm(read.value));
    if (opened.kind !== 'subscription') return opened;
    const { now, services } = context;
    return { kind: 'confirmed', code: readerCode(services, opened.subscription.id, now) };
  },

  getNewsletterPreferences: async (context, { body }) =>
    present(await withSubscription(context, 'read', body.code)),

  async saveNewsletterPreferences(context, { body: { code, topics, ...chosen } }) {
    const read = readFields(preferenceFields, chosen);
    if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
    return present(await withSubscription(context, 'read', code, choose({ ...read.value, topics })));
  },

  unsubscribeNewsletter: async (context, { body }) =>
    present(await withSubscription(context, 'read', body.code, end)),

  async unsubscribeByOneClick(context, { query }) {
    const opened = await withSubscription(context, 'read', query.kod, end);
    // The client is a mail program, which understands nothing but the status code.
    if (opened.kind !== 'subscription') throw new RefusalError('not-found');
    return {};
  },
};

function present(opened: Opened): OpenedSubscription {
  return opened.kind === 'subscription' ? presentSubscription(opened.subscription) : opened;
}
