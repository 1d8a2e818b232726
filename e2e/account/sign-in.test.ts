import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import {
  giveSecondFactor,
  nextCode,
  PASSWORD,
  registerMember,
  seesStranger,
  signIn,
  signOut,
} from '../member.ts';
import { arrive, comeAlive, expect, story } from '../story.ts';

const { account, auth, login } = tr;

// A wrong password, and an address that is no screen of the office.
story.use({ expectedTrouble: [/status of (?:401|503)/] });

story.describe('empty or wrong password', () => {
  // Specification 2.9, 4.24, 8.1
  story(
    'an empty or wrong password shows the specified messages, the right one signs in, and the username is remembered on request',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      const username = await registerMember(visitor, baseURL);
      await story.step('errors are shown, and the right password signs in', async () => {
        // The return address never leads to another site.
        await arrive(page, `/login?donus=${encodeURIComponent('//evil.example')}`);
        const main = page.getByRole('main');
        await main.getByRole('button', { name: login.submit }).click();
        const name = main.getByLabel(auth.usernameOrEmail);
        await expect(name).toBeFocused();
        await expect(name).toHaveAccessibleDescription(auth.missing.usernameOrEmail);
        // The password can be made visible.
        const password = main.getByLabel(auth.password, { exact: true });
        await password.fill(PASSWORD);
        await expect(password).toHaveAttribute('type', 'password');
        await page.getByRole('button', { name: auth.showPassword }).click();
        await expect(password).toHaveAttribute('type', 'text');
        await page.getByRole('button', { name: auth.hidePassword }).click();
        await expect(password).toHaveAttribute('type', 'password');

        await signIn(page, username, 'Kiraz-Dali8');
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(login.refused);
        await expect(alert).toContainText(login.wrong);
        await expect(name).toHaveValue(username);
        await expectWhole(page, 'main');
        await signIn(page, username);
        await expect(page).toHaveURL('/');
      });
      await story.step('the username is remembered until sign-out', async () => {
        await signOut(page, username);
        await page.getByRole('checkbox', { name: login.remember }).check();
        await signIn(page, username);
        await expect(page).toHaveURL('/');
        const cookies = await page.context().cookies();
        expect(cookies.find(({ name }) => name === 'signedIn')?.expires).toBeGreaterThan(
          Date.now() / 1000 + 86_400,
        );
        // Ends the session by clearing cookies; the remembered name stays. The page is left first, because a call of it
        // would sign the member out and clear the name.
        await page.goto('about:blank');
        await page.context().clearCookies();
        await arrive(page, '/login?donus=%2Fabout');
        await expect(page.getByRole('main').getByLabel(auth.usernameOrEmail)).toHaveValue(username);
        await expect(page.getByRole('checkbox', { name: login.remember })).toBeChecked();
        await signIn(page, username);
        await expect(page).toHaveURL('/about');
        await signOut(page, username);
        await expect(page.getByRole('main').getByLabel(auth.usernameOrEmail)).toHaveValue('');
      });
    },
  );
});

// Specification 2.24, 4.28, 4.29, 4.30
story(
  'a guarded page leads a visitor to the login and back, and the office refuses a member without a role',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await story.step('a guarded page leads to the login and back', async () => {
      await arrive(page, '/profile/guvenlik');
      await expect(page).toHaveURL('/login?donus=%2Fprofile%2Fguvenlik');
      await expect(page.getByText(login.goOn)).toBeVisible();
      await signIn(page, username);
      await expect(page).toHaveURL('/profile/guvenlik');
      await expect(page.getByRole('heading', { level: 2, name: account.tabs.security })).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/login/);
    });
    await story.step(
      'the office refuses the member, offers another login, and does not redirect in a loop',
      async () => {
        await arrive(page, '/login?donus=%2Fadmin%2Fdashboard');
        const refusal = page.getByRole('status').filter({ hasText: login.forbidden.title });
        await expect(refusal).toContainText(username);
        await expect(page.getByRole('main').getByLabel(auth.usernameOrEmail)).toBeVisible();
        await expect(page).toHaveURL('/login?donus=%2Fadmin%2Fdashboard');
        await expectWhole(page, 'main');
        await refusal.getByRole('link', { name: login.forbidden.home }).click();
        await expect(page).toHaveURL('/');
        await page.goto('/crm-admin');
        await expect(page).toHaveURL('/login?donus=%2Fcrm-admin%2Fleads');
        await expect(
          page.getByRole('status').filter({ hasText: 'Bu sayfa için yetkiniz yok' }),
        ).toContainText(username);
        await page.evaluate(() => localStorage.setItem('locale', 'en'));
        await page.goto('/admin/dashboard?x=1');
        await expect(page).toHaveURL('/en/login?donus=%2Fadmin%2Fdashboard%3Fx%3D1');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        const notice = page.getByRole('status').filter({ hasText: en.login.forbidden.title });
        await expect(notice).toContainText(username);
        await expect(page.getByRole('heading', { level: 1, name: en.login.title })).toBeVisible();
      },
    );
  },
);

// Specification 2.44
story('signing in and out by keyboard', { tag: '@wide' }, async ({ page, visitor, baseURL }) => {
  const username = await registerMember(visitor, baseURL);
  await arrive(page, '/marka');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: tr.shell.login }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByLabel(auth.usernameOrEmail));
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const menu = page.getByRole('banner').getByLabel(account.menu({ name: username }));
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: account.profile })).toBeFocused();
  await expectWhole(page, 'header', 'dark');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: account.signOut })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await comeAlive(page);
  await seesStranger(page);
});

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story('signing in uses an ordinary form', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await page.goto('/login?donus=%2Fmarka');
    await signIn(page, username, 'Kiraz-Dali8');
    await expect(page.getByRole('alert')).toContainText(login.wrong);
    await expect(page.getByRole('main').getByLabel(auth.usernameOrEmail)).toHaveValue(username);
    await expect(page.getByRole('main').getByLabel(auth.password, { exact: true })).toHaveValue('');
    await signIn(page, username);
    await expect(page).toHaveURL('/marka');
    const cookies = await page.context().cookies();
    const ofLogin = cookies.map(({ name }) => name).filter((name) => name !== 'cookieConsent');
    expect(ofLogin.toSorted()).toEqual(['accessToken', 'knownBrowser', 'refreshToken', 'signedIn']);

    // The second factor is asked for in addition to the password.
    const secret = await giveSecondFactor(visitor, baseURL);
    await page.context().clearCookies();
    await page.goto('/login?donus=%2Fmarka');
    await signIn(page, username);
    await page.getByRole('main').getByLabel(login.code.title).fill(nextCode(secret));
    await signIn(page, username);
    await expect(page).toHaveURL('/marka');
  });
});
