import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { bulkLoad } from '../apps/server/src/demo/bulk-load.ts';
import { makeAccount } from '../apps/server/src/testing/accounts.ts';

const OWNERS = 40;
const firstNames =
  'Ayşe Fatma Emine Hatice Zeynep Elif Meryem Şerife Özlem Çiğdem İrem Ece Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim Ömer Çağrı Uğur Işık Kerem';
const surnames =
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Güneş Işık Bulut Ünal Tekin Ateş';

/**
 * Fills the CRM with this many leads of two years: one of six from a member, most of them closed long ago, the latest
 * ones open, distributed over brands like the campaigns. No notifications are sent. Returns the ids of the leads'
 * owners.
 */
export async function fillLeads(db: Database, count: number, now: Date): Promise<readonly string[]> {
  const owners: string[] = [];
  for (let place = 1; place <= OWNERS; place += 1) {
    owners.push((await makeAccount(db, { role: 'CRM_ADMIN', username: `satis.${place}` })).id);
  }
  const { rows: campaigns } = await db.$client.query<{ id: string; brandId: string }>(
    'select id, brand_id as "brandId" from campaign order by id',
  );
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query('alter table lead disable trigger user');
    await bulkLoad(client, ['quote_form', 'lead', 'lead_search'], async () => {
      await client.query(planned, [
        ...[now, count, firstNames.split(' '), surnames.split(' '), owners],
        ...[campaigns.map(({ id }) => id), campaigns.map(({ brandId }) => brandId)],
      ]);
      await client.query(forms);
      await client.query(leads, [owners[0]]);
      await client.query(found, [foldTurkish(firstNames).split(' '), foldTurkish(surnames).split(' ')]);
    });
    await client.query('drop table planned');
    await client.query('alter table lead enable trigger user');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    // The connection is discarded, because its session settings were changed.
    client.release(true);
  }
  await db.$client.query('vacuum analyze');
  return owners;
}

/** Every lead with the values from which the others follow: age, campaign, progress and requester. */
const planned = `
  create temporary table planned as
  select gen_random_uuid() as id, gen_random_uuid() as form_id, n, n % 6 <> 0 as has_form,
    $1::timestamptz - n * (interval '730 days' / $2::integer) as created_at,
    ($6::uuid[])[1 + n * 7907 % cardinality($6::uuid[])] as campaign_id,
    ($7::uuid[])[1 + n * 7907 % cardinality($7::uuid[])] as brand_id,
    ($3::text[])[1 + n * 7919 % cardinality($3::text[])] as name,
    ($4::text[])[1 + n * 104729 % cardinality($4::text[])] as surname,
    '+905' || lpad((300000000 + n)::text, 9, '0') as phone,
    case when n <= $2::integer * 0.03 then
      (array['new', 'new', 'new', 'new', 'contacted', 'contacted', 'qualified', 'offered', 'won', 'lost'])[1 + n % 10]
    else (array['won', 'won', 'won', 'lost', 'lost', 'lost', 'lost', 'lost', 'withdrawn',
      case when n % 20 < 10 then 'lost' when n % 3 = 0 then 'contacted' when n % 3 = 1 then 'qualified' else 'offered' end
    ])[1 + n % 10] end as stand,
    case when n % 13 > 0 then ($5::text[])[1 + n * 31 % cardinality($5::text[])]::uuid end as owner_id
  from generate_series(1::bigint, $2) n`;

const forms = `
  insert into quote_form (id, name, surname, email, email_key, phone, city, town, created_at)
  select form_id, name, surname, 'kisi.' || n || '@ornek.example', 'kisi.' || n || '@ornek.example', phone, 'İzmir',
    'Bornova', created_at
  from planned where has_form`;

const leads = `
  insert into lead (id, form_id, customer_id, campaign_id, brand_id, state, stage, is_active, is_suspect, lost_reason_id,
    owner_id, respond_by, first_contact_at, last_contact_at, answer_minutes, due_at, created_at, version,
    contact_name, contact_surname, contact_email, contact_phone)
  select id, case when has_form then form_id end, case when not has_form then $1::uuid end, campaign_id, brand_id,
    case stand when 'new' then 'received' when 'contacted' then 'contacted' when 'withdrawn' then 'withdrawn'
      when 'won' then 'closed' when 'lost' then 'closed' else 'preparing' end,
    case stand when 'withdrawn' then 'new' else stand end, stand <> 'withdrawn', n % 200 = 0,
    case when stand = 'lost' then (select id from lost_reason order by position, id offset n % 5 limit 1) end,
    owner_id, created_at + interval '1 hour', answered, answered,
    case when answered is not null then n % 240 end,
    case when stand in ('won', 'lost', 'withdrawn') then '9999-12-31T00:00:00Z'
      else created_at + interval '1 hour' * (n % 300) end,
    created_at, 3,
    case when not has_form then name end, case when not has_form then surname end,
    case when not has_form then 'kisi.' || n || '@ornek.example' end, case when not has_form then phone end
  from planned,
    lateral (select case when stand not in ('new', 'withdrawn') then created_at + interval '1 minute' * (n % 240) end)
      as first (answered)`;

/** Search keys as the disabled triggers would write them. Names are folded only once. */
const found = `
  insert into lead_search (lead_id, brand_id, is_suspect, search_key)
  select id, brand_id, n % 200 = 0, ($1::text[])[1 + n * 7919 % cardinality($1::text[])] || ' ' ||
    ($2::text[])[1 + n * 104729 % cardinality($2::text[])] || ' kisi ' || n || ' ornek example ' || ltrim(phone, '+') || ' '
  from planned`;
