import { useLocale } from '@ayrac/browser/locale.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { useResource } from '#office/resource/resource-context.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { useToast } from '#office/screen/toasts.tsx';
import { useLoadedCategories } from './category-rows.tsx';
import {
  isThere,
  isTooDeep,
  namesOf,
  nearestPlace,
  type PlaceIn,
  pathOf,
  placeOfDrop,
} from './tree-nodes.ts';
import type { Moved } from './use-row-focus.ts';
import { useTooDeepWords } from './use-too-deep-words.ts';

export interface Move extends Moved {
  readonly placeIn: PlaceIn;
}

interface MoveHandlers {
  /** Called with the category's new parent before the tree is loaded again, so that the moved row stays rendered. */
  readonly openParent: (id: string) => void;
  /** Called with the category once it was moved and the tree loaded again, or the move was given up. */
  readonly focusRow: (moved: Moved) => void;
}

/**
 * Returns a function that moves a category after the user has confirmed the consequences. If it would be too deep, says
 * so and offers the nearest place where it fits.
 */
export function useMove({ openParent, focusRow }: MoveHandlers) {
  const { categories: words, resource } = useOfficePhrases();
  const { confirm } = useResource();
  const client = useOfficeClient();
  const actions = useRecordActions();
  const refresh = useRefresh();
  const loaded = useLoadedCategories();
  const locale = useLocale();
  const { show } = useToast();
  const tooDeepWords = useTooDeepWords();
  const closeRefusal = useRef(() => {});

  const move = async ({ id, placeIn, droppedOn }: Move): Promise<void> => {
    const rows = loaded();
    const row = rows.find((one) => one.id === id);
    const place = placeIn(rows);
    if (row === undefined || place === undefined || isThere(rows, id, place)) return;
    const { parentId } = place;
    closeRefusal.current();
    if (parentId !== null && isTooDeep(rows, id, parentId)) {
      const nearest = nearestPlace(rows, id, parentId);
      const beside = rows.find((one) => one.id === nearest?.on);
      closeRefusal.current = show({
        tone: 'error',
        text: tooDeepWords(rows, id, parentId),
        ...(nearest &&
          beside && {
            action: {
              label: words.moveAfter({ label: namesOf(beside, locale).shown }),
              icon: 'arrow-down',
              run: () => mutateAsync({ id, placeIn: (now) => placeOfDrop(now, id, nearest), droppedOn }),
            },
          }),
      });
      return;
    }
    const isElsewhere = row.parentId !== parentId;
    if (isElsewhere && confirm !== undefined && !(await confirm(row, { parentId })))
      return focusRow({ id, droppedOn });
    try {
      const { change } = await actions.writeDespiteNewOrder(row, ({ version }) =>
        client.moveCategory({ params: { id }, body: { version, ...place } }),
      );
      if (parentId !== null) openParent(parentId);
      const label = namesOf(row, locale).shown;
      const to = parentId === null ? words.roots : pathOf(rows, parentId, locale);
      actions.report(isElsewhere ? words.moved({ label, to }) : resource.ordered({ label }), [change]);
    } catch (error) {
      actions.fail(error);
    } finally {
      await refresh();
      focusRow({ id, droppedOn });
    }
  };

  const { mutateAsync } = useMutation({
    mutationFn: move,
    // One after the other, each from the order that the one before led to: keys are pressed faster than the server
    // answers.
    scope: { id: 'category-moves' },
    // Without a connection a move fails and says so, instead of happening some time later.
    networkMode: 'always',
  });
  return mutateAsync;
}
