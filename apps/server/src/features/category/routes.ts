import { buildCategoryTree } from '@ayrac/domain/category/category-tree.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentCategory } from './present.ts';
import { listCategoryRows } from './queries.ts';

export const categoryHandlers: Handlers<'listCategories'> = {
  async listCategories({ db }) {
    const rows = await listCategoryRows(db);
    return buildCategoryTree(rows).flatMap(function flatten(node): ReturnType<typeof presentCategory>[] {
      return [presentCategory(node.category), ...node.children.flatMap(flatten)];
    });
  },
};
