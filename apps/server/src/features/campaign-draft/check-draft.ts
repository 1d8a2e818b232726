import { completenessOf } from '@ayrac/domain/campaign-draft/completeness.ts';
import { searchResultsOf } from '@ayrac/domain/campaign-draft/search-result.ts';
import { shell } from '@ayrac/phrases/tr/shell.ts';
import type { CallContext } from '#server/api/handler.ts';
import { findContradictions } from '#server/features/campaign/record/queries.ts';
import { findGallery } from '#server/features/gallery/queries.ts';
import { listFormerSlugs } from '#server/features/slug/queries.ts';
import { chooseSlug } from '#server/features/slug/writes.ts';
import { findOpen } from './open-draft.ts';
import { binnedChoices } from './unknown.ts';

/** Checks a draft for missing fields and contradictions, and previews how it will be found. */
export async function checkDraft({ db, now }: CallContext, id: string) {
  const { row, draft } = await findOpen(db, id);
  const { content, version } = draft;
  const gallery = await findGallery(db, id);
  const { score, missing } = completenessOf(content, gallery?.pictures ?? []);
  const binned = await binnedChoices(db, content);
  const contradictions = await findContradictions(db, id, content, { now, start: row.publishAt, binned });
  const slug = await chooseSlug(db, 'campaign', content.title ?? '', id);
  const former = await listFormerSlugs(db, 'campaign', id);
  return {
    version,
    score,
    missing: [...missing],
    contradictions: contradictions.map((one) => ({ ...one, fields: [...one.fields] })),
    slug,
    formerSlugs: former.map((one) => ({ slug: one.slug, retiredAt: one.retiredAt.toISOString() })),
    searchResults: [...searchResultsOf(content, { slug, siteName: shell.siteName })],
  };
}
