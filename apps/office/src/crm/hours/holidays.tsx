import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';
import { holidaysOf, knownHolidayYears } from '@ayrac/domain/time/public-holidays.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import '#office/screen/counts.css';
import './holidays.css';

/** Number of years after this one that can be chosen at least. */
const YEARS_AHEAD = 10;

/** Public holidays of the year in the address. Response times do not run on these days. */
export function Holidays({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  const { holidays: words } = useOfficePhrases()['brand-hours'];
  const locale = useLocale();
  const [address, change] = useQueryState();
  const present = wallTimeOf(new Date()).year;
  const years = yearsUpTo(present + YEARS_AHEAD);
  const requested = Number(address.get('year') ?? present);
  const year = years.find((one) => one === requested) ?? present;
  const holidays = holidaysOf(year);
  return (
    <section className="holidays">
      <header className="holidays-head">
        <Heading className={Heading === 'h1' ? 'screen-title' : 'sr-only'}>{words.title}</Heading>
        <SelectField
          label={words.year}
          value={`${year}`}
          onChange={({ currentTarget }) => change({ year: currentTarget.value })}
          options={years.map((one) => ({ value: `${one}`, label: `${one}` }))}
        />
      </header>
      <p>{words.text}</p>
      <div className="counts-table">
        <DataTable
          caption={words.caption({ year: `${year}` })}
          captionHidden
          columns={[
            { key: 'name', label: words.columns.name },
            { key: 'days', label: words.columns.days },
            { key: 'eve', label: words.columns.eve },
          ]}
          rows={holidays.map(({ name, first, last, eve, source, isProvisional }) => ({
            key: `${name} ${first}`,
            cells: {
              name: (
                <>
                  {words.names[name]} {isProvisional && <Badge tone="warning">{words.provisional}</Badge>}
                  <small className="holidays-source">{words.sources[source]}</small>
                </>
              ),
              days:
                first === last
                  ? formatDate(first, locale)
                  : `${formatDate(first, locale)} – ${formatDate(last, locale)}`,
              eve: eve === null ? '' : formatDate(eve, locale),
            },
          }))}
        />
      </div>
      {holidays.some(({ isProvisional }) => isProvisional) && (
        <p className="holidays-remark">{words.provisionalText}</p>
      )}
    </section>
  );
}

/** Returns the years of Diyanet's calendar, and those after it up to a year. */
function yearsUpTo(end: number): readonly number[] {
  const { first, last } = knownHolidayYears;
  return Array.from({ length: Math.max(last, end) - first + 1 }, (_, nth) => first + nth);
}
