import type { MailTemplateWords } from '../../tr/office/mail-templates.ts';

import { leads } from './leads.ts';

/** Phrases of the page for e-mail templates, in addition to those of every record page. */
export const mailTemplates: MailTemplateWords = {
  title: 'Email templates',
  one: 'Email template',
  count: ({ count }) => (count === '1' ? '1 template' : `${count} templates`),
  search: 'Search templates',
  add: 'New template',
  emptyTitle: 'No templates yet',
  emptyText: 'Add templates for writing to requesters, in both languages.',
  fields: {
    name: { label: 'Template', hint: 'Shown in lists, for example “Quote ready”' },
    nameEn: {
      label: 'Template (English)',
      hint: 'Shown in the English office; leave empty to use the same name',
    },
    brandId: { label: 'Brand', hint: 'Cannot be changed later' },
    purpose: {
      label: 'Purpose',
      hint: 'Campaign messages only go to people with a permission on record',
      choices: { service: 'About the request', marketing: 'Campaign message' },
    },
    stage: {
      label: 'Suggested for status',
      hint: 'Listed first when you write about a request with this status',
      choices: leads.fields.stand.choices,
    },
    subject: { label: 'Subject', hint: 'Placeholders: {name}, {campaign}, {brand}' },
    text: { label: 'Text', hint: 'A blank line starts a new paragraph; placeholders also work here' },
    subjectEn: { label: 'Subject (English)', hint: '' },
    textEn: { label: 'Text (English)', hint: '' },
    isActive: { label: 'Active', hint: 'When off, it cannot be used for new emails' },
  },
  byDefault: {
    received: {
      name: 'Request received',
      subject: 'We have received your request and will get back to you',
      text: 'Hello {name},\n\nWe have received your request for “{campaign}”. We will look into it and get back to you during business hours.\n\nKind regards,\n{brand}',
    },
    missed: {
      name: 'Could not reach you',
      subject: 'We tried to reach you',
      text: 'Hello {name},\n\nWe tried to reach you about your request for “{campaign}” but were unable to. We will try again as soon as possible.\n\nKind regards,\n{brand}',
    },
    details: {
      name: 'More details needed',
      subject: 'We need a few details for your quote',
      text: 'Hello {name},\n\nTo prepare your quote for “{campaign}”, we need a few more details. We will get back to you shortly to ask for them.\n\nKind regards,\n{brand}',
    },
    ready: {
      name: 'Quote ready',
      subject: 'Your quote is ready',
      text: 'Hello {name},\n\nYour quote for “{campaign}” is ready. We will get back to you to explain it and answer your questions.\n\nKind regards,\n{brand}',
    },
    followUp: {
      name: 'Quote follow-up',
      subject: 'Have you had a chance to look at our quote?',
      text: 'Hello {name},\n\nHave you had a chance to look at the quote we sent you for “{campaign}”? We would be happy to answer any questions.\n\nKind regards,\n{brand}',
    },
  },
};
