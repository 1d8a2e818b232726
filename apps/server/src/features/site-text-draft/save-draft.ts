import type { SiteTextDraft } from '@ayrac/contract/office/site-texts.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { partsOf, type TypedText, type TypedTexts } from '@ayrac/domain/site-text/read-text.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { holdVersions } from '#server/features/site-text/writes.ts';
import { holdingOn, presentDraft } from './present.ts';
import { type FoundDraft, listDrafts } from './queries.ts';
import { siteTextDraft } from './table.ts';

/** The complete text as typed, and the version of the draft from which its editor started. */
export interface Saved extends TypedTexts {
  readonly note: string;
  readonly version: number;
}

/** Saves a draft as typed, even if it could not be published. */
export function saveDraft(context: CallContext, name: SiteTextName, saved: Saved): Promise<SiteTextDraft> {
  const { db, now, caller } = context;
  return inTransaction(db, async (tx) => {
    const versions = await holdVersions(tx, name);
    await holdDraft(tx, name, saved.version);
    const stamp = { savedAt: now, savedBy: memberOf(caller).id };
    const content = { tr: ownParts(name, saved.tr), en: ownParts(name, saved.en), note: saved.note.trim() };
    const next = { ...content, ...stamp, version: saved.version + 1 };
    const basedOn = holdingOn(versions, dayOf(now)).number;
    await tx
      .insert(siteTextDraft)
      .values({ name, basedOn, ...next })
      .onConflictDoUpdate({ target: siteTextDraft.name, set: next });
    return presentDraft(await findDraft(tx, name));
  });
}

export function discardDraft(context: CallContext, name: SiteTextName, version: number): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    await holdVersions(tx, name);
    await holdDraft(tx, name, version);
    if (version === 0) throw new RefusalError('not-found');
    await dropDraft(tx, name);
    await writeAudit(tx, context, {
      action: 'site-text-draft-discarded',
      targetKind: 'site-text',
      targetId: name,
    });
  });
}

/** Finds the draft of a text and requires its version to be `version`, which is 0 when there is no draft. */
export async function holdDraft(
  tx: Executor,
  name: SiteTextName,
  version: number,
): Promise<FoundDraft | undefined> {
  const [found] = await listDrafts(tx, [name]);
  if ((found?.version ?? 0) === version) return found;
  const current = found === undefined ? null : presentDraft(found);
  throw new RefusalError('record-changed', {}, { current });
}

/** Deletes a draft after it was published or discarded. */
export async function dropDraft(tx: Executor, name: SiteTextName): Promise<void> {
  await tx.delete(siteTextDraft).where(eq(siteTextDraft.name, name));
}

async function findDraft(tx: Executor, name: SiteTextName): Promise<FoundDraft> {
  const [found] = await listDrafts(tx, [name]);
  if (found === undefined) throw new Error('The saved draft cannot be found.');
  return found;
}

/** Returns only the parts that the text has. */
function ownParts(name: SiteTextName, typed: TypedText): TypedText {
  return Object.fromEntries(partsOf(name).map((part) => [part, typed[part] ?? '']));
}
