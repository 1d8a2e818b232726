import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { request } from '@playwright/test';
import { authenticatorCode } from '../../apps/server/src/features/account/second-factor.ts';
import { runAccountCommand } from '../account-command.ts';
import { expectWhole } from '../axe.ts';
import { holdAnswers } from '../held-answers.ts';
import {
  nextCode,
  openAccountMenu,
  PASSWORD,
  registerMember,
  signIn,
  signInByCall,
  signOut,
  verifyMember,
} from '../member.ts';
import { SCREEN } from '../office.ts';
import { arrive, comeAlive, expect, type Locator, type Page, story } from '../story.ts';

const { account, auth, accountErrors, login, security } = tr;
const { factor, password, sessions } = security;
const ADDRESS = '/profile/guvenlik';
const NEXT = 'Yeni-Kiraz9';

async function openSecurity(page: Page, username: string): Promise<void> {
  await signInByCall(page, username);
  await arrive(page, ADDRESS);
  await expect(page.getByRole('heading', { level: 3, name: sessions.title })).toBeVisible();
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Returns the secret shown for manual entry. */
async function shownSecret(here: Locator): Promise<string> {
  return ((await here.locator('code').textContent()) ?? '').replaceAll(' ', '');
}

/**
 * Enables the second factor, and checks each step on request. Returns the authenticator's secret and the recovery codes.
 */
async function turnOn(page: Page, checked?: 'accessible'): Promise<{ secret: string; codes: string[] }> {
  const here = part(page, factor.title);
  await here.getByRole('button', { name: factor.begin }).click();
  await here.getByLabel(factor.proof.password, { exact: true }).fill(PASSWORD);
  await here.getByRole('button', { name: factor.proof.goOn }).click();
  await expect(here.getByRole('img', { name: factor.scan.picture })).toBeVisible();
  await expect(here.getByRole('heading', { level: 4 })).toBeFocused();
  const secret = await shownSecret(here);
  if (checked) await expectWhole(page, 'main');
  await here.getByLabel(factor.scan.code).fill(authenticatorCode(secret, new Date()));
  await here.getByRole('button', { name: factor.scan.submit }).click();
  const codes = here.getByRole('list', { name: factor.codes.list }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allTextContents();
  if (checked) await expectWhole(page, 'main', 'dark');
  return { secret, codes: shown };
}

story.describe('session on another device', () => {
  story.use({ expectedTrouble: [/status of 401/] });

  story('is listed and can be ended here', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    const phone = await request.newContext({
      baseURL: baseURL ?? '',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    });
    const statusThere = async () => (await phone.get('/api/me/sessions')).status();
    await signInByCall({ request: phone }, username);
    expect(await statusThere()).toBe(200);
    await openSecurity(page, username);
    const rows = page.getByRole('list', { name: sessions.list }).locator(':scope > li');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(sessions.current);
    const device = sessions.device({ browser: 'Safari', system: 'iOS' });
    await expectWhole(page, 'main', 'dark');
    await page.getByRole('button', { name: sessions.endNamed({ device }) }).click();
    await expect(page.getByText(sessions.ended({ device }))).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(sessions.alone)).toBeVisible();
    expect(await statusThere()).toBe(401);
    await signInByCall({ request: phone }, username);
    await page.reload();
    await expect(rows).toHaveCount(2);
    // A password typed in the meantime keeps the focus.
    const list = await holdAnswers(page, '**/api/me/sessions');
    await page.getByRole('button', { name: sessions.endOthers }).click();
    const typed = part(page, password.title).getByLabel(password.current, { exact: true });
    await typed.focus();
    await page.keyboard.type('Kiraz');
    await list();
    await expect(page.getByText(sessions.endedOthers)).toBeVisible();
    await expect(page.getByText(sessions.alone)).toBeVisible();
    await page.keyboard.type('-Dali');
    await expect(typed).toHaveValue('Kiraz-Dali');
    expect(await statusThere()).toBe(401);
    await phone.dispose();
  });
});

story.describe('second factor', () => {
  story.use({ expectedTrouble: [/status of 40[01]/] });

  story(
    'is set up in three steps and required at the next login',
    { tag: '@narrow' },
    async ({ page, visitor, baseURL }) => {
      const username = await registerMember(visitor, baseURL);
      await verifyMember(visitor, baseURL);
      await openSecurity(page, username);
      const { secret, codes } = await turnOn(page, 'accessible');
      const here = part(page, factor.title);
      const download = page.waitForEvent('download');
      await here.getByRole('link', { name: factor.codes.download }).click();
      expect((await download).suggestedFilename()).toBe(factor.codes.file);
      await here.getByRole('button', { name: factor.codes.done }).click();
      await expect(here.getByText(factor.nowOn)).toBeVisible();
      await expect(here.getByRole('heading', { level: 3 })).toBeFocused();
      await expect(here.getByText(factor.codesLeft({ count: 10 }))).toBeVisible();

      await signOut(page, username);
      await signIn(page, username);
      const code = page.getByRole('main').getByLabel(login.code.label, { exact: true });
      await expect(code).toBeFocused();
      await page.getByRole('button', { name: login.code.back }).click();
      await expect(page.getByRole('main').getByLabel(auth.usernameOrEmail)).toBeFocused();
      await signIn(page, username);
      await code.fill('000000');
      await page.getByRole('button', { name: login.code.submit }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      // The next code, because the current one was used to confirm the setup.
      await code.fill(nextCode(secret));
      await page.getByRole('button', { name: login.code.submit }).click();
      await expect(page).toHaveURL('/');

      await arrive(page, ADDRESS);
      await here.getByRole('button', { name: factor.disable }).click();
      await here.getByLabel(factor.proof.password, { exact: true }).fill(PASSWORD);
      await here.getByLabel(factor.proof.code).fill(codes[0] ?? '');
      await here.getByRole('button', { name: factor.proof.disableNow }).click();
      await expect(here.getByText(factor.nowOff)).toBeVisible();
      await expect(here.getByRole('button', { name: factor.begin })).toBeVisible();
    },
  );

  story(
    'keeps the input after a wrong password, can be cancelled, and is set up by keyboard',
    { tag: '@wide' },
    async ({ page, visitor, baseURL }) => {
      const username = await registerMember(visitor, baseURL);
      await verifyMember(visitor, baseURL);
      await openSecurity(page, username);
      const here = part(page, factor.title);
      await here.getByRole('button', { name: factor.begin }).click();
      await here.getByLabel(factor.proof.password, { exact: true }).fill('Kiraz-Dali8');
      await here.getByRole('button', { name: factor.proof.goOn }).click();
      const typed = here.getByLabel(factor.proof.password, { exact: true });
      await expect(typed).toHaveAccessibleDescription(accountErrors['wrong-password']);
      await expect(typed).toHaveValue('Kiraz-Dali8');
      await expect(typed).toBeFocused();
      await here.getByRole('button', { name: security.cancel }).click();
      await expect(here.getByRole('heading', { level: 3 })).toBeFocused();
      await expect(here.getByRole('button', { name: factor.begin })).toBeVisible();

      await here.getByRole('button', { name: factor.begin }).focus();
      await page.keyboard.press('Enter');
      await expect(here.getByRole('heading', { level: 4 })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      const secret = await shownSecret(here);
      await expect(here.getByRole('heading', { level: 4 })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(here.getByRole('button', { name: factor.scan.copy })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(authenticatorCode(secret, new Date()));
      await page.keyboard.press('Enter');
      await expect(here.getByRole('list', { name: factor.codes.list })).toBeVisible();
      await expect(here.getByRole('heading', { level: 4 })).toBeFocused();
      for (const name of [factor.codes.copy, factor.codes.print]) {
        await page.keyboard.press('Tab');
        await expect(here.getByRole('button', { name })).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(here.getByText(factor.nowOn)).toBeVisible();
    },
  );
});

story.describe('missing data', () => {
  story.use({ expectedTrouble: [/status of (?:4\d\d|503)/] });

  // Specification 5.15, 6.2, 8.12
  story(
    'a password change reports errors and keeps the input; failed sessions can be loaded again, and an address is verified first',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      await story.step('missing data is reported', async () => {
        const username = await registerMember(visitor, baseURL);
        await page.route('**/api/me/sessions', (route) => route.fulfill({ status: 503, json: {} }));
        await openSecurity(page, username);
        const listed = part(page, sessions.title);
        await expect(listed.getByText(security.notLoaded)).toBeVisible();
        await page.unroute('**/api/me/sessions');
        await listed.getByRole('button', { name: security.again }).click();
        await expect(listed.getByText(sessions.current)).toBeVisible();
        await expect(listed.getByRole('heading', { level: 3 })).toBeFocused();

        const here = part(page, factor.title);
        await here.getByRole('button', { name: factor.begin }).click();
        await here.getByLabel(factor.proof.password, { exact: true }).fill(PASSWORD);
        await here.getByRole('button', { name: factor.proof.goOn }).click();
        await expect(here.getByRole('alert')).toContainText(refusals['email-unverified']);
      });
      await story.step(
        'a change reports errors beside the field, keeps the input, and succeeds',
        async () => {
          const form = page.getByRole('form', { name: password.title });
          const [current, next, again] = [password.current, password.next, password.confirmation].map(
            (label) => form.getByLabel(label, { exact: true }),
          ) as [Locator, Locator, Locator];
          const send = form.getByRole('button', { name: password.submit });
          const tops = await Promise.all(
            [current, next, again].map(async (field) => (await field.boundingBox())?.y ?? 0),
          );
          const [first = 0, second = 0, third = 0] = tops;
          expect(second - first, 'fields are evenly spaced').toBeCloseTo(third - second, 0);
          await send.click();
          await expect(current).toBeFocused();
          await expect(current).toHaveAccessibleDescription(password.missing.current);
          await next.fill('kisa');
          await expect(next).toHaveAccessibleDescription(accountErrors['password-too-short']);
          await current.fill('Kiraz-Dali8');
          await next.fill('abc123');
          await again.fill('abc123');
          await send.click();
          await expect(current).toHaveAccessibleDescription(accountErrors['wrong-password']);
          await expect(current).toBeFocused();
          await expect(next).toHaveAccessibleDescription(accountErrors['below-requirements']);
          await expect(current).toHaveValue('Kiraz-Dali8');
          const named = `A1-${visitor.email.split('@')[0]}`;
          await next.fill(named);
          const { needs, missing } = auth.strength;
          await expect(form.getByText(missing({ needs: needs.nameless }))).toBeVisible();
          await expectWhole(page, 'main');
          await current.fill(PASSWORD);
          await next.fill(NEXT);
          await again.fill(NEXT);
          await send.click();
          await expect(form.getByRole('status').filter({ hasText: password.doneTitle })).toBeVisible();
          await expect(current).toHaveValue('');
          await expect(page).toHaveURL(ADDRESS);
        },
      );
    },
  );
});

story(
  'a role that requires a second factor leads to its setup and takes effect afterwards',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await verifyMember(visitor, baseURL);
    await runAccountCommand('make-admin', username, visitor.email);
    await arrive(page, '/login?donus=%2Fadmin');
    await signIn(page, username);
    const notice = page.getByRole('status').filter({ hasText: login.forbidden.title });
    await notice.getByRole('link', { name: login.forbidden.turnFactorOn }).click();
    const here = part(page, factor.title);
    await expect(here.getByText(factor.requiredTitle)).toBeVisible();
    // A screen of the office redirects to the setup.
    await page.goto(SCREEN);
    await expect(page).toHaveURL(`/profile/guvenlik?donus=${encodeURIComponent(SCREEN)}`);
    await expect(here.getByText(factor.requiredTitle)).toBeVisible();
    await comeAlive(page);
    await turnOn(page);
    await here.getByRole('button', { name: factor.codes.done }).click();
    await expect(page).toHaveURL(SCREEN);
    await arrive(page, ADDRESS);
    await expect(here.getByText(factor.staysOn)).toBeVisible();
    await expect(here.getByRole('button', { name: factor.disable })).toBeHidden();
    await openAccountMenu(page, username);
    await page.getByRole('link', { name: account.admin }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
