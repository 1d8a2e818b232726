import { resources } from '@ayrac/contract/office/index.ts';
import type { Role } from '@ayrac/domain/access.ts';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callsOf, useOfficeClient } from '#office/client/client.ts';
import { useLater } from '#office/fields/use-later.ts';
import { iconOf } from '#office/frame/screens.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { recordKinds } from './record-kinds.ts';
import type { PaletteCommand } from './use-palette-commands.ts';

/** Shortest search term. A single letter matches nearly every name. */
const LEAST_LETTERS = 2;
const OF_EACH = '5';

/** Finds records that match the typed text, by kind. The server does the matching and checks permissions. */
export function useFoundRecords(role: Role, typed: string) {
  const { frame, resource } = useOfficePhrases();
  const client = useOfficeClient();
  const navigate = useNavigate();
  const term = typed.trim();
  const q = useLater(term);
  const isLongEnough = term.length >= LEAST_LETTERS;
  // Results for an earlier text are not shown, because a fast typist could open one with Enter. All kinds appear
  // together, so that the first result does not change.
  const isAnswered = isLongEnough && q === term;
  const kinds = recordKinds(role);
  const answers = useQueries({
    queries: kinds.map(({ name }) => ({
      queryKey: [name, 'list', 'palette', q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callsOf(client, name).list({ query: { q, limit: OF_EACH } }, { signal }),
      enabled: isAnswered,
    })),
  });
  const isPending = isLongEnough && (!isAnswered || answers.some((answer) => answer.isPending));
  const parts = kinds.map(({ name, screen, addressOf, beside = '' }, place) => {
    const [title = ''] = Object.keys(resources[name].fields);
    const found = (answers[place]?.data?.items ?? []).map(
      (row): PaletteCommand => ({
        id: `${name}-${row.id}`,
        label: String(row[title] ?? resource.untitled),
        beside: row.labels?.[beside] ?? undefined,
        icon: iconOf(screen),
        act: () => navigate(addressOf(row.id)),
      }),
    );
    return { name: frame.palette.kinds[name], found: isLongEnough && !isPending ? found : [] };
  });
  return {
    parts,
    isPending,
    isFailed: isAnswered && answers.some((answer) => answer.isError),
  };
}
