import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { View, ViewInput } from '#office/client/calls.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { addressWith, isPlain, viewHere } from '../address.ts';
import { useResource } from '../resource-context.tsx';

const noViews: readonly View[] = [];

/** Loads the page's saved views, own and shared ones, and provides functions that change the user's own. */
export function useViews() {
  const { declaration, shared } = useResource();
  const { name: resource } = declaration.shape;
  const { views: words } = useOfficePhrases().resource;
  const failureWords = useFailureWords();
  const { show } = useToast();
  const client = useQueryClient();
  const queryKey = ['views', resource];

  const { data: views = noViews, isSuccess } = useQuery({
    queryKey,
    queryFn: ({ signal }) => shared.listViews({ query: { resource } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const { mutateAsync } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  /** Resolves with the error of the name, or undefined on success. */
  const attempt = async (run: () => Promise<unknown>, done?: string): Promise<string | undefined> => {
    try {
      await mutateAsync(run);
      if (done !== undefined) show({ text: done });
      return undefined;
    } catch (error) {
      return failureWords(error);
    }
  };

  return {
    views,
    own: views.filter(({ sharedBy }) => sharedBy === null),
    isLoaded: isSuccess,
    add: (view: ViewInput) =>
      attempt(() => shared.createView({ body: { ...view, resource } }), words.saved(view)),
    change: (id: string, parts: Partial<ViewInput>) =>
      attempt(() => shared.changeView({ params: { id }, body: parts })),
    remove: ({ id, name }: View) =>
      attempt(() => shared.deleteView({ params: { id } }), words.removed({ name })),
  };
}

/** Opens the user's default view, or the page's initial query, at an address that asks for no particular records. */
export function useDefaultView(): void {
  const { shape, fixed, begins = '' } = useResource().declaration;
  const { views, isLoaded } = useViews();
  const [address, setAddress] = useSearchParams();
  // Decided once, by the initial address, so that filters cleared later stay cleared.
  const isOpen = useRef(isPlain(shape, address));
  useEffect(() => {
    if (!isLoaded || !isOpen.current) return;
    isOpen.current = false;
    const query = viewHere(shape, views.find(({ isDefault }) => isDefault)?.query ?? begins, fixed);
    const now = new URLSearchParams(location.search);
    if (query !== '' && isPlain(shape, now)) setAddress(addressWith(now, query), { replace: true });
  }, [isLoaded, views, begins, shape, fixed, setAddress]);
}
