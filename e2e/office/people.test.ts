import { formatPhone } from '@ayrac/domain/account/identity.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { request } from '@playwright/test';
import { expectWhole } from '../axe.ts';
import { PASSWORD, registerMember } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice } from '../office.ts';
import { expect, type Page, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';

const { audit, customers, frame, person, resource, users } = office;

/** Creates a member with a profile who is signed in elsewhere; `status` tells whether the session is still valid. */
async function member(baseURL: string | undefined) {
  const { name, surname, phone, email } = newVisitor();
  const username = await registerMember({ ...newVisitor(), email }, baseURL);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const api = await request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: headers });
  await api.post('/api/Auth_Service/auth/login', { data: { username, password: PASSWORD } });
  const empty = { gender: null, birthday: null, job: null, city: null, town: null, remindMe: false };
  const data = { name, surname, phoneNumber: phone, ...empty };
  const saved = await api.post('/api/me/profile', { data });
  expect(saved.status(), await saved.text()).toBe(200);
  const status = async () => (await api.get('/api/Auth_Service/auth/current-user')).status();
  return { username, name, surname, phone, email, status };
}

const table = (page: Page, name: string) => page.getByRole('table', { name });

story(
  'an admin finds a person by phone number, signs them out and erases them, and disables others in bulk with undo',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const [found, one, two] = [await member(baseURL), await member(baseURL), await member(baseURL)];
    const own = await arriveAsAdmin(page, visitor, '/admin/customers');
    const toasts = page.getByRole('region', { name: frame.toasts.label });
    await story.step('details, sessions, the audit log, and erasing', async () => {
      await page
        .getByLabel(customers.search)
        .fill(`+90 (${found.phone.slice(0, 3)}) ${found.phone.slice(3)}`);
      const rows = table(page, customers.title).getByRole('row');
      await expect(rows.filter({ hasText: found.username })).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: customers.count({ count: '1' }) }),
      ).toBeVisible();
      await expect(rows.filter({ hasText: found.surname })).toHaveCount(0);
      await expectWhole(page);
      await rows.getByRole('link', { name: found.username }).click();

      await expect(page.getByRole('heading', { level: 1, name: found.username })).toBeFocused();
      const address = page.url();
      await page.getByRole('button', { name: person.reveal }).click();
      await expect(page.getByText(`${found.name} ${found.surname}`)).toBeVisible();
      await expect(page.getByText(formatPhone(found.phone))).toBeVisible();
      await expect(page.getByText(found.email)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: found.username })).toBeFocused();
      await expectWhole(page, 'html', 'dark');
      // Both columns of parts end together.
      const ends = ['data-requests', 'mails'] as const;
      const parts = ends.map((name) =>
        page
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name: person.parts[name].title }) })
          .last(),
      );
      await expect(async () => {
        const [left, right] = await Promise.all(parts.map((part) => part.boundingBox()));
        expect(left?.x).not.toBe(right?.x);
        expect((left?.y ?? 0) + (left?.height ?? 0)).toBeCloseTo((right?.y ?? 0) + (right?.height ?? 1), 0);
      }).toPass();

      expect(await found.status()).toBe(200);
      await page.getByRole('button', { name: person.sessions.label }).click();
      const question = page.getByRole('dialog', { name: person.sessions.title({ name: found.username }) });
      await question.getByRole('button', { name: person.sessions.label }).click();
      await expect(toasts.getByText(person.sessions.done({ name: found.username }))).toBeVisible();
      await expect.poll(found.status, { timeout: 5_000 }).toBe(401);

      await page.getByRole('link', { name: person.allEntries }).click();
      const { choices } = audit.fields.action;
      const ended = table(page, audit.title).getByRole('row').filter({ hasText: choices['sessions-ended'] });
      await expect(ended).toContainText(own);
      await expect(table(page, audit.title).getByText(choices['record-opened'])).toBeVisible();
      await ended.getByRole('link', { name: choices['sessions-ended'] }).click();
      const entry = page.getByRole('complementary');
      await expect(entry.getByRole('heading', { level: 2 })).toBeVisible();
      await expectWhole(page);
      await entry.getByRole('button', { name: resource.close }).click();

      // Nothing asks for the erased person again, which would be complained of.
      await arriveAtOffice(page, address);
      await page.getByRole('button', { name: person.erase.label }).click();
      const erasing = page.getByRole('dialog', { name: person.erase.title({ name: found.username }) });
      await erasing.getByLabel(person.erase.type({ name: found.username })).fill(found.username);
      const held = Promise.withResolvers<void>();
      await page.route('**/erase', async (route) => {
        await held.promise;
        await route.continue();
      });
      await erasing.getByRole('button', { name: person.erase.label }).click();
      // What goes on cannot be cancelled.
      const cancel = erasing.getByRole('button', { name: resource.cancel });
      await expect(cancel).toBeDisabled();
      await cancel.click({ force: true });
      await expect(erasing).toBeVisible();
      held.resolve();
      await expect(toasts.getByText(person.erase.done({ name: found.username }))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: users.title })).toBeVisible();
      await expect(page).toHaveURL('/admin/users');
      await expect(table(page, users.title).getByText(own, { exact: true }).first()).toBeVisible();
      await expect(table(page, users.title).getByText(found.username)).toHaveCount(0);
    });
    await story.step('two in bulk; signing out asks first, and the own account is excluded', async () => {
      const rowOf = (username: string) =>
        table(page, users.title).getByRole('row').filter({ hasText: username });
      const choose = (username: string) =>
        rowOf(username)
          .getByRole('checkbox', { name: resource.choose({ label: username }) })
          .check();
      const bar = page.getByRole('region', { name: resource.bulk });
      const { disable, 'end-sessions': signOut } = users.actions;

      for (const username of [one.username, two.username, own]) await choose(username);
      await expect(bar.getByText(resource.chosen({ count: '3' }))).toBeVisible();
      await bar.getByRole('button', { name: signOut.label }).click();
      const asking = page.getByRole('dialog', { name: signOut.askMany.title({ count: '3' }) });
      await asking.getByRole('button', { name: resource.cancel }).click();
      expect(await one.status()).toBe(200);

      await bar.getByRole('button', { name: disable.label }).click();
      const asked = page.getByRole('dialog', { name: disable.askMany.title({ count: '3' }) });
      await expectWhole(page, 'dialog');
      await asked.getByRole('button', { name: disable.label }).click();
      await expect(toasts.getByText(disable.doneMany({ count: '2' }))).toBeVisible();
      const failed = page.getByRole('alert').filter({ hasText: own });
      await expect(failed).toContainText(refusals['own-account']);
      // Leads to the person's page, as in the list.
      const address = (await rowOf(own).getByRole('link', { name: own }).getAttribute('href')) ?? '';
      await expect(failed.getByRole('link', { name: own })).toHaveAttribute('href', address);
      await expect.poll(one.status, { timeout: 5_000 }).toBe(401);
      await expect(rowOf(two.username)).toContainText(resource.no);

      await toasts.getByRole('button', { name: frame.toasts.undo }).click();
      await expect(toasts.getByText(frame.toasts.undone)).toBeVisible();
      await expect(rowOf(two.username).getByText(resource.no)).toHaveCount(1);
    });
  },
);
