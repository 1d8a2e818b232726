import { Icon } from '@ayrac/kit/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useTotalText } from '#office/resource/list/use-total-text.ts';
import { useResource } from '#office/resource/resource-context.tsx';

/** Key of the figures' queries. It starts with that of the list, so that both are refreshed together. */
export const redFiguresKey = ['leads', 'list', 'red'];

/** Number of unassigned requests, and of escalated ones that nobody has answered. */
export function RedFigures() {
  const { leads: words } = useOfficePhrases();
  return (
    <>
      <RedFigure name="isUnassigned" value="true" words={words.unassigned} />
      <RedFigure name="urgency" value="escalated" words={words.escalated} />
    </>
  );
}

interface RedFigureProps {
  /** Filter of the requests. */
  readonly name: string;
  readonly value: string;
  readonly words: (p: { count: string }) => string;
}

/** Number of problematic requests, linked to them. Renders nothing if there are none. */
function RedFigure({ name, value, words }: RedFigureProps) {
  const { calls, declaration } = useResource();
  const totalText = useTotalText(declaration.shape);
  const [address] = useSearchParams();
  const filter = { [name]: value };
  const query = { ...declaration.fixed, ...filter, limit: '1' };
  const { data } = useQuery({
    queryKey: [...redFiguresKey, query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
  });
  if (data === undefined || data.total === 0 || address.get(name) === value) return null;
  return (
    <p className="lead-alarm">
      <Icon name="circle-alert" size="small" />
      <Link to={`?${new URLSearchParams(filter)}`}>{words({ count: totalText(data.total) })}</Link>
    </p>
  );
}
