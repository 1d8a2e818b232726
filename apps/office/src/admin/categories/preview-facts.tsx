import { useLocale } from '@ayrac/browser/locale.ts';
import type { CategoryPreview } from '@ayrac/contract/office/category-tree.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Most names to list. */
const NAMES = 8;

/** What a change would alter for visitors, with names and numbers. */
export function PreviewFacts({ preview }: { readonly preview: CategoryPreview }) {
  const { preview: words } = useOfficePhrases().categories;
  const locale = useLocale();
  const { hides, shows, leaves, joins, campaigns, examples, brandPages } = preview;
  const count = (value: number) => formatCount(value, locale);
  const isMove = hides.length === 0 && shows.length === 0;
  return (
    <div className="preview">
      <Names title={words.hides({ count: count(hides.length), campaigns: count(campaigns) })} names={hides} />
      <Names title={words.shows({ count: count(shows.length), campaigns: count(campaigns) })} names={shows} />
      {isMove && <p>{words.moves({ campaigns: count(campaigns) })}</p>}
      <Names title={words.leaves} names={leaves} />
      <Names title={words.joins} names={joins} />
      {examples.length > 0 && <Names title={words.examples} names={examples} />}
      {brandPages > 0 && (
        <p className="preview-more">
          {isMove
            ? words.brandLists({ count: count(brandPages) })
            : words.brandPages({ count: count(brandPages) })}
        </p>
      )}
      <p className="preview-more">{words.undo}</p>
    </div>
  );
}

function Names({
  title,
  names,
}: {
  readonly title: string;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}) {
  const { preview: words } = useOfficePhrases().categories;
  const locale = useLocale();
  if (names.length === 0) return null;
  const rest = names.length - NAMES;
  return (
    <div>
      <p className="preview-title">{title}</p>
      <ul>
        {names.slice(0, NAMES).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {rest > 0 && <li className="preview-more">{words.rest({ count: formatCount(rest, locale) })}</li>}
      </ul>
    </div>
  );
}
