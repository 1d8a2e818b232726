import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { readTexts } from '@ayrac/domain/site-text/read-text.ts';
import { type SiteTextName, versionCalled } from '@ayrac/domain/site-text/site-text.ts';
import { readDay } from '@ayrac/domain/time/day-and-moment.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { addVersion, announceTexts, holdVersions, markWithdrawn } from '#server/features/site-text/writes.ts';
import { holdingOn, presentText } from './present.ts';
import { dropDraft, holdDraft } from './save-draft.ts';
import { bodyOf, typedBody } from './text-content.ts';

const LONGEST_WAIT_MS = 2 * 365 * dayInMs;

/** Publishes the draft of a text as its next version, valid from a day; from today when none is given. */
export function publishText(
  context: CallContext,
  name: SiteTextName,
  given: { readonly version: number; readonly from: string | null },
): Promise<SiteText> {
  const { db, now, caller } = context;
  const today = dayOf(now);
  const from = readFrom(given.from, now);
  return inTransaction(db, async (tx) => {
    const versions = await holdVersions(tx, name);
    const draft = await holdDraft(tx, name, given.version);
    if (draft === undefined) throw new RefusalError('not-found');
    const read = readTexts(name, draft);
    if (read.problems.length > 0) {
      const fields = read.problems.map(({ language, part, code }): readonly [string, FieldProblem] => [
        `${language}.${part}`,
        code,
      ]);
      // Reversed, so that the first of several problems of a part is reported.
      throw new RefusalError('validation-failed', Object.fromEntries(fields.toReversed()));
    }
    const before = holdingOn(versions, from);
    const version = versionCalled(
      from,
      versions.map((one) => one.version),
    );
    const called = { version, date: from };
    const tr = bodyOf(read.tr, called, before.tr);
    const en = bodyOf(read.en, called, before.en);
    const isSame = (['tr', 'en'] as const).every(
      (language) =>
        JSON.stringify(typedBody(name, { tr, en }[language])) ===
        JSON.stringify(typedBody(name, before[language])),
    );
    if (isSame) throw new RefusalError('validation-failed', { body: 'unchanged' });
    const number = (versions.at(-1)?.number ?? 0) + 1;
    const stamp = { createdAt: now, createdBy: memberOf(caller).id };
    await addVersion(tx, {
      name,
      number,
      version,
      validFrom: from,
      tr,
      en,
      note: draft.note || null,
      ...stamp,
    });
    await dropDraft(tx, name);
    await writeAudit(tx, context, {
      action: 'site-text-published',
      targetKind: 'site-text',
      targetId: name,
      changes: {
        version: { before: before.version, after: version },
        validFrom: { before: null, after: from },
      },
      ...(draft.note === '' ? {} : { reason: draft.note }),
    });
    await announceTexts(tx);
    return presentText(tx, { now }, name);
  });

  function readFrom(raw: string | null, at: Date): string {
    if (raw === null) return today;
    const read = readDay(raw);
    if (read.kind === 'problem') throw new RefusalError('validation-failed', { from: read.problem });
    const day = read.value;
    if (day < today || day > dayOf(new Date(at.getTime() + LONGEST_WAIT_MS)))
      throw new RefusalError('validation-failed', { from: 'implausible-date' });
    return day;
  }
}

/**
 * Takes a version back before it becomes valid. The version remains on record, and its number and name are not reused.
 */
export function revertText(context: CallContext, name: SiteTextName, number: number): Promise<SiteText> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const found = (await holdVersions(tx, name)).find((version) => version.number === number);
    if (found === undefined || found.takenBackAt !== null) throw new RefusalError('not-found');
    // A version that was valid has been shown to people, so it can only be replaced by another one.
    if (found.validFrom <= dayOf(now)) throw new RefusalError('not-undoable');
    await markWithdrawn(tx, name, number, now);
    await writeAudit(tx, context, {
      action: 'site-text-taken-back',
      targetKind: 'site-text',
      targetId: name,
      changes: { version: { before: found.version, after: null } },
    });
    await announceTexts(tx);
    return presentText(tx, { now }, name);
  });
}
