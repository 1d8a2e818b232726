import { campaignsForReader, editionStateWithout } from '@ayrac/domain/mail/edition.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { eq } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { isBulkWaiting } from '#server/features/mail/queries.ts';
import { readerLinks } from '#server/features/newsletter/outbox.ts';
import { countReach, hasUntried } from '#server/features/newsletter/queries.ts';
import { noteEditionMails, noteEditionReaders } from '#server/features/newsletter/writes.ts';
import type { Services } from '#server/services.ts';
import { clickPath } from './click-links.ts';
import { editionLetter } from './edition-letter.ts';
import { type Edition, type EditionCampaign, holdDueEdition, listEditionCampaigns } from './queries.ts';
import { newsletterEdition } from './table.ts';

const READERS_AT_ONCE = 100;

/**
 * Puts the next mails of a due edition into the outbox, in one transaction with their recipients and the progress.
 * Returns false when there is nothing to do for now. Does nothing while a full batch is still waiting in the outbox, so
 * that each mail is up to date when it leaves, and a stop holds back nearly all of them.
 */
export function sendBatch(db: Database, services: Services): Promise<boolean> {
  const now = services.clock();
  return inTransaction(db, async (tx) => {
    const edition = await holdDueEdition(tx, now);
    if (edition === undefined || (await isBulkWaiting(tx, READERS_AT_ONCE, now))) return false;
    return putBatch(tx, services, edition, now);
  });
}

async function putBatch(tx: Executor, services: Services, edition: Edition, now: Date): Promise<boolean> {
  const all = await listEditionCampaigns(tx, edition.campaignIds, now);
  const live = all.filter(({ isLive }) => isLive);
  if (live.length === 0) {
    const state = editionStateWithout(edition.state);
    await note(tx, edition, { state, problem: 'nothing-live', movedAt: now });
    return true;
  }
  const rootIds = [...new Set(live.map(({ rootId }) => rootId))];
  const begun = edition.begunAt === null ? await begin(tx, edition, rootIds, now) : {};
  const { readers, isLast, passedId } = await noteEditionReaders(tx, {
    editionId: edition.id,
    after: edition.passedId,
    limit: READERS_AT_ONCE,
    rootIds,
    now,
  });
  const mails: { readonly subscriptionId: string; readonly mailId: string }[] = [];
  for (const reader of readers) {
    const campaigns = campaignsForReader(live, reader.topics);
    const data = dataFor(services, edition, campaigns, { ...reader, now });
    const { email, locale } = reader;
    const mailId = await putMail(tx, { to: { email }, template: 'newsletter-edition', locale, data, now });
    mails.push({ subscriptionId: reader.id, mailId });
  }
  await noteEditionMails(tx, edition.id, mails);
  // The edition can be stopped until every mail was tried once. Mails that are being retried do not hold it up.
  const isDone = isLast && !(await hasUntried(tx, edition.id));
  const over = all.flatMap(({ id, isLive }) => (isLive ? [] : id));
  await note(tx, edition, {
    ...begun,
    state: 'sending',
    reached: edition.reached + mails.length,
    passedId,
    leftOut: [...new Set([...edition.leftOut, ...over])],
    ...(isDone && { state: 'sent', finishedAt: now, movedAt: now }),
  });
  return isDone || mails.length > 0;
}

async function begin(tx: Executor, { id }: Edition, rootIds: readonly string[], now: Date) {
  const { open } = await countReach(tx, { editionId: id, rootIds, now });
  return { begunAt: now, readers: open };
}

function dataFor(
  services: Services,
  edition: Edition,
  campaigns: readonly EditionCampaign[],
  reader: { readonly id: string; readonly locale: Locale; readonly now: Date },
) {
  const { locale, now } = reader;
  const { origin } = services.env;
  const urlOf = (campaign: EditionCampaign) =>
    origin + clickPath(services, { editionId: edition.id, campaignId: campaign.id, locale, now });
  const letter = editionLetter(edition, campaigns, { locale, origin, urlOf });
  return { ...letter, ...readerLinks(services, reader, now) };
}

async function note(
  tx: Executor,
  { id }: Edition,
  values: Partial<typeof newsletterEdition.$inferInsert>,
): Promise<void> {
  await tx.update(newsletterEdition).set(values).where(eq(newsletterEdition.id, id));
}
