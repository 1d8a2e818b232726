import type { MailTemplateWords } from '../../tr/office/mail-templates.ts';

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
    brandId: { label: 'Brand', hint: 'Cannot be changed later' },
    purpose: {
      label: 'Purpose',
      hint: 'Campaign messages only go to people with a permission on record',
      choices: { service: 'About the request', marketing: 'Campaign message' },
    },
    subject: { label: 'Subject', hint: 'Placeholders: {name}, {campaign}, {brand}' },
    text: { label: 'Text', hint: 'A blank line starts a new paragraph; placeholders also work here' },
    subjectEn: { label: 'Subject (English)', hint: '' },
    textEn: { label: 'Text (English)', hint: '' },
    isActive: { label: 'Active', hint: 'When off, it cannot be used for new emails' },
  },
};
