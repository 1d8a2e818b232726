import { leadMailFields, mailPurposes } from '@ayrac/domain/lead/lead-mail.ts';
import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Templates in both languages for e-mails to requesters. */
export const mailTemplates = resource({
  name: 'mail-templates',
  base: '/api/crm',
  operation: 'manage-leads',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    nameEn: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    purpose: { kind: 'choice', isRequired: true, choices: mailPurposes },
    /** Stage of the requests for which it is offered first; null for any. */
    stage: { kind: 'choice', isRequired: false, choices: leadStages },
    subject: leadMailFields.subject,
    text: leadMailFields.text,
    subjectEn: leadMailFields.subject,
    textEn: leadMailFields.text,
    isActive: { kind: 'switch', isRequired: true },
  },
  englishName: 'nameEn',
  sortable: ['name', 'updatedAt'],
  defaultSort: 'name',
  filters: ['brandId', 'purpose', 'isActive', 'updatedAt'],
});
