import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { useResource } from '#office/resource/resource-context.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import type { Category } from './category-rows.tsx';
import { isThere, type Place, pathOf } from './tree-nodes.ts';

/**
 * Returns a function that moves a category after the user has confirmed the consequences. Resolves with whether it was
 * moved.
 */
export function useMove(rows: readonly Category[]) {
  const { categories: words, resource } = useOfficePhrases();
  const { confirm } = useResource();
  const client = useOfficeClient();
  const actions = useRecordActions();
  const refresh = useRefresh();
  return async (id: string, place: Place): Promise<boolean> => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined || isThere(rows, id, place)) return false;
    const { parentId } = place;
    const isElsewhere = row.parentId !== parentId;
    if (isElsewhere && confirm !== undefined && !(await confirm(row, { parentId }))) return false;
    try {
      const { change } = await client.moveCategory({
        params: { id },
        body: { version: row.version, ...place },
      });
      const label = row.name;
      const to = parentId === null ? words.roots : pathOf(rows, parentId);
      actions.report(isElsewhere ? words.moved({ label, to }) : resource.ordered({ label }), [change]);
      return true;
    } catch (error) {
      actions.fail(error);
      return false;
    } finally {
      await refresh();
    }
  };
}
