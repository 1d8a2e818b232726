import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { holdAnswers } from '../held-answers.ts';
import { tabTo } from '../keyboard.ts';
import { arriveAsMember, PASSWORD, signIn } from '../member.ts';
import { arrive, expect, type Page, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { profile, fieldErrors } = tr;

story.use({ expectedTrouble: [/Failed to load resource/] });

/** Signs a new member in and opens the profile. */
async function openProfile(page: Page, visitor: Visitor, baseURL: string | undefined): Promise<string> {
  const username = await arriveAsMember(page, visitor, baseURL, '/profile');
  await expect(page.getByLabel(profile.name, { exact: true })).toBeVisible();
  return username;
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const birthday = (page: Page, part: 'day' | 'month' | 'year') =>
  page
    .getByRole('group', { name: profile.birthday, exact: true })
    .getByLabel(profile.dateParts[part], { exact: true });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: profile.save }).click();

const account = (page: Page, name: string) =>
  page.getByRole('main').getByRole('navigation').getByRole('link', { name });

// Specification 1.3, 2.10, 6.2, 8.12
story(
  'errors are shown beside the field and in a summary, input is kept, and a member sees the saved profile',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await openProfile(page, visitor, baseURL);
    await story.step('on a phone, the submit button is as wide as the fields', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const widthOf = (part: string) =>
        page
          .getByRole('main')
          .locator(`form ${part}`)
          .first()
          .evaluate((element) => element.clientWidth);
      expect(await widthOf('[type="submit"]')).toBeGreaterThanOrEqual(await widthOf('.field-box'));
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await story.step('errors, by keyboard', async () => {
      await field(page, profile.phone).fill('512');
      await birthday(page, 'day').fill('17');
      await birthday(page, 'year').fill('1990');
      await tabTo(page, page.getByRole('main').getByRole('button', { name: profile.save }));
      await page.keyboard.press('Enter');
      const summary = page.getByRole('alert').filter({ hasText: profile.summary });
      await expect(summary).toBeFocused();
      await expect(field(page, profile.phone)).toHaveAccessibleDescription(fieldErrors['invalid-phone']);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      // Goes to the first error of the form; within the date of birth, to the missing part.
      await expect(birthday(page, 'month')).toBeFocused();
      await expect(birthday(page, 'month')).toHaveAccessibleDescription(
        profile.birthdayProblems['missing-month'],
      );
      await expect(birthday(page, 'day')).toHaveValue('17');
      await expectWhole(page, 'main');

      // A date of birth is validated when the focus leaves all of its parts, and can be pasted as a whole.
      await arrive(page, '/profile');
      const incomplete = page.getByText(profile.birthdayProblems['missing-parts']);
      await birthday(page, 'day').fill('17');
      await page.keyboard.press('Tab');
      await expect(birthday(page, 'month')).toBeFocused();
      await expect(incomplete).toBeHidden();
      await field(page, profile.name).focus();
      await expect(incomplete).toBeVisible();
      await birthday(page, 'year').fill('17.05.1990');
      await expect(incomplete).toBeHidden();
      await expect(birthday(page, 'day')).toHaveValue('17');
      await expect(birthday(page, 'month')).toHaveValue('05');
      await expect(birthday(page, 'year')).toHaveValue('1990');
      await birthday(page, 'year').fill('2040');
      await field(page, profile.name).focus();
      await expect(page.getByText(profile.birthdayProblems['in-future'])).toBeVisible();
    });
    await story.step("input is kept after a network failure or a proxy's error page", async () => {
      await arrive(page, '/profile');
      await page.route('**/api/me/profile', (route) => route.abort('connectionreset'));
      await field(page, profile.name).fill(visitor.name);
      await save(page);
      const failure = page.getByRole('alert').filter({ hasText: profile.failed });
      await expect(failure).toContainText(tr.errors.page.offline);
      await expect(page.locator(':focus').filter({ has: failure })).toBeVisible();
      await expect(field(page, profile.name)).toHaveValue(visitor.name);
      await page.unroute('**/api/me/profile');
      await page.route('**/api/me/profile', (route) =>
        route.fulfill({ status: 502, body: '<h1>Bad gateway' }),
      );
      await save(page);
      await expect(page.getByRole('alert')).toHaveText(
        `${profile.failed}${profile.tryAgain} ${profile.kept}`,
      );
      await expect(field(page, profile.name)).toHaveValue(visitor.name);
      await page.unroute('**/api/me/profile');
      await save(page);
      await expect(page.getByRole('status').filter({ hasText: /kaydedildi/ })).toBeVisible();
    });
    await story.step('a member fills it in and sees it again', async () => {
      await expect(page.getByRole('main')).toContainText(username);
      await expect(page.getByRole('main')).toContainText(visitor.email);
      await field(page, profile.name).fill(visitor.name);
      await field(page, profile.surname).fill(visitor.surname);
      await birthday(page, 'day').fill('7');
      await birthday(page, 'month').selectOption('Mayıs');
      await birthday(page, 'year').fill('1990');
      await field(page, profile.gender).selectOption('female');
      await field(page, profile.job).selectOption({ label: 'Öğretmen' });
      await field(page, profile.phone).fill(`0${visitor.phone}`);
      // Choosing another city clears the district.
      await field(page, profile.city).selectOption('İzmir');
      await field(page, profile.town).selectOption('Karşıyaka');
      await field(page, profile.city).selectOption('Ankara');
      await expect(field(page, profile.town)).toHaveValue('');
      await field(page, profile.city).selectOption(visitor.city);
      await field(page, profile.town).selectOption(visitor.town);
      await page.getByRole('checkbox', { name: profile.remindMe }).check();
      await expect(page.getByText(profile.unsaved)).toBeVisible();
      await save(page);
      await expect(page.getByRole('status').filter({ hasText: /kaydedildi/ })).toBeVisible();
      await expect(page.getByText(profile.unsaved)).toBeHidden();
      await arrive(page, '/profile');
      await expect(field(page, profile.name)).toHaveValue(visitor.name);
      await expect(birthday(page, 'day')).toHaveValue('07');
      await expect(birthday(page, 'month').locator('option:checked')).toHaveText('Mayıs');
      await expect(birthday(page, 'year')).toHaveValue('1990');
      await expect(field(page, profile.job).locator('option:checked')).toHaveText('Öğretmen');
      await expect(field(page, profile.town)).toHaveValue(visitor.town);
      await expect(page.getByRole('checkbox', { name: profile.remindMe })).toBeChecked();
    });
    await story.step('what is typed while the profile is saved stays, also on another screen', async () => {
      const state = page.getByRole('main').locator('.profile-state');
      const saved = await holdAnswers(page, '**/api/me/profile');
      await field(page, profile.name).fill('Deniz');
      await save(page);
      await field(page, profile.surname).fill('Kaya');
      await saved();
      await expect(state).toHaveText(profile.unsaved);
      await expect(page.getByRole('banner')).toContainText('Deniz');
      await expect(field(page, profile.name)).toHaveValue('Deniz');
      await expect(field(page, profile.surname)).toHaveValue('Kaya');

      // A profile that was saved after its screen was left is not unsaved.
      const savedLater = await holdAnswers(page, '**/api/me/profile');
      const answer = page.waitForResponse('**/api/me/profile');
      await save(page);
      await account(page, tr.account.tabs.security).click();
      await expect(page.getByRole('heading', { name: tr.account.tabs.security })).toBeVisible();
      await savedLater();
      await (await answer).finished();
      await account(page, tr.account.tabs.details).click();
      await expect(field(page, profile.surname)).toHaveValue('Kaya');
      await expect(page.getByText(profile.restored)).toBeHidden();
    });
  },
);

story.describe('typed input', () => {
  story.use({ expectedTrouble: [/Failed to load resource|status of (401|409)/] });

  story(
    'is kept when another tab has saved meanwhile or the session has ended',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      const username = await openProfile(page, visitor, baseURL);
      await story.step('a conflict between two values is decided', async () => {
        const other = await page.context().newPage();
        await arrive(other, '/profile');
        await field(other, profile.name).fill('Başka');
        await save(other);
        await expect(other.getByRole('status').filter({ hasText: /kaydedildi/ })).toBeVisible();
        await field(page, profile.name).fill(visitor.name);
        await save(page);
        await expect(page.getByText(profile.conflict.title)).toBeVisible();
        await expect(field(page, profile.name)).toHaveValue(visitor.name);
        await page.getByRole('button', { name: profile.conflict.overwrite }).click();
        await expect(page.getByRole('status').filter({ hasText: /kaydedildi/ })).toBeVisible();
        await field(other, profile.surname).fill('Eski');
        await save(other);
        await other.getByRole('button', { name: profile.conflict.reload }).click();
        await expect(field(other, profile.name)).toHaveValue(visitor.name);
        await expect(field(other, profile.surname)).toHaveValue('');
      });
      await story.step('it is restored after the login', async () => {
        await field(page, profile.name).fill(visitor.name);
        await field(page, profile.city).selectOption(visitor.city);
        await page.context().clearCookies();
        await save(page);
        await expect(page).toHaveURL(/\/login\?donus=%2Fprofile/);
        await signIn(page, username, PASSWORD);
        await expect(page.getByText(profile.restored)).toBeVisible();
        await expect(field(page, profile.name)).toHaveValue(visitor.name);
        await expect(field(page, profile.city)).toHaveValue(visitor.city);
        await save(page);
        await expect(page.getByRole('status').filter({ hasText: /kaydedildi/ })).toBeVisible();
      });
    },
  );
});
