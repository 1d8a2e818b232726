import './chart.css';

/** One share of a whole. */
interface Share {
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

interface ShareTableProps {
  readonly caption: string;
  readonly heads: readonly [name: string, value: string];
  readonly shares: readonly Share[];
  /** Whether they are people or brands, whose names browsers must not translate. */
  readonly isVerbatim?: boolean | undefined;
  readonly format: (value: number) => string;
}

/** Shares as a table with bars, largest first. */
export function ShareTable({ caption, heads, shares, isVerbatim = false, format }: ShareTableProps) {
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <table className="shares">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, name, value }) => (
          <tr key={id}>
            <th scope="row">
              <span className="share-name" translate={isVerbatim ? 'no' : undefined}>
                {name}
              </span>
              <span className="share-bar" style={{ width: `${(value / most) * 100}%` }} aria-hidden="true" />
            </th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
