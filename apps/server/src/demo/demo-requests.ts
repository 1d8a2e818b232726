import { randomUUID } from 'node:crypto';
import { afterBusinessMinutes, usualHours } from '@ayrac/domain/time/business-hours.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { hashPassword } from '#server/guards/password-hash.ts';

const names =
  'Ayşe Fatma Zeynep Elif Çiğdem İrem Ece Mehmet Mustafa Ali İbrahim Ömer Çağrı Uğur Işık Kerem'.split(' ');
const surnames =
  'Yılmaz Kaya Demir Çelik Şahin Öztürk Aydın Arslan Doğan Kılıç Çetin Koç Özkan Şimşek Güneş'.split(' ');

/**
 * Creates demo members and their requests for the past `days` days, unless they exist already. Every request is
 * answered and decided, so no invented request waits for an answer.
 */
export async function fillDemoRequests(tx: Executor, days: number, now: Date): Promise<void> {
  await fillMembers(tx, days, now);
  await fillLeads(tx, days, now);
  await fillDeadlines(tx);
}

/** Days of Istanbul's calendar, from `days` days ago until today. */
const daysUpTo = (now: Date, days: number) => sql`
  (select day::date as day, hashtext('demo' || day::date::text) as chance from generate_series(
    (${now}::timestamptz at time zone 'Europe/Istanbul')::date - ${days}::integer,
    (${now}::timestamptz at time zone 'Europe/Istanbul')::date, interval '1 day') as day)`;

/** UUID in the format of version 4 that is always the same for a name. */
const idOf = (name: SQL) => sql`overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Creates one or two members on most days. Their passwords are random and unknown to anybody. */
async function fillMembers(tx: Executor, days: number, now: Date): Promise<void> {
  const passwordHash = await hashPassword(randomUUID());
  await tx.execute(sql`
    insert into account (id, username, username_key, email, email_key, password_hash, name, surname, phone, is_demo,
      email_verified_at, created_at, updated_at)
    select ${idOf(sql`'demo member ' || username`)}, username, username, username || '@ornek.example',
      username || '@ornek.example', ${passwordHash},
      (${sql.param(names)}::text[])[1 + abs(chance / 7 + nth) % ${names.length}],
      (${sql.param(surnames)}::text[])[1 + abs(chance / 11 + nth) % ${surnames.length}],
      '+90500' || lpad(((day - date '2020-01-01') * 10 + nth)::text, 7, '0'), true, at, at, at
    from ${daysUpTo(now, days)} as days, generate_series(1, abs(chance) % 3) as nth,
      lateral (select 'uye.' || to_char(day, 'YYMMDD') || '.' || nth as username,
        (day + time '10:00' + make_interval(hours => nth * 4, mins => abs(chance) % 60)) at time zone 'Europe/Istanbul'
          as at) as made
    where at < ${now}
    on conflict do nothing`);
}

/**
 * Creates requests: more each month, fewer at weekends, and most of them for a few campaigns. Two in five are lost. They
 * arrive early enough to be answered on the same day.
 */
async function fillLeads(tx: Executor, days: number, now: Date): Promise<void> {
  await tx.execute(sql`
    with open_campaign as (
      select c.id, c.brand_id, row_number() over (order by s.applications desc, c.id) - 1 as place
      from campaign c join campaign_stats s on s.campaign_id = c.id join campaign_intake i on i.campaign_id = c.id
      where c.is_active and i.request_limit is null
    ), member as (
      select id, name, surname, email, phone, row_number() over (order by username) - 1 as place
      from account where is_demo and username like 'uye.%'
    ), reason as (
      select id, row_number() over (order by position, id) - 1 as place from lost_reason
      where binned_at is null
    ), asked as (
      select ${idOf(sql`'demo request ' || day || ' ' || nth`)} as id, chance,
        (day + time '09:10' + make_interval(mins => chance % 470)) at time zone 'Europe/Istanbul' as at
      from ${daysUpTo(now, days)} as days (day, of_day),
        generate_series(1, 2 + abs(of_day) % 4 - extract(isodow from day)::integer / 6
          + 3 * (${days} - ((${now}::timestamptz at time zone 'Europe/Istanbul')::date - day)) / ${days}) as nth,
        lateral (select abs(hashtext(day || ' ' || nth)) as chance) as drawn
    ), made as (
      insert into lead (id, customer_id, campaign_id, brand_id, contact_name, contact_surname, contact_email,
        contact_phone, state, stage, lost_reason_id, respond_by, first_contact_at, last_contact_at, due_at, created_at,
        version)
      select a.id, m.id, c.id, c.brand_id, m.name, m.surname, m.email, m.phone, 'closed',
        case when a.chance % 5 < 3 then 'won' else 'lost' end, case when a.chance % 5 >= 3 then r.id end,
        null, first_at, first_at, '9999-12-31T00:00:00Z', a.at, 3
      from asked a
        join open_campaign c
          on c.place = floor((select count(*) from open_campaign) * (a.chance % 1000 / 1000.0) ^ 3)::bigint
        join member m on m.place = a.chance / 13 % (select nullif(count(*), 0) from member)
        left join reason r on r.place = a.chance / 17 % (select nullif(count(*), 0) from reason),
        lateral (select a.at + make_interval(mins =>
          (array[9, 17, 24, 31, 38, 46, 58, 75, 120, 260])[1 + a.chance / 19 % 10]) as first_at) as answered
      -- Younger requests would still be waiting.
      where a.at < ${now}::timestamptz - interval '6 hours'
      on conflict do nothing
      returning id, first_contact_at
    )
    insert into lead_state (lead_id, version, from_state, to_state, at, changed_by)
    select id, 2, 'received', 'contacted', first_contact_at, 'installation' from made
    union all
    select id, 3, 'contacted', 'closed', first_contact_at + interval '1 hour', 'installation' from made`);
}

/** Sets until when the created requests were to be answered: within an hour of the usual business hours. */
async function fillDeadlines(tx: Executor): Promise<void> {
  const { rows } = await tx.execute<{ id: string; at: string }>(sql`
    select id, created_at as at from lead
    where respond_by is null and customer_id in (select id from account where is_demo and username like 'uye.%')`);
  const deadlines = rows.map(({ id, at }) => ({
    id,
    at: afterBusinessMinutes(new Date(at), 60, usualHours),
  }));
  await tx.execute(sql`
    update lead set respond_by = made.at
    from jsonb_to_recordset(${JSON.stringify(deadlines)}::jsonb) as made (id uuid, at timestamptz)
    where lead.id = made.id`);
}
