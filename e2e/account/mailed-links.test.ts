import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { mailedLink } from '../mailbox.ts';
import { arriveAsMember, PASSWORD, registerMember, signIn } from '../member.ts';
import { arrive, expect, type Page, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';

const { account, auth, login, newPassword, verifyEmail } = tr;
const NEW_PASSWORD = 'Vişne-Dali8';

// A used link is refused, and so is a former password.
story.use({ expectedTrouble: [/status of (?:40[01]|429)|ERR_FAILED/] });

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

async function typeNewPassword(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(newPassword.reset.password, { exact: true }).fill(NEW_PASSWORD);
  await main.getByLabel(auth.passwordConfirmation).fill(NEW_PASSWORD);
  await press(page, newPassword.reset.submit);
}

/** Expects the error for a bad link, with a link instead of the form. */
async function seesBadLink(page: Page, wayOn: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: auth.badLink.title })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: wayOn })).toBeVisible();
}

/** Types the password of the account that the link belongs to. */
const typePassword = (page: Page, value = PASSWORD) =>
  page.getByRole('main').getByLabel(verifyEmail.password, { exact: true }).fill(value);

story(
  'an address is verified by a button, not by opening the link, which can be resent and works once',
  async ({ page, visitor, baseURL }) => {
    const username = await arriveAsMember(page, visitor, baseURL, '/profile');
    const notice = page.getByText(account.unverified.title);
    await expect(notice).toBeVisible();
    const first = await mailedLink(page, visitor.email, 'verify-email');
    await press(page, account.unverified.resend);
    await expect(page.getByText(account.unverified.sent)).toBeFocused();
    await expect(async () => {
      expect(await mailedLink(page, visitor.email, 'verify-email')).not.toBe(first);
    }).toPass();
    const link = await mailedLink(page, visitor.email, 'verify-email');
    // Opening the link, even twice, does not use it up; only the button does. Scanners of mail open it first.
    await page.request.get(link);
    await arrive(page, link);
    await expect(page.getByText(`“${username}”`)).toBeVisible();
    await expect(page.getByText(verifyEmail.ledeSignedIn)).toBeVisible();
    await expectWhole(page, 'main');
    await press(page, verifyEmail.submit);
    await expect(page.getByRole('status').filter({ hasText: verifyEmail.doneTitle })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: verifyEmail.goOn }).click();
    await expect(page.getByRole('heading', { level: 2, name: account.tabs.details })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await arrive(page, link);
    await seesBadLink(page, verifyEmail.goOn);
  },
);

story.describe('signed-out visitor', () => {
  story(
    'a signed-out visitor proves ownership, or deletes an account registered with their address',
    async ({ page, visitor, baseURL }) => {
      await story.step(
        'the password proves it; too many attempts and a lost connection keep the form',
        async () => {
          await registerMember(visitor, baseURL);
          await arrive(page, await mailedLink(page, visitor.email, 'verify-email'));
          const password = page.getByRole('main').getByLabel(verifyEmail.password, { exact: true });
          await press(page, verifyEmail.submit);
          await expect(password).toBeFocused();
          await expect(password).toHaveAccessibleDescription(auth.missing.password);
          await typePassword(page, 'Kiraz-Dali8');
          await press(page, verifyEmail.submit);
          await expect(password).toHaveAccessibleDescription(tr.accountErrors['wrong-password']);
          await typePassword(page);
          const call = '**/api/public/email-verifications';
          const tooMany = { status: 429, code: 'too-many-requests', error: 'Biraz bekleyin.' };
          await page.route(call, (route) =>
            route.fulfill({ status: 429, contentType: 'application/problem+json', json: tooMany }),
          );
          await press(page, verifyEmail.submit);
          await expect(page.getByRole('alert')).toHaveText(tooMany.error);
          await expect(
            page.getByRole('main').getByRole('button', { name: verifyEmail.submit }),
          ).toBeVisible();
          await page.unroute(call);
          // A failed connection is not reported as a bad link.
          await page.route(call, (route) => route.abort());
          await press(page, verifyEmail.submit);
          await expect(page.getByRole('alert')).toHaveText(tr.errors.page.offline);
          await page.unroute(call);
          await press(page, verifyEmail.submit);
          await expect(page.getByRole('status').filter({ hasText: verifyEmail.doneTitle })).toBeVisible();
        },
      );
      await story.step('the owner of the address deletes the account, which frees it', async () => {
        const visitor = newVisitor();
        const username = await registerMember(visitor, baseURL);
        const link = await mailedLink(page, visitor.email, 'verify-email');
        await arrive(page, link);
        const { decline } = verifyEmail;
        await page.getByRole('main').getByText(decline.open, { exact: true }).click();
        await expectWhole(page, 'main');
        await press(page, decline.submit);
        await expect(page.getByRole('status').filter({ hasText: decline.doneTitle })).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await arrive(page, link);
        await seesBadLink(page, verifyEmail.goOn);
        // Username and address can be registered again.
        expect(await registerMember(visitor, baseURL)).toBe(username);
      });
    },
  );
});

story(
  'a forgotten password is reset once by a mailed link, with the same answer without an account',
  async ({ page, visitor, baseURL }) => {
    await story.step('such a page is not cached, indexed or sent as a referrer', async () => {
      for (const path of [
        '/sifre-yenile',
        '/davet',
        '/e-posta-dogrula',
        '/talep',
        '/bulten/onay',
        '/bulten/tercihler',
      ]) {
        const reply = await page.request.get(`${path}?kod=x`);
        expect(reply.headers(), path).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
      }
    });
    await story.step(
      'the answer is the same without an account, and a page without its code explains what to do',
      async () => {
        await arrive(page, '/login');
        await page.getByRole('main').getByRole('link', { name: login.forgot }).click();
        await expect(page.getByRole('heading', { level: 1, name: newPassword.forgot.title })).toBeFocused();
        await press(page, newPassword.forgot.submit);
        const field = page.getByRole('main').getByLabel(auth.usernameOrEmail);
        await expect(field).toHaveAccessibleDescription(auth.missing.usernameOrEmail);
        await field.fill(visitor.email);
        await press(page, newPassword.forgot.submit);
        await expect(page.getByText(newPassword.forgot.sent)).toBeVisible();
        for (const [path, wayOn] of [
          ['/e-posta-dogrula', verifyEmail.goOn],
          ['/sifre-yenile', auth.badLink.askAgain],
        ] as const) {
          await arrive(page, path);
          await seesBadLink(page, wayOn);
        }
      },
    );
    await story.step('it is reset by the link, once', async () => {
      const username = await registerMember(visitor, baseURL);
      await page.getByRole('main').getByRole('link', { name: auth.badLink.askAgain }).click();
      await page.getByRole('main').getByLabel(auth.usernameOrEmail).fill(visitor.email);
      await press(page, newPassword.forgot.submit);
      await expect(page.getByRole('status').filter({ hasText: newPassword.forgot.sentTitle })).toBeVisible();
      await expectWhole(page, 'main', 'dark');

      const link = await mailedLink(page, visitor.email, 'password-reset');
      await arrive(page, link);
      await typeNewPassword(page);
      await expect(page).toHaveURL('/login?durum=sifre-yenilendi');
      await expect(page.getByText(login.came.reset.title)).toBeVisible();
      await signIn(page, username, PASSWORD);
      await expect(page.getByRole('alert')).toContainText(login.wrong);
      await signIn(page, username, NEW_PASSWORD);
      await expect(page).toHaveURL('/');

      await arrive(page, link);
      await typeNewPassword(page);
      await seesBadLink(page, auth.badLink.askAgain);
    });
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story('a password is reset and an address verified by forms', async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    const verifyLink = await mailedLink(page, visitor.email, 'verify-email');
    await page.goto(verifyLink);
    await press(page, verifyEmail.submit);
    await expect(page.getByRole('main').getByLabel(verifyEmail.password, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await typePassword(page);
    await press(page, verifyEmail.submit);
    await expect(page.getByText(verifyEmail.doneTitle)).toBeVisible();
    await page.goto(verifyLink);
    await seesBadLink(page, verifyEmail.goOn);
    await page.goto('/sifremi-unuttum');
    const name = page.getByRole('main').getByLabel(auth.usernameOrEmail);
    await press(page, newPassword.forgot.submit);
    await expect(name).toBeFocused();
    await expect(page.getByText(newPassword.forgot.sent)).toHaveCount(0);
    await name.fill(username);
    await press(page, newPassword.forgot.submit);
    await expect(page.getByText(newPassword.forgot.sent)).toBeVisible();
    const resetLink = await mailedLink(page, visitor.email, 'password-reset');
    await page.goto(resetLink);
    await typeNewPassword(page);
    await expect(page).toHaveURL('/login?durum=sifre-yenilendi');
    await page.goto(resetLink);
    await typeNewPassword(page);
    await seesBadLink(page, auth.badLink.askAgain);
    await page.goto('/login');
    await signIn(page, username, NEW_PASSWORD);
    await expect(page).toHaveURL('/');
  });
});
