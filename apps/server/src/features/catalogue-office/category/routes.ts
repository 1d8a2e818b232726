import { buildCategoryTree, type CategoryNode } from '@ayrac/domain/category/category-tree.ts';
import type { Handlers } from '#server/api/handler.ts';
import { listTreeRows, type TreeRow } from '#server/features/category/queries.ts';
import { presentRow, type Row, selectRows } from '#server/resource/rows.ts';
import { moveCategory } from './move-category.ts';
import { categoryRecords } from './office.ts';
import { previewCategory } from './preview-category.ts';

export const categoryOfficeHandlers: Handlers<'listCategoryTree' | 'moveCategory' | 'previewCategory'> = {
  async listCategoryTree({ db, locale }) {
    const rows = await listTreeRows(db);
    const records = (await selectRows(db, { ...categoryRecords, locale })) as Row[];
    const recordOf = new Map(records.map((row) => [row.id, presentRow(categoryRecords, row)]));
    const flatten = ({ category, children }: CategoryNode<TreeRow>): string[] =>
      // Descendants of a category in the bin are left out along with it.
      category.isInBin ? [] : [category.id, ...children.flatMap(flatten)];
    return {
      categories: buildCategoryTree(rows)
        .flatMap(flatten)
        .flatMap((id) => recordOf.get(id) ?? []),
    };
  },

  moveCategory: (context, { params, body }) => moveCategory(context, { ...params, ...body }),

  previewCategory: (context, { params, body }) => previewCategory(context, params.id, body.change),
};
