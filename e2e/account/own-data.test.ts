import { readFile } from 'node:fs/promises';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsMember, PASSWORD, signIn, usernameOf } from '../member.ts';
import { expectFits, smallWindows } from '../small-window.ts';
import { arrive, expect, type Locator, type Page, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';

story.use({ expectedTrouble: [/status of 40[01]/] });

const { login } = tr;
const { held, download, permissions, requests, erase } = tr.profile.ownData;

/** Signs a new member in and opens the page of stored personal data. */
async function openOwnData(page: Page, visitor: Visitor, baseURL: string | undefined): Promise<string> {
  const username = await arriveAsMember(page, visitor, baseURL, '/profile/verilerim');
  await expect(page.getByRole('heading', { level: 3, name: held.title })).toBeVisible();
  return username;
}

// Specification 9.21
story(
  'a member sees the stored data with its retention, downloads it, and makes a request with a deadline',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await openOwnData(page, visitor, baseURL);
    const row = page.getByRole('row', { name: new RegExp(held.kinds.mails) });
    await expect(row).toContainText(held.days({ days: 90 }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: download.action }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^ayrac-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data.account).toMatchObject({ username, email: visitor.email });
    await expect(page.getByText(download.done)).toBeVisible();
    await expectWhole(page, 'main');
    // Messages require a verified address and a phone number.
    await expect(page.getByText(permissions.verifyFirst)).toBeVisible();
    await expect(page.getByText(permissions.phoneFirst).first()).toBeVisible();

    const form = page.getByRole('form', { name: requests.title });
    await form.getByRole('button', { name: requests.send }).click();
    await expect(form.getByLabel(requests.kind)).toBeFocused();
    await expect(form.getByLabel(requests.kind)).toHaveAccessibleDescription(requests.missing.kind);
    await form.getByLabel(requests.kind).selectOption('correction');
    await form.getByLabel(requests.body).fill('Soyadım yanlış yazılmış.');
    await form.getByRole('button', { name: requests.send }).click();
    await expect(page.getByText(requests.sent)).toBeVisible();
    const listed = page.getByRole('listitem').filter({ hasText: 'Soyadım yanlış yazılmış.' });
    await expect(listed).toContainText(requests.kinds.correction);
    await expect(listed).toContainText(requests.states.open);

    // In the narrowest window the current tab is visible, and everything fits.
    await page.setViewportSize(smallWindows[0]);
    await arrive(page, '/profile/verilerim');
    await expect(page.getByRole('heading', { level: 3, name: held.title })).toBeVisible();
    const tab = page
      .getByRole('navigation', { name: tr.account.tabs.label })
      .getByRole('link', { name: tr.account.tabs.data });
    await expect(tab).toBeInViewport({ ratio: 0.99 });
    await expectFits(page);
  },
);

story(
  'a permission for text messages waits for its code; erasure requires the password, explains itself, and leaves nothing',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await story.step('a permission waits for the code sent to the number', async () => {
      const at = '2026-11-20T09:00:00.000Z';
      let isConfirmed = false;
      // The response is faked, because this site has no SMS service.
      await page.route('**/api/me/permissions', (route) =>
        route.fulfill({
          json: {
            email: null,
            sms: { isGiven: true, isConfirmed, at },
            call: null,
            phone: isConfirmed ? 'confirmed' : 'confirmable',
          },
        }),
      );
      await page.route('**/api/me/phone/code', (route) => route.fulfill({ json: { expiresAt: at } }));
      await page.route('**/api/me/phone/confirm', (route) => {
        isConfirmed = route.request().postDataJSON().code === '123 456';
        return isConfirmed
          ? route.fulfill({ json: {} })
          : route.fulfill({ status: 400, json: { code: 'wrong-phone-code', error: 'Kod hatalı' } });
      });
      await openOwnData(page, visitor, baseURL);
      await expect(page.getByText(permissions.phoneWaiting)).toBeVisible();
      const form = page.getByRole('form', { name: permissions.phone.title });
      await form.getByRole('button', { name: permissions.phone.send }).click();
      const code = form.getByLabel(permissions.phone.code);
      await form.getByRole('button', { name: permissions.phone.confirm }).click();
      await expect(code).toBeFocused();
      await expect(code).toHaveAccessibleDescription(permissions.phone.missing.code);
      await expectWhole(page, 'main', 'dark');
      await code.fill('654321');
      await code.press('Enter');
      await expect(form.getByRole('alert')).toContainText('Kod hatalı');
      await code.fill('123 456');
      await code.press('Enter');
      await expect(form).toHaveCount(0);
      await expect(page.getByText(permissions.saved)).toBeVisible();
    });
    await story.step('two permissions given in quick succession are both saved', async () => {
      const answer = Promise.withResolvers<void>();
      const at = '2026-11-20T09:00:00.000Z';
      let answers: object = { email: null, sms: null, call: null };
      await page.route('**/api/me/permissions', async (route) => {
        if (route.request().method() !== 'GET') {
          await answer.promise;
          const [[channel, isGiven] = []] = Object.entries<boolean>(route.request().postDataJSON());
          answers = { ...answers, [channel ?? '']: { isGiven, isConfirmed: true, at } };
        }
        await route.fulfill({ json: { ...answers, phone: 'confirmed' } });
      });
      await arrive(page, '/profile/verilerim');
      const [sms, call] = [permissions.channels.sms, permissions.channels.call].map((name) =>
        page.getByRole('checkbox', { name, exact: true }),
      ) as [Locator, Locator];
      await sms.click();
      await call.click();
      answer.resolve();
      await expect(page.getByText(permissions.saved)).toBeVisible();
      await expect(sms).toBeChecked();
      await expect(call).toBeChecked();
      expect(answers).toMatchObject({ sms: { isGiven: true }, call: { isGiven: true } });
    });
    await story.step('erasure requires the password and leaves nothing', async () => {
      const username = usernameOf(visitor);
      for (const line of erase.happens) await expect(page.getByText(line)).toBeVisible();
      const begin = page.getByRole('button', { name: erase.begin });
      await begin.click();
      const form = page.getByRole('form', { name: erase.formTitle });
      await expect(form.getByRole('heading')).toBeFocused();
      await form.getByRole('button', { name: erase.cancel }).click();
      await expect(begin).toBeFocused();
      await begin.click();
      await form.getByLabel(erase.password, { exact: true }).fill('Kiraz-Dali8');
      await form.getByRole('button', { name: erase.confirm }).click();
      await expect(form.getByLabel(erase.password, { exact: true })).toHaveAccessibleDescription(
        tr.accountErrors['wrong-password'],
      );
      await expect(form.getByLabel(erase.password, { exact: true })).toBeFocused();
      await expectWhole(page, 'main');
      await form.getByLabel(erase.password, { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: erase.confirm }).click();
      await expect(page).toHaveURL('/login?durum=silindi');
      await expect(page.getByText(login.erased.title)).toBeVisible();
      await signIn(page, username);
      await expect(page.getByRole('alert')).toContainText(login.wrong);
      // The last mail disappears once it is known that nothing can send it; all others are deleted with the account.
      await expect(async () => {
        const mails = await (await page.request.get('/dev/mails')).text();
        expect(mails).not.toContain(visitor.email);
      }).toPass();
    });
  },
);
