import { templatesInOrder } from '@ayrac/domain/lead/lead-mail.ts';
import type { Handlers } from '#server/api/handler.ts';
import { findAccessible, mailLead } from '../mail-lead.ts';
import { mayAdvertise } from './marketing-permission.ts';
import { presentTemplate } from './present.ts';
import { listTemplates } from './queries.ts';

export const leadMailHandlers: Handlers<'getLeadMail' | 'mailLead'> = {
  async getLeadMail(context, { params }) {
    const { db, services } = context;
    const to = await findAccessible(db, context, params.id);
    const templates = await listTemplates(db, to.brandId);
    return {
      language: to.language ?? 'tr',
      isMarketingAllowed: await mayAdvertise(db, to),
      isReplyRead: services.env.inboxReplyTo !== undefined,
      templates: templatesInOrder(templates, to.stage).map((template) =>
        presentTemplate(template, to, context.locale),
      ),
    };
  },

  mailLead: (context, { params, body }) => mailLead(context, params.id, body),
};
