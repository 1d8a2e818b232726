import type { Database } from '../apps/server/src/db/database.ts';
import { bulkLoad } from '../apps/server/src/demo/bulk-load.ts';

const REQUESTS = 500_000;
const MANY = 100_000;
const IMPORTS = 5_000;
/** People of the CRM, each with the same share of the leads. */
const STAFF = 40;
const MEMBERS = MANY - STAFF;
/** Returns the SQL expression for the id of the n-th row, the same in every table that refers to it. */
const nth = (n: string) => `md5(${n}::text)::uuid`;

/**
 * Statements that fill the back office's tables, by table. One of eleven leads is a member's, and one in a hundred is
 * suspect. Three of five campaigns get a picture.
 */
const fillings: Readonly<Record<string, string>> = {
  account: `
    insert into account (username, username_key, email, email_key, password_hash, role, name, surname, phone, city,
      search_key, last_seen_at, created_at)
    select 'uye.' || n, 'uye.' || n, 'uye.' || n || '@ornek.example', 'uye.' || n || '@ornek.example', '-',
      case when n <= ${STAFF} then 'CRM_ADMIN' else 'CUSTOMER' end, (array['Şükrü', 'Ayşe', 'Işıl', 'Çağlar', 'Gül'])[n % 5 + 1],
      (array['Yılmaz', 'İğdır', 'Öztürk', 'Ünal'])[n % 4 + 1] || n % 997,
      '+905' || lpad((n % 1000000000)::text, 9, '0'), 'Ankara',
      concat_ws(' ', 'uye', n, (array['sukru', 'ayse', 'isil', 'caglar', 'gul'])[n % 5 + 1],
        (array['yilmaz', 'igdir', 'ozturk', 'unal'])[n % 4 + 1] || n % 997, 'uye', n, 'ornek example',
        '905' || lpad((n % 1000000000)::text, 9, '0') || ' '),
      now() - n * interval '2 minutes' + interval '2 hours', now() - n * interval '2 minutes'
    from generate_series(1, ${MANY}) as n`,
  quote_form: `
    insert into quote_form (id, name, surname, email, email_key, phone, city, town, is_suspect, created_at)
    select ${nth('n')}, (array['Şükrü', 'Ayşe', 'Işıl', 'Çağlar', 'Gül'])[n % 5 + 1],
      (array['Yılmaz', 'İğdır', 'Öztürk', 'Ünal'])[n % 4 + 1] || n % 997,
      'kisi.' || n || '@ornek.example', 'kisi.' || n || '@ornek.example',
      '+905' || lpad((n % 1000000000)::text, 9, '0'), 'Ankara', 'Çankaya', n % 100 = 0, now() - n * interval '20 seconds'
    from generate_series(1, ${REQUESTS}) as n where n % 11 <> 0`,
  lead: `
    with offers as (select id, brand_id, row_number() over () as place from campaign),
    members as (select id, row_number() over () as place from account where role = 'CUSTOMER'),
    staff as (select array_agg(id) as ids from account where role = 'CRM_ADMIN')
    insert into lead (form_id, customer_id, campaign_id, brand_id, owner_id, state, stage, first_contact_at,
      last_contact_at, due_at, is_suspect, created_at, contact_email, contact_phone, contact_name, contact_surname)
    select case when n % 11 <> 0 then ${nth('n')} end,
      case when n % 11 = 0 then members.id end, offers.id, offers.brand_id,
      case when n % 13 > 0 then staff.ids[n % cardinality(staff.ids) + 1] end,
      (array['received', 'forwarded', 'contacted', 'closed'])[n % 4 + 1],
      (array['new', 'new', 'contacted', 'won'])[n % 4 + 1],
      case when n % 4 > 1 then now() - n * interval '19 seconds' end,
      case when n % 4 > 1 then now() - n * interval '18 seconds' end,
      now() - n * interval '19 seconds', n % 100 = 0, now() - n * interval '20 seconds',
      case when n % 11 = 0 then 'uye.' || n || '@ornek.example' end, case when n % 11 = 0 then '+905' || lpad((n % 1000000000)::text, 9, '0') end,
      case when n % 11 = 0 then 'Şükrü' end, case when n % 11 = 0 then 'Yılmaz' || n % 997 end
    from generate_series(1, ${REQUESTS}) as n
    join offers on offers.place = n % ${MANY} + 1 join members on members.place = n % ${MEMBERS} + 1, staff`,
  lead_search: `
    insert into lead_search (lead_id, brand_id, is_suspect, search_key)
    select l.id, l.brand_id, l.is_suspect, coalesce(person_key(f.name, f.surname, f.email, f.phone),
      person_key(l.contact_name, l.contact_surname, l.contact_email, l.contact_phone))
    from lead l left join quote_form f on f.id = l.form_id where not exists (select from lead_search s where s.lead_id = l.id)`,
  consent_record: `
    insert into consent_record (form_id, purpose, text_version, text_hash, is_given, locale, context, recorded_at)
    select id, 'disclosure', '1', md5('1'), true, case when place % 20 = 0 then 'en' else 'tr' end, 'quote:form', created_at
    from (select *, row_number() over (order by created_at) as place from quote_form) as form`,
  account_session: `
    insert into account_session (account_id, is_remembered, rotation_secret, user_agent, created_at, last_used_at, expires_at)
    select id, true, '-', 'bench', created_at, created_at + nth * interval '1 hour', now() + interval '20 days'
    from account, generate_series(1, 2) as nth`,
  search_count: `
    insert into search_count (day, locale, term, searches, empty)
    select current_date - n % 90, 'tr', 'aranan ' || n / 90, n % 50 + 1, case when n % 7 = 0 then 1 else 0 end
    from generate_series(1, ${MANY}) as n`,
  audit_entry: `
    with people as (select array_agg(id) as ids from (select id from account order by id limit 200) as few)
    insert into audit_entry (at, actor_id, actor_role, action, target_kind, target_id, network, fields)
    select now() - n * interval '15 seconds', people.ids[n % cardinality(people.ids) + 1], 'ADMIN',
      (array['record-changed', 'record-created', 'campaign-checked', 'inbox-thread-changed'])[n % 4 + 1],
      (array['campaigns', 'brands', 'leads', 'inbox-thread'])[n % 4 + 1], ${nth('(n % 50000)')}::text, '10.0.0.0', '{title}'
    from generate_series(1, ${REQUESTS}) as n, people`,
  inbox_thread: `
    with offers as (select id, row_number() over () as place from campaign),
    people as (select array_agg(id) as ids from (select id from account order by id limit 20) as few)
    insert into inbox_thread (id, kind, campaign_id, is_suspect, state, about, assigned_to, created_at, last_at)
    select ${nth('n')}, case when n % 3 = 0 then 'report' else 'contact' end,
      case when n % 3 = 0 then offers.id end, n % 50 = 0,
      case when n > 3000 then 'closed' else (array['new', 'read', 'answered'])[n % 3 + 1] end,
      case when n % 3 = 0 then 'ended' else (array['quote', 'brand', 'press', 'other'])[n % 4 + 1] end,
      case when n % 5 = 0 then people.ids[n % 20 + 1] end,
      now() - n * interval '5 minutes', now() - n * interval '5 minutes'
    from generate_series(1, ${MANY}) as n join offers on offers.place = n, people`,
  inbox_entry: `
    insert into inbox_entry (kind, thread_id, campaign_id, reason, topic, name, email, email_key, body, search_key, locale,
      created_at)
    select kind, id, campaign_id, case kind when 'report' then about end, case kind when 'contact' then about end,
      case kind when 'contact' then 'Kişi ' || place end, 'k' || place || '@ornek.example', 'k' || place || '@ornek.example',
      'Merhaba, kampanya hakkında bilgi almak istiyorum ' || place,
      'kisi ' || place || ' k' || place || ' ornek example merhaba kampanya hakkinda bilgi almak istiyorum ' || place,
      'tr', created_at
    from (select *, row_number() over () as place from inbox_thread) as thread`,
  import_run: `
    insert into import_run (kind, state, file_name, source, columns, mapping, total, created_at, moved_at, created_by)
    select (array['campaigns', 'brands', 'categories'])[n % 3 + 1], (array['done', 'undone', 'cancelled'])[n % 3 + 1],
      'bayiler ' || n || '.csv', 'Bayi ' || n % 40, '[]', '[]', n, now() - n * interval '1 hour', now(),
      (select min(id::text)::uuid from account where role = 'ADMIN')
    from generate_series(1, ${IMPORTS}) as n`,
  redirect: `
    insert into redirect (from_path, to_path, hits, last_hit_at, search_key, is_active, created_at, updated_at)
    select '/eski/' || n, '/kampanyalar/yeni-' || n % 5000, n % 977, now() - n * interval '1 minute',
      '/eski/' || n || ' /kampanyalar/yeni-' || n % 5000, n % 9 <> 0, now() - n * interval '1 minute', now()
    from generate_series(1, ${MANY}) as n`,
  missing_page: `
    insert into missing_page (day, path, hits) select current_date - n % 90, '/yok/' || n, n % 50 + 1
    from generate_series(1, ${MANY}) as n`,
  newsletter_subscription: `
    insert into newsletter_subscription (email, email_key, locale, requested_at, confirmed_at, ended_at, created_at)
    select 'okur' || n || '@ornek.example', 'okur' || n || '@ornek.example', 'tr', now() - n * interval '3 minutes',
      case when n % 4 > 0 then now() - n * interval '2 minutes' end,
      case when n % 13 = 0 then now() - n * interval '1 minute' end, now() - n * interval '3 minutes'
    from generate_series(1, ${MANY}) as n`,
  picture: `
    insert into picture (hash, media_type, width, height, bytes, file_name, search_key, created_at)
    select left(md5(n::text), 20), 'image/png', 1600, 900, decode(repeat('ab', 200), 'hex'), 'resim-' || n || '.png',
      'resim ' || n || ' png', now() - n * interval '4 minutes'
    from generate_series(1, ${MANY}) as n`,
  campaign: `
    update campaign c set showcase_hash = p.hash, showcase_alt = c.title,
      showcase_alt_en = case when place % 50 = 0 then '' else c.title end
    from (select hash, row_number() over (order by hash) as place from picture where file_name like 'resim-%') as p
      join (select id, row_number() over (order by id) as place from campaign) as o using (place)
    where o.id = c.id and place % 5 < 3`,
  picture_text: `
    insert into picture_text (hash, campaign_id, search_key)
    select showcase_hash, id, folded_text(showcase_alt || ' ' || showcase_alt_en)
    from campaign c where showcase_hash is not null
      and not exists (select from picture_text t where t.hash = c.showcase_hash and t.campaign_id = c.id)`,
};

/** Tables whose indexes are built after all their rows: few other ways of filling them are as slow as row by row. */
const largest = [
  ...[
    'account',
    'account_session',
    'audit_entry',
    'campaign',
    'consent_record',
    'inbox_entry',
    'inbox_thread',
  ],
  ...['lead', 'lead_search', 'picture', 'picture_text', 'quote_form', 'redirect'],
];

/**
 * Fills the back office's tables to the size of a large installation, in one transaction. Triggers and foreign keys are
 * disabled meanwhile.
 */
export async function growOffice(db: Database, say: (line: string) => void): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    await client.query("set local work_mem = '128MB'");
    await bulkLoad(client, largest, async () => {
      for (const [table, statement] of Object.entries(fillings)) {
        say(`filling ${table}`);
        await client.query(statement);
        // The next statements read it.
        await client.query(`analyze ${table}`);
      }
      say('building indexes');
    });
    await client.query('commit');
  } finally {
    // The connection is discarded, because its session settings were changed.
    client.release(true);
  }
  await db.$client.query('vacuum analyze');
}
