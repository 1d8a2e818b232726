import type { IssueCandidates } from '@ayrac/domain/mail/newsletter.ts';
import { ISSUE_LENGTH } from '@ayrac/domain/mail/newsletter.ts';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { type CardRow, listCards, slice } from '#server/features/campaign/listing/card-queries.ts';
import { categoryList, endsSoon, wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';

/** Candidates for issues: by root category, and for readers of all topics. */
export interface Topics {
  readonly all: IssueCandidates<CardRow>;
  readonly byId: ReadonlyMap<string, IssueCandidates<CardRow>>;
}

/** Lists the candidates of every topic, in one query. */
export async function listTopics(db: Database, now: Date): Promise<Topics> {
  const roots = (await listCategoryRows(db)).filter(({ parentCategoryId }) => !parentCategoryId);
  const lists = [
    { name: '', list: wholeCatalogue(db) },
    ...roots.map(({ id, slug }) => ({ name: id, list: categoryList(db, slug) })),
  ];
  const slices = lists.flatMap(({ name, list }) => [
    slice(db, { list, now, section: `wanted:${name}`, sort: 'most-wanted', limit: ISSUE_LENGTH }),
    slice(db, {
      list,
      now,
      section: `ending:${name}`,
      sort: 'ending-soon',
      limit: ISSUE_LENGTH,
      where: endsSoon(now),
    }),
  ]);
  const [first, second, ...rest] = slices;
  if (first === undefined || second === undefined) throw new Error('The newsletter has no candidates.');
  const rows = await listCards(db, unionAll(first, second, ...rest).as('source'));
  const of = (name: string): IssueCandidates<CardRow> => ({
    wanted: rows.filter(({ section }) => section === `wanted:${name}`),
    ending: rows.filter(({ section }) => section === `ending:${name}`),
  });
  return { all: of(''), byId: new Map(roots.map(({ id }) => [id, of(id)])) };
}
