import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { EDITION_LENGTH, type EditionTexts, readEditionTexts } from '@ayrac/domain/mail/edition.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { eq, inArray } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { once } from '#server/guards/idempotency.ts';
import { stampOf } from '#server/resource/write/write-record.ts';
import { presentEdition } from './present.ts';
import { type Edition, findEdition, holdEdition } from './queries.ts';
import { newsletterEdition } from './table.ts';

/** Creates an empty edition. A repeated request with the same idempotency key returns the first one's edition. */
export function beginEdition(context: CallContext): Promise<EditionDetail> {
  return inTransaction(context.db, async (tx) => {
    const { id } = await once(tx, context, 'beginEdition', {}, async () => {
      return { id: (await begin(tx, context, {})).id };
    });
    return presentEdition(tx, context, await findEdition(tx, id));
  });
}

/** Creates an edition with the content of another one in any state. */
export function duplicateEdition(context: CallContext, id: string): Promise<EditionDetail> {
  return inTransaction(context.db, async (tx) => {
    const { heading, headingEn, text, textEn, campaignIds, searchKey } = await findEdition(tx, id);
    return begin(tx, context, { heading, headingEn, text, textEn, campaignIds, searchKey });
  });
}

async function begin(
  tx: Executor,
  context: CallContext,
  content: Partial<Pick<Edition, keyof EditionTexts | 'campaignIds' | 'searchKey'>>,
): Promise<EditionDetail> {
  const { now } = context;
  const [begun] = await tx
    .insert(newsletterEdition)
    .values({ ...content, movedAt: now, createdAt: now, ...stampOf(context) })
    .returning();
  if (begun === undefined) throw new Error('The database returned no edition.');
  await writeAudit(tx, context, { action: 'edition-begun', targetKind: 'editions', targetId: begun.id });
  return presentEdition(tx, context, begun);
}

/** Fields to save as typed, and the version from which the editor started. */
interface Saved {
  readonly id: string;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>> & {
    readonly campaignIds?: readonly string[] | undefined;
  };
}

/** Saves fields of a draft. Throws `edition-moved` for an edition in any other state. */
export function saveEdition(context: CallContext, { id, version, values }: Saved): Promise<EditionDetail> {
  return inTransaction(context.db, async (tx) => {
    const edition = await holdEdition(tx, id);
    if (edition.state !== 'draft') throw new RefusalError('edition-moved');
    const read = readEditionTexts(values);
    if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
    const campaignIds = await readCampaigns(tx, values.campaignIds ?? edition.campaignIds);
    await refuseOlder(tx, context, edition, version);
    const { heading, headingEn } = { ...edition, ...read.value };
    const [saved = edition] = await tx
      .update(newsletterEdition)
      .set({
        ...read.value,
        campaignIds,
        searchKey: foldTurkish(`${heading} ${headingEn}`),
        problem: null,
        version: edition.version + 1,
        ...stampOf(context),
      })
      .where(eq(newsletterEdition.id, id))
      .returning();
    return presentEdition(tx, context, saved);
  });
}

/** Refuses an action on an outdated version, with the current edition. */
export async function refuseOlder(
  tx: Executor,
  context: CallContext,
  edition: Edition,
  version: number,
): Promise<void> {
  if (edition.version === version) return;
  throw new RefusalError('record-changed', {}, { current: await presentEdition(tx, context, edition) });
}

async function readCampaigns(tx: Executor, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given)];
  const problem = await problemOf(tx, ids);
  if (problem !== undefined) throw new RefusalError('validation-failed', { campaignIds: problem });
  return ids;
}

async function problemOf(tx: Executor, ids: string[]): Promise<FieldProblem | undefined> {
  if (ids.length > EDITION_LENGTH) return 'above-maximum';
  const known = ids.length === 0 ? 0 : await tx.$count(campaign, inArray(campaign.id, ids));
  return known === ids.length ? undefined : 'not-a-choice';
}
