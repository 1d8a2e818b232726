import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { folded } from './folded.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

it.each([
  'Şükrü Ağaoğlu',
  'ŞÜKRÜ Işık',
  'İPEK Çağlâ',
  'İIıi ÇÖĞÜŞ âîû',
  'Ångström-Łódź',
  'Straße Ærø Łódź Đorđe',
  'a.b-c_d@ornek.example',
  'ilker.o’neil@x.example',
  '  +90 532  ',
  '  ',
  'Émile d’Éstaing',
])('the database folds %j like the domain', async (text) => {
  const { rows } = await database.db.execute<{ text: string }>(sql`select ${folded(sql`${text}`)} as text`);
  expect(rows[0]?.text).toBe(foldTurkish(text));
});

it('people are found by the same letters', async () => {
  const key = sql`person_key('Weiß', 'Æneas', 'a.b@x.example', '+905321112233')`;
  const { rows } = await database.db.execute<{ text: string }>(sql`select ${key} as text`);
  expect(rows[0]?.text).toBe('weiss aeneas a b x example 905321112233 ');
});
