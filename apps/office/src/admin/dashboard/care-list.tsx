import { useLocale } from '@ayrac/browser/locale.ts';
import type { Care, CareItem } from '@ayrac/contract/office/dashboard.ts';
import { type CareKind, MOST_COUNTED } from '@ayrac/domain/dashboard/care.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { remarkOf } from './remark.ts';
import { rowsOfCare, wayToCampaign, wayToRates } from './rows.ts';

const icons: Readonly<Record<CareKind, IconName>> = {
  'data-requests': 'scale',
  inbox: 'inbox',
  'suspect-requests': 'triangle-alert',
  'dead-mails': 'mail',
  contradictory: 'circle-alert',
  ending: 'clock',
  unchecked: 'eye',
  'old-rates': 'percent',
  'no-picture': 'image-off',
  'empty-searches': 'search',
};

/** Kinds whose rows are campaigns. */
const ofCampaigns: ReadonlySet<CareKind> = new Set(['contradictory', 'ending', 'unchecked', 'no-picture']);

/** Open tasks: their number, the most urgent ones, and links to them. */
export function CareList({ care }: { readonly care: readonly Care[] }) {
  const { dashboard } = useOfficePhrases();
  const open = care.filter(({ count }) => count > 0);
  if (open.length === 0) {
    return (
      <p className="panel-empty">
        <Icon name="circle-check" /> {dashboard.care.nothing}
      </p>
    );
  }
  return (
    <ul className="care">
      {open.map((one) => (
        <Kind key={one.kind} {...one} />
      ))}
    </ul>
  );
}

function Kind({ kind, count, items }: Care) {
  const { dashboard } = useOfficePhrases();
  const words = dashboard.care;
  const locale = useLocale();
  const name = words.kinds[kind];
  const worst = items[0]?.loanType ?? null;
  const rows = worst === null ? rowsOfCare(kind, new Date()) : wayToRates(worst);
  const many = count > MOST_COUNTED ? `${formatCount(MOST_COUNTED, locale)}+` : formatCount(count, locale);
  return (
    <li className="care-kind">
      <p className="care-head">
        <Icon name={icons[kind]} />
        <Link to={rows} className="care-name" aria-label={words.showAll({ kind: name })}>
          {name}
        </Link>
        <strong className="care-count">{many}</strong>
      </p>
      <ul className="care-items">
        {items.map((item) => (
          <li key={item.id}>
            <Item kind={kind} item={item} />
            <Remark kind={kind} at={item.at} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Item({ kind, item }: { readonly kind: CareKind; readonly item: CareItem }) {
  const { dashboard, loans, person } = useOfficePhrases();
  const { id, label, loanType } = item;
  const known: Readonly<Record<string, string>> =
    kind === 'dead-mails' ? person.mailTemplates : dashboard.care.labels;
  if (loanType !== null) {
    return (
      <Link to={wayToRates(loanType)} data-row>
        {`${label} · ${loans.types[loanType]}`}
      </Link>
    );
  }
  return ofCampaigns.has(kind) ? (
    <Link to={wayToCampaign(id)} data-row>
      {label}
    </Link>
  ) : (
    <span>{known[label] ?? label}</span>
  );
}

function Remark({ kind, at }: { readonly kind: CareKind; readonly at: string | null }) {
  const words = useOfficePhrases().dashboard.care;
  const locale = useLocale();
  if (at === null) return kind === 'unchecked' ? <span>{words.neverChecked}</span> : null;
  return <span>{words[remarkOf(kind, at, new Date())]({ date: formatDate(at, locale) })}</span>;
}
