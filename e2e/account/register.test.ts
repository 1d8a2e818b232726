import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { holdAnswers } from '../held-answers.ts';
import { openAccountMenu, PASSWORD, registerMember, signIn, usernameOf } from '../member.ts';
import { arrive, expect, type Page, type Route, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';

const { auth, accountErrors, login, register } = tr;
const { strength } = auth;

story.use({ expectedTrouble: [/ERR_FAILED|status of (?:4\d\d|500)/] });

async function fill(
  page: Page,
  values: { username: string; email: string; password: string },
): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel(auth.username).fill(values.username);
  await form.getByLabel(auth.email, { exact: true }).fill(values.email);
  await form.getByLabel(auth.password, { exact: true }).fill(values.password);
  await form.getByLabel(auth.passwordConfirmation).fill(values.password);
  await form.getByRole('checkbox').check();
}
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: register.submit }).click();

// Specification 2.9, 5.16, 5.17, 5.19, 8.4, 8.5
story(
  'the form shows missing fields, password strength and failures; then a visitor signs in',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await story.step("missing fields, and the password's strength while typing", async () => {
      await arrive(page, '/register');
      const main = page.getByRole('main');
      await send(page);
      await expect(main.getByLabel(auth.username)).toBeFocused();
      await expect(main.getByRole('checkbox')).toHaveAccessibleDescription(auth.missing.kvkkConsent);
      const summary = main.getByRole('alert').filter({ hasText: register.summary });
      await summary.getByRole('link', { name: auth.missing.email }).click();
      await expect(main.getByLabel(auth.email, { exact: true })).toBeFocused();
      await main.getByLabel(auth.username).fill('ay');
      await expect(
        summary.getByRole('link', { name: `${auth.username}: ${accountErrors['short-username']}` }),
      ).toBeVisible();
      await expect(main.getByLabel(auth.username)).toHaveAccessibleDescription(
        `${auth.usernameHint} ${accountErrors['short-username']}`,
      );
      const rules = main.getByRole('list', { name: strength.label }).getByRole('listitem');
      const heights = await rules.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      expect(new Set(heights).size, 'each rule has one line').toBe(1);
      const password = main.getByLabel(auth.password, { exact: true });
      await password.fill('kirazdali7');
      await expect(
        main.getByText(strength.missing({ needs: `${strength.needs.uppercase}, ${strength.needs.special}` })),
      ).toBeVisible();
      await password.fill('Password1!');
      await expect(main.getByText(strength.missing({ needs: strength.needs.uncommon }))).toBeVisible();
      await expect(password).toHaveAccessibleDescription(accountErrors['common-password']);
      await main.getByLabel(auth.username).fill('sekerci.ali');
      await password.fill('ŞekerciAli-7');
      await expect(main.getByText(strength.missing({ needs: strength.needs.nameless }))).toBeVisible();
      await expect(password).toHaveAccessibleDescription(accountErrors['contains-username']);
      await main.getByLabel(auth.username).fill('ali');
      await expect(main.getByText(strength.best)).toBeVisible();
      await main.getByLabel(auth.email, { exact: true }).fill('sekerciali@ornek.example');
      await expect(password).toHaveAccessibleDescription(accountErrors['contains-email-name']);
      await password.fill(PASSWORD);
      await expect(main.getByText(strength.good)).toBeVisible();
      // Two of the three parts, also where the system sets the colours.
      const grounds = () =>
        main
          .locator('.strength-bar > span')
          .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        const [one, two, three] = await grounds();
        expect([one === two, two === three], forcedColors).toEqual([true, false]);
      }
      await page.emulateMedia({ forcedColors: null });
      await main.getByLabel(auth.passwordConfirmation).fill('Kiraz-Dali8');
      await expect(main.getByLabel(auth.passwordConfirmation)).toHaveAccessibleDescription(
        accountErrors['passwords-differ'],
      );
      await expectWhole(page, 'main', 'dark');
    });
    await story.step('a failure is explained, keeps the input, and the next attempt succeeds', async () => {
      const taken = await registerMember(visitor, baseURL);
      const email = `x${visitor.email}`;
      const main = page.getByRole('main');
      const alert = page.getByRole('alert');
      await fill(page, { username: taken, email, password: PASSWORD });
      await send(page);
      await expect(alert).toContainText(refusals['account-exists']);
      await expect(main.getByLabel(auth.email, { exact: true })).toHaveValue(email);
      await main.getByLabel(auth.username).fill(`x${taken}`);
      for (const [fail, message] of [
        [(route: Route) => route.abort(), tr.errors.page.offline],
        [(route: Route) => route.fulfill({ status: 500, body: '' }), register.failed],
      ] as const) {
        await page.route('**/api/public/registrations', fail);
        await send(page);
        await expect(alert).toContainText(message);
        await expect(alert).toContainText(auth.kept);
        await page.unroute('**/api/public/registrations');
      }
      await send(page);
    });
    await story.step('the login follows and mentions the link', async () => {
      const username = `x${usernameOf(visitor)}`;
      await expect(page.getByRole('status').filter({ hasText: auth.registered })).toBeVisible();
      await expect(page).toHaveURL('/login?durum=uye-olundu');
      await expect(page.getByText(login.came.registered)).toBeVisible();
      await signIn(page, username);
      await expect(page).toHaveURL('/');
      await openAccountMenu(page, username);
    });
    await story.step('but not if another page is on its way', async () => {
      const another = newVisitor();
      await page.context().clearCookies();
      await page.clock.install();
      await arrive(page, '/register');
      await fill(page, { username: usernameOf(another), email: another.email, password: PASSWORD });
      await send(page);
      await expect(page.getByRole('status').filter({ hasText: auth.registered })).toBeVisible();
      const answer = await holdAnswers(page, '**/marka.data*');
      await page.getByRole('banner').getByRole('link', { name: tr.shell.brands }).click();
      await page.clock.fastForward(5_000);
      await answer();
      await expect(page).toHaveURL('/marka');
    });
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story(
    'a visitor registers; a refusal keeps everything except the passwords',
    { tag: '@once' },
    async ({ page, visitor }) => {
      await page.goto('/register');
      const username = usernameOf(visitor);
      await fill(page, { username, email: visitor.email, password: 'kirazdali' });
      await send(page);
      const main = page.getByRole('main');
      await expect(main.getByLabel(auth.password, { exact: true })).toHaveAccessibleDescription(
        accountErrors['weak-password'],
      );
      await expect(main.getByLabel(auth.password, { exact: true })).toHaveValue('');
      const summary = page.getByRole('alert').filter({ hasText: register.summary });
      await expect(summary.getByRole('link')).toHaveText(
        `${auth.password}: ${accountErrors['weak-password']}`,
      );
      await expect(main.getByLabel(auth.username)).toHaveValue(username);
      await main.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
      await main.getByLabel(auth.passwordConfirmation).fill(PASSWORD);
      await send(page);
      await expect(page).toHaveURL('/login?durum=uye-olundu');
      await signIn(page, username);
      await expect(page).toHaveURL('/');
    },
  );
});
