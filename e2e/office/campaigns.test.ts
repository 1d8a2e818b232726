import { login } from '@ayrac/phrases/tr/login.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, moveInOffice, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign, retitleCampaign, takeRole } from '../records.ts';
import { expect, type Page, reload, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { openMenu } from './occupations.ts';

const { campaigns: words, campaignWizard: wizard, frame, resource } = office;
const { choices } = words.fields.state;
/** Time within which the public page must show a change. */
const SOON_MS = 2_000;
/** Time within which a withdrawn role must take effect on every node. */
const BITES_MS = 5_000;

const row = (page: Page, title: string) =>
  page.getByRole('table', { name: words.title }).getByRole('row').filter({ hasText: title });
const toasts = (page: Page) => page.getByRole('region', { name: frame.toasts.label });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests a campaign's page until it has this status. */
const answersSoon = (site: Page, slug: string, status: number) =>
  expect(async () => {
    expect((await site.request.get(`/kampanyalar/${slug}`)).status()).toBe(status);
  }).toPass({ timeout: SOON_MS, intervals: [100] });

story(
  'campaigns are withdrawn in bulk and restored, and one returns to an earlier version',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const brand = await addBrand(page, `Otel ${usernameOf(visitor)}`);
    const titles = ['A', 'B', 'C'].map((letter) => `Otel ${usernameOf(visitor)} ${letter}`);
    const made = [];
    for (const title of titles) made.push(await addCampaign(page, brand, title));
    const [first = { id: '', slug: '' }] = made;
    const [title = ''] = titles;
    await arriveAtOffice(page, `/admin/campaigns?q=${brand}&sort=title`);
    await expect(row(page, title)).toContainText(choices.live);

    const { withdraw } = words.actions;
    const bar = page.getByRole('region', { name: resource.bulk });
    const withdrawAll = async () => {
      await page.getByLabel(resource.choose({ label: title })).check();
      await page.getByLabel(resource.choose({ label: titles[2] ?? '' })).click({ modifiers: ['Shift'] });
      await bar.getByRole('button', { name: withdraw.label }).click();
      const question = page.getByRole('dialog', { name: withdraw.askMany.title({ count: '3' }) });
      await question.getByRole('button', { name: withdraw.label }).click();
      await expect(toasts(page).getByText(withdraw.doneMany({ count: '3' }))).toBeVisible();
      for (const one of titles) await expect(row(page, one)).toContainText(choices.withdrawn);
    };
    const recent = page.getByRole('group', { name: frame.undo.title });
    await withdrawAll();
    await page.getByLabel(frame.undo.label({ count: '1' })).click();
    await recent.getByRole('button', { name: frame.toasts.undo }).click();
    for (const one of titles) await expect(row(page, one)).toContainText(choices.live);
    // Well before the toast would close by itself.
    await expect(toasts(page).getByText(withdraw.doneMany({ count: '3' }))).toBeHidden({ timeout: 2_000 });

    await withdrawAll();
    for (const { slug } of made) await answersSoon(page, slug, 410);
    // The undo is still offered when the toast is gone.
    await reload(page);
    await expect(toasts(page).getByText(withdraw.doneMany({ count: '3' }))).toBeHidden();
    await page.getByLabel(frame.undo.label({ count: '1' })).click();
    await expect(recent.getByRole('listitem')).toContainText(withdraw.doneMany({ count: '3' }));
    await expectWhole(page, 'html', 'dark');
    await recent.getByRole('button', { name: frame.toasts.undo }).click();
    for (const one of titles) await expect(row(page, one)).toContainText(choices.live);
    for (const { slug } of made) await answersSoon(page, slug, 200);
    await expect(page.getByLabel(frame.undo.label({ count: '1' }))).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // What is live is not archived; the refusal offers the step that comes first.
    const { archive } = words.actions;
    await page.getByLabel(resource.choose({ label: title })).check();
    await page.getByLabel(resource.choose({ label: titles[1] ?? '' })).check();
    const grounds = await row(page, title).evaluate((line) => {
      const probe = line.appendChild(document.createElement('td'));
      probe.style.background = 'var(--surface)';
      const badge = line.querySelector('.badge');
      const grounds = [badge, probe].map((element) => element && getComputedStyle(element).backgroundColor);
      probe.remove();
      return grounds;
    });
    // Not the soft ground of its tone, which is as light as the chosen row.
    expect(grounds[0]).toBe(grounds[1]);
    await bar.getByRole('button', { name: archive.label }).click();
    const asked = (name: string) => page.getByRole('dialog', { name }).getByRole('button').last();
    await asked(archive.askMany.title({ count: '2' })).click();
    const refused = page.getByRole('alert').filter({ hasText: resource.bulkFailed({ count: '2' }) });
    // Both were refused for the same reason, which is said once.
    await refused.getByText(refusals['withdraw-first']).click();
    await expect(refused.getByText(refusals['withdraw-first'])).toHaveText(
      `${words.count({ count: '2' })}: ${refusals['withdraw-first']}`,
    );
    for (const one of titles.slice(0, 2))
      await expect(refused.getByRole('button', { name: one })).toBeVisible();
    const firstStep = resource.actOn({ label: withdraw.label, count: '2' });
    await refused.getByRole('button', { name: firstStep }).click();
    await asked(withdraw.askMany.title({ count: '2' })).click();
    await expect(row(page, title)).toContainText(choices.withdrawn);
    await expect(refused).toBeHidden();

    // The undo of an action also takes away what it said about the records that it refused.
    for (const one of titles) await page.getByLabel(resource.choose({ label: one })).check();
    await bar.getByRole('button', { name: withdraw.label }).click();
    await asked(withdraw.askMany.title({ count: '3' })).click();
    await expect(refused).toContainText(refusals['action-not-possible']);
    await page.getByLabel(frame.undo.label({ count: '2' })).click();
    const last = recent.getByRole('listitem').filter({ hasText: withdraw.doneMany({ count: '1' }) });
    await last.getByRole('button').click();
    await expect(row(page, titles[2] ?? '')).toContainText(choices.live);
    await expect(refused).toBeHidden();
    await recent.getByRole('button', { name: frame.toasts.undo }).click();
    await expect(row(page, title)).toContainText(choices.live);

    // The question for another end begins with the current one.
    await moveInOffice(page, `/admin/campaigns?q=${brand}&open=${first.id}`);
    const { endAt } = words.actions;
    await (await openMenu(page, resource.moreActions)).getByRole('button', { name: endAt.label }).click();
    const ends = page.getByRole('dialog', { name: endAt.ask.title({ label: title }) });
    await expect(ends.getByLabel(words.fields.endAt.label, { exact: true })).toHaveValue(/ 23:59$/);
    await page.keyboard.press('Escape');

    // The version before the new title is loaded into the draft and scheduled for tomorrow.
    await retitleCampaign(page, first.id, `Yeni ${title}`);
    await moveInOffice(page, `/admin/campaigns?q=${brand}&sort=title&open=${first.id}`);
    const panel = page.getByRole('complementary');
    await panel.getByText(words.tabs.versions, { exact: true }).click();
    await expectWhole(page);
    await panel.getByRole('listitem').filter({ hasText: title }).last().getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: wizard.steps.check }).click();
    await button(page, wizard.publish.schedule).click();
    await page.getByLabel(wizard.publish.at).fill(`${dayFromNow(1)}T09:00`);
    await button(page, wizard.publish.schedule).last().click();
    await expect(page.getByRole('heading', { level: 2, name: wizard.done.schedule })).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    await moveInOffice(page, `/admin/campaigns?q=${brand}&sort=title`);
    await expect(row(page, `Yeni ${title}`)).toContainText(choices.live);
    await expect(row(page, `Yeni ${title}`)).toContainText(words.beside);
  },
);

story.describe('editor who loses the role', () => {
  story.use({ expectedTrouble: [/status of 40[13]/] });

  story('is told on the next action', { tag: '@once' }, async ({ page, browser, visitor, baseURL }) => {
    const username = await arriveAsAdmin(page, visitor, '/admin/campaigns');
    await expect(page.getByRole('table', { name: words.title })).toBeVisible();
    await using other = await browser.newContext({ baseURL: baseURL ?? '' });
    await signInAsAdmin(other, newVisitor());
    await takeRole(other, username);

    const status = async () => (await page.request.get('/api/admin/campaigns')).status();
    await expect.poll(status, { timeout: BITES_MS }).not.toBe(200);
    await page.getByLabel(words.search).fill('otel');
    await expect(page).toHaveURL(/^[^?]*\/login\?donus=/);
    await expect(page.getByRole('status').filter({ hasText: login.forbidden.title })).toContainText(username);
  });
});

/** Returns the date in Istanbul this many days from now. */
function dayFromNow(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
}
