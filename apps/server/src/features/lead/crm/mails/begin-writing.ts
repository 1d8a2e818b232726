import { mailTemplates as english } from '@ayrac/phrases/en/office/mail-templates.ts';
import { mailTemplates as turkish } from '@ayrac/phrases/tr/office/mail-templates.ts';
import type { Database } from '#server/db/database.ts';
import { beginBrands } from '#server/features/lead/hours/writes.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { mailTemplate } from './table.ts';

/** Templates of a new brand, each with the stage of requests for which it is offered first. */
const kinds = [
  ['received', 'new'],
  ['missed', null],
  ['details', 'contacted'],
  ['ready', 'qualified'],
  ['followUp', 'offered'],
] as const;

/**
 * Gives every new brand mail templates in both languages, so that its people can write from the first request on. They
 * are given once: a brand that deletes them does not get them again.
 */
export async function beginWriting(db: Database, now: Date): Promise<void> {
  const texts = kinds.map(([kind, stage]) => ({ ...textsOf(kind), stage }));
  await beginBrands(db, 'writesSince', now, (tx, brands) =>
    tx
      .insert(mailTemplate)
      .values(
        brands.flatMap(({ brandId }) =>
          texts.map((each) => ({ ...each, brandId, createdAt: now, updatedAt: now })),
        ),
      )
      .onConflictDoNothing(),
  );
}

/** Returns the columns of a template in both languages. */
function textsOf(kind: (typeof kinds)[number][0]) {
  const [tr, en] = [turkish.byDefault[kind], english.byDefault[kind]];
  return {
    ...{ name: tr.name, nameEn: en.name, purpose: 'service' as const },
    ...{ subject: tr.subject, text: tr.text, subjectEn: en.subject, textEn: en.text },
    ...nameKeys(tr.name, en.name, tr.subject, en.subject),
  };
}
