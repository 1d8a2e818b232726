import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectAccessible } from './axe.ts';
import { tabTo } from './keyboard.ts';
import {
  arriveAsMember,
  giveSecondFactor,
  nextCode,
  openAccountMenu,
  PASSWORD,
  registerMember,
  seesStranger,
  signIn,
  signOut,
} from './member.ts';
import { arrive, comeAlive, expect, story } from './story.ts';

const { account, auth } = tr;
const { login } = auth;

story.describe('a wrong password', () => {
  story.use({ expectedTrouble: [/status of 401/] });

  // Specification 2.9, 8.1
  story(
    'is told in the specified words, and the right one signs in',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      const username = await registerMember(visitor, baseURL);
      await arrive(page, '/login');
      await signIn(page, username, 'Kiraz-Dali8');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(login.refused);
      await expect(alert).toContainText(tr.auth.login.wrong);
      await expect(page.getByRole('main').getByLabel(login.username)).toHaveValue(username);
      await expectAccessible(page, 'main');
      await signIn(page, username);
      await expect(page).toHaveURL('/');
      await openAccountMenu(page, username);
    },
  );
});

story.describe('a login that is tried too often', () => {
  story.use({ expectedTrouble: [/status of (?:401|429)/] });

  story('says for how long to wait, and nothing else', { tag: '@once' }, async ({ page }) => {
    await arrive(page, '/login');
    const name = `yok.${crypto.randomUUID().slice(0, 8)}`;
    const alert = page.getByRole('alert');
    // A wait that is over before the next attempt is followed by a longer one.
    await expect(async () => {
      await signIn(page, name, 'Kiraz-Dali8');
      await alert.waitFor();
      expect(await alert.textContent()).toMatch(/^Çok sık denendi, \d+ saniye sonra tekrar deneyin\.$/);
    }).toPass({ intervals: [0] });
    await expectAccessible(page, 'main');
  });
});

story('an empty login says what is missing', { tag: '@once' }, async ({ page }) => {
  await arrive(page, '/login');
  await page.getByRole('main').getByRole('button', { name: login.submit }).click();
  const name = page.getByRole('main').getByLabel(login.username);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(login.missingUsername);
});

story('the password can be looked at', { tag: '@once' }, async ({ page }) => {
  await arrive(page, '/login');
  const password = page.getByRole('main').getByLabel(auth.password, { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: auth.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: auth.hidePassword }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

// Specification 4.24
story(
  'the browser remembers the name of who asks for it, until they sign out',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await arrive(page, '/login');
    await page.getByRole('checkbox', { name: login.remember }).check();
    await signIn(page, username);
    await expect(page).toHaveURL('/');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'signedIn')?.expires).toBeGreaterThan(
      Date.now() / 1000 + 86_400,
    );
    // The session alone ends; the name stays for the next time. A page that still asked for something would sign out.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await arrive(page, '/login');
    await expect(page.getByRole('main').getByLabel(login.username)).toHaveValue(username);
    await expect(page.getByRole('checkbox', { name: login.remember })).toBeChecked();
    await signIn(page, username);
    await expect(page).toHaveURL('/');
    await signOut(page, username);
    await expect(page.getByRole('main').getByLabel(login.username)).toHaveValue('');
  },
);

// Specification 2.24, 4.28
story(
  'a guarded page leads a stranger to the login and back',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await arrive(page, '/profile/guvenlik');
    await expect(page).toHaveURL('/login?donus=%2Fprofile%2Fguvenlik');
    await expect(page.getByText(login.goOn)).toBeVisible();
    await signIn(page, username);
    await expect(page).toHaveURL('/profile/guvenlik');
    await expect(page.getByRole('heading', { level: 2, name: account.tabs.security })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  },
);

story('the way back never leads to another site', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
  const username = await registerMember(visitor, baseURL);
  await arrive(page, `/login?donus=${encodeURIComponent('//evil.example')}`);
  await signIn(page, username);
  await expect(page).toHaveURL('/');
});

story(
  'who may not open a page is told so, and may sign in as somebody else',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await arriveAsMember(page, visitor, baseURL, '/login?donus=%2Fadmin%2Fdashboard');
    const notice = page.getByRole('status').filter({ hasText: auth.forbidden.title });
    await expect(notice).toContainText(username);
    await expect(page.getByRole('main').getByLabel(login.username)).toBeVisible();
    await expect(page).toHaveURL('/login?donus=%2Fadmin%2Fdashboard');
    await expectAccessible(page, 'main');
    await notice.getByRole('link', { name: auth.forbidden.home }).click();
    await expect(page).toHaveURL('/');
  },
);

story.describe('the back office', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  // Specification 4.29, 4.30
  story(
    'tells a member without its role so, in the chosen language, and goes round in no circle',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      const username = await arriveAsMember(page, visitor, baseURL, '/');
      for (const [path, there = path] of [
        ['/admin', '/admin/dashboard'],
        ['/admin/dashboard?x=1'],
        ['/crm-admin', '/crm-admin/leads'],
      ] as const) {
        await page.goto(path);
        await expect(page).toHaveURL(`/login?donus=${encodeURIComponent(there)}`);
        const notice = page.getByRole('status').filter({ hasText: 'Bu sayfa için yetkiniz yok' });
        await expect(notice).toContainText(username);
      }
      await page.evaluate(() => localStorage.setItem('locale', 'en'));
      await page.goto('/admin');
      await expect(page).toHaveURL('/en/login?donus=%2Fadmin%2Fdashboard');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const notice = page.getByRole('status').filter({ hasText: en.auth.forbidden.title });
      await expect(notice).toContainText(username);
      await expect(page.getByRole('heading', { level: 1, name: en.auth.login.title })).toBeVisible();
    },
  );
});

// Specification 2.44
story('one signs in and out by keyboard alone', { tag: '@wide' }, async ({ page, visitor, baseURL }) => {
  const username = await registerMember(visitor, baseURL);
  await arrive(page, '/marka');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: tr.shell.login }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByLabel(login.username));
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
  await expectAccessible(page, 'header');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: account.signOut })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await comeAlive(page);
  await seesStranger(page);
});

story.describe('a second factor', () => {
  story.use({ expectedTrouble: [/status of 401/] });

  story('is asked for once the password is right', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    const secret = await giveSecondFactor(visitor, baseURL);
    await arrive(page, '/login?donus=%2Fprofile');
    await signIn(page, username);
    const code = page.getByRole('main').getByLabel(auth.code.label, { exact: true });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(page, 'main');
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(login.refused);
    await code.fill(nextCode(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
  });

  story('may be left for another account', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await giveSecondFactor(visitor, baseURL);
    await arrive(page, '/login');
    await signIn(page, username);
    await page.getByRole('button', { name: auth.code.back }).click();
    await expect(page.getByRole('main').getByLabel(login.username)).toHaveValue('');
  });
});

story.describe('without script', () => {
  story.use({ javaScriptEnabled: false, expectedTrouble: [/status of 401/] });

  story('one signs in by a form like any other', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await page.goto('/login?donus=%2Fmarka');
    await signIn(page, username, 'Kiraz-Dali8');
    await expect(page.getByRole('alert')).toContainText(login.wrong);
    await expect(page.getByRole('main').getByLabel(login.username)).toHaveValue(username);
    await expect(page.getByRole('main').getByLabel(auth.password, { exact: true })).toHaveValue('');
    await signIn(page, username);
    await expect(page).toHaveURL('/marka');
    const cookies = await page.context().cookies();
    const ofLogin = cookies.map(({ name }) => name).filter((name) => name !== 'cookieConsent');
    expect(ofLogin.toSorted()).toEqual(['accessToken', 'knownBrowser', 'refreshToken', 'signedIn']);
  });

  story(
    'the second factor is asked for beside the password',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      const username = await registerMember(visitor, baseURL);
      const secret = await giveSecondFactor(visitor, baseURL);
      await page.goto('/login?donus=%2Fmarka');
      await signIn(page, username);
      await page.getByRole('main').getByLabel(auth.code.title).fill(nextCode(secret));
      await signIn(page, username);
      await expect(page).toHaveURL('/marka');
    },
  );
});
