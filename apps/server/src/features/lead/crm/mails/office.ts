import { mailTemplates } from '@ayrac/contract/office/mail-templates.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { templateProblem } from '@ayrac/domain/lead/lead-mail.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import { brand } from '#server/features/brand/table.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { nameOrder } from '#server/resource/english-name.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { mailTemplate } from './table.ts';

const texts = ['subject', 'text', 'subjectEn', 'textEn'] as const;

export const mailTemplateRecords = serve({
  shape: mailTemplates,
  table: mailTemplate,
  joins: [{ table: brand, on: eq(brand.id, mailTemplate.brandId) }],
  references: { brandId: { table: brand, label: brand.name } },
  scope: { brand: mailTemplate.brandId },
  sorts: {
    name: nameOrder(mailTemplate),
    updatedAt: [mailTemplate.updatedAt],
  },
  searched: mailTemplate.searchKey,
  keysOf: ({ name, nameEn, subject, subjectEn }) => nameKeys(name, nameEn, subject, subjectEn),
  beforeWrite: checkTemplate,
  taken: { mail_template_name_taken: 'name' },
});

/**
 * Validates that the placeholders of a template are known for every request, and that a template of one brand is not
 * moved to another.
 */
async function checkTemplate({ before, after, context }: RecordWrite): Promise<Record<string, never>> {
  // Checked first: otherwise the unique index would reveal the template names of a brand out of reach.
  if (!maySee(context.caller, 'manage-leads', null, String(after.brandId)))
    throw new RefusalError('not-found');
  const problems: Record<string, FieldProblem> = {};
  for (const name of texts) {
    const problem = templateProblem(String(after[name] ?? ''));
    if (problem !== null) problems[name] = problem;
  }
  if (before !== null && before.brandId !== after.brandId) problems.brandId = 'not-a-choice';
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
  return {};
}
