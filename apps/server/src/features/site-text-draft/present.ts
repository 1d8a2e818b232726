import type { SiteText, SiteTextDraft, SiteTextVersion } from '@ayrac/contract/office/site-texts.ts';
import { rowHoldingOn, stateOfRow } from '@ayrac/domain/loan-book/dated-row.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type SiteTextName, siteTextNames, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { PageTemplate } from '@ayrac/phrases/page-text.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { type FoundDraft, type FoundVersion, listDrafts, listVersions } from './queries.ts';
import { typedBody } from './text-content.ts';

/** Returns the version that is valid on a day. */
export function holdingOn<Row extends Pick<FoundVersion, 'validFrom' | 'number' | 'takenBackAt'>>(
  versions: readonly Row[],
  day: string,
): Row {
  const held = rowHoldingOn(versions.map(dated), day);
  if (held === undefined) throw new Error(`No version is valid on ${day}.`);
  return held;
}

function dated<Row extends Pick<FoundVersion, 'takenBackAt'>>(row: Row) {
  return { ...row, isTakenBack: row.takenBackAt !== null };
}

/** Presents every text for the office's list. */
export async function presentTextList(db: Executor, now: Date, locale: Locale) {
  const day = dayOf(now);
  const [versions, drafts] = await Promise.all([
    listVersions(db, siteTextNames),
    listDrafts(db, siteTextNames),
  ]);
  return siteTextNames.map((name) => {
    const own = versions.filter((version) => version.name === name);
    const holding = holdingOn(own, day);
    const next = own
      .filter(({ validFrom, takenBackAt }) => validFrom > day && takenBackAt === null)
      .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))[0];
    const draft = drafts.find((one) => one.name === name);
    return {
      name,
      title: titleOf(name, holding, locale),
      holding: headOf(holding),
      next: next === undefined ? null : headOf(next),
      draft: draft === undefined ? null : { savedAt: draft.savedAt.toISOString(), savedBy: draft.author },
    };
  });
}

/** Texts of optional checkboxes have no title. */
function titleOf(name: SiteTextName, version: FoundVersion, locale: Locale): string {
  return siteTexts[name].kind === 'questions' ? '' : (version[locale] as PageTemplate).title;
}

export async function presentText(
  db: Executor,
  { now }: Pick<CallContext, 'now'>,
  name: SiteTextName,
): Promise<SiteText> {
  const today = dayOf(now);
  const [versions, [draft]] = await Promise.all([listVersions(db, [name]), listDrafts(db, [name])]);
  const holding = holdingOn(versions, today);
  return {
    name,
    today,
    holding: { ...headOf(holding), tr: typedBody(name, holding.tr), en: typedBody(name, holding.en) },
    draft: draft === undefined ? null : presentDraft(draft),
    versions: versions.map((version) => presentVersion(version, versions, today)).toReversed(),
  };
}

/** Presents a version with its content. */
export async function presentWholeVersion(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  name: SiteTextName,
  number: number,
) {
  const versions = await listVersions(db, [name]);
  const found = versions.find((version) => version.number === number);
  if (found === undefined) throw new RefusalError('not-found');
  return {
    ...presentVersion(found, versions, dayOf(now)),
    tr: typedBody(name, found.tr),
    en: typedBody(name, found.en),
  };
}

export function presentDraft({ tr, en, note, version, basedOn, savedAt, author }: FoundDraft): SiteTextDraft {
  return { tr, en, note, version, basedOn, savedAt: savedAt.toISOString(), savedBy: author };
}

function presentVersion(
  version: FoundVersion,
  ofText: readonly FoundVersion[],
  today: string,
): SiteTextVersion {
  const { note, createdAt, author } = version;
  return {
    ...headOf(version),
    state: stateOfRow(dated(version), ofText.map(dated), today),
    note,
    createdAt: createdAt.toISOString(),
    createdBy: author,
  };
}

function headOf({ number, version, validFrom, createdBy }: FoundVersion) {
  const isShipped = number === 1 && createdBy === null;
  return { number, version, validFrom: isShipped ? null : validFrom };
}
