import { forms } from '@ayrac/contract/office/forms.ts';
import { NO_PHONE } from '@ayrac/domain/account/identity.ts';
import { MOST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import { personSearchWords } from '@ayrac/domain/person/person-search.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import { hasIndexedWords } from '#server/db/folded.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { type Among, serve } from '#server/resource/declaration.ts';
import { quoteForm } from '../table.ts';

/** Column of a form's first request. Most forms have one request, but there may be several. */
const ofFirstLead = (column: 'campaign_id' | 'brand_id') =>
  sql`(select l.${sql.identifier(column)} from lead l where l.form_id = quote_form.id
    order by l.created_at, l.id limit 1)`;

/** Whether one of the form's requests is about this campaign or brand. */
const asksFor = (column: 'campaign_id' | 'brand_id') => (id: string) =>
  sql`exists (select from lead l where l.form_id = quote_form.id and l.${sql.identifier(column)} = ${id})`;

const disclosure = sql`from consent_record c where c.form_id = quote_form.id and c.purpose = 'disclosure'`;

/** Condition on the language of forms, as constants, so that PostgreSQL knows how few forms a language has. */
function isIn(languages: string): SQL {
  const chosen = locales.filter((locale) => languages.split(',').includes(locale));
  return sql`quote_form.id in (select c.form_id from consent_record c
    where c.purpose = 'disclosure' and c.form_id is not null and c.locale in (${sql.raw(chosen.map((one) => `'${one}'`).join(', '))}))`;
}

/** Serves the quote forms as office records, as they were sent. */
export const formRecords = serve({
  shape: forms,
  table: quoteForm,
  columns: {
    name: sql`btrim(quote_form.name || ' ' || quote_form.surname)`,
    campaignId: ofFirstLead('campaign_id'),
    brandId: ofFirstLead('brand_id'),
    language: sql`(select c.locale ${disclosure} order by c.recorded_at, c.id limit 1)`,
  },
  references: {
    campaignId: { table: campaign, label: campaign.title },
    brandId: { table: brand, label: brand.name },
  },
  filters: {
    campaignId: asksFor('campaign_id'),
    brandId: asksFor('brand_id'),
    language: isIn,
  },
  noneInFile: { phone: NO_PHONE },
  figures: { requests: sql<number>`(select count(*)::integer from lead l where l.form_id = quote_form.id)` },
  sorts: { createdAt: [quoteForm.createdAt] },
  searched: foundByPerson,
});

/**
 * Finds forms by the search text of their requests, and forms without requests by their own. For a common name only as
 * many are found as the caller needs; forms without requests are then not searched.
 */
function foundByPerson(q: string, { condition, most }: Among): SQL | undefined {
  const words = personSearchWords(q);
  if (words.length === 0) return undefined;
  // Several requests may belong to the same form, so more requests than forms are read. The hits are sorted before their
  // requests are looked up one by one (`offset 0` forbids another order), as for leads.
  const requests = most === undefined ? null : most * MOST_COMPARED;
  const isFew = requests === null ? sql`true` : sql`(select count(*) from asking) < ${requests}`;
  return sql`${quoteForm.id} in (
    with asking as materialized (
      select found.id
      from (
        select s.lead_id from lead_search s where ${hasIndexedWords(sql`s.search_key`, words)} order by s.lead_id
      ) hit cross join lateral (
        select ${quoteForm.id} from lead asked join quote_form on ${quoteForm.id} = asked.form_id
        where asked.id = hit.lead_id and ${condition ?? sql`true`}
        offset 0
      ) found
      order by hit.lead_id limit ${requests}
    )
    select id from asking
    union all
    select named.id from (
      select f.id from quote_form f
      where ${isFew} and ${hasIndexedWords(sql`person_key(f.name, f.surname, f.email, f.phone)`, words)}
      order by f.id limit ${most ?? null}
    ) named where not exists (select from lead l where l.form_id = named.id))`;
}
