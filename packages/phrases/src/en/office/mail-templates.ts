import type { MailTemplateWords } from '../../tr/office/mail-templates.ts';

/** Phrases of the page for e-mail templates, in addition to those of every record page. */
export const mailTemplates: MailTemplateWords = {
  title: 'Mail templates',
  one: 'Mail template',
  count: ({ count }) => (count === '1' ? '1 template' : `${count} templates`),
  search: 'Search templates',
  add: 'New template',
  emptyTitle: 'There are no templates yet',
  emptyText: 'Add what is written to those who asked, in both languages.',
  fields: {
    name: { label: 'Template', hint: 'Its name in lists, such as “Quote ready”' },
    brandId: { label: 'Brand', hint: 'Cannot be changed later' },
    purpose: {
      label: 'Purpose',
      hint: 'A campaign message goes to those alone whose permission is recorded',
      choices: { service: 'About the request', marketing: 'Campaign message' },
    },
    subject: { label: 'Subject', hint: 'Placeholders: {name}, {campaign}, {brand}' },
    text: { label: 'Text', hint: 'Each line is a paragraph; placeholders work here, too' },
    subjectEn: { label: 'Subject (English)', hint: '' },
    textEn: { label: 'Text (English)', hint: '' },
    isActive: { label: 'Active', hint: 'When off it cannot be chosen for writing' },
  },
};
