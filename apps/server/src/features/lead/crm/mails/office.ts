import { mailTemplates } from '@ayrac/contract/office/mail-templates.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { templateProblem } from '@ayrac/domain/lead/lead-mail.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import { brand } from '#server/features/brand/table.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { mailTemplate } from './table.ts';

const { sortKey } = mailTemplate;
const texts = ['subject', 'text', 'subjectEn', 'textEn'] as const;

/** The templates of mails to those who asked, as records of the office. */
export const mailTemplateRecords = serve({
  shape: mailTemplates,
  table: mailTemplate,
  joins: [{ table: brand, on: eq(brand.id, mailTemplate.brandId) }],
  references: { brandId: { table: brand, label: brand.name } },
  scope: { brand: mailTemplate.brandId },
  sorts: { name: [sortKey], updatedAt: [mailTemplate.updatedAt] },
  searched: mailTemplate.searchKey,
  keysOf: ({ name, subject, subjectEn }) => nameKeys(name, subject, subjectEn),
  beforeWrite: checkTemplate,
  taken: { mail_template_name_taken: 'name' },
});

/** What stands in braces has to be known of every request, and a brand's own words are never made another's. */
async function checkTemplate({ before, after, context }: RecordWrite): Promise<Record<string, never>> {
  // Whether a brand out of reach has one of that name, the index would tell.
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
