import { formatDate } from '@ayrac/domain/text/format.ts';
import { tr } from '@ayrac/phrases/tr/index.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin } from '../office.ts';
import { expect, type Page, story } from '../story.ts';

const words = office.siteTexts;

story.use({ expectedTrouble: [/ERR_FAILED/] });

const A_WEEK_MS = 7 * 86_400_000;

/** Sends a quote request for one of BMW’s campaigns and returns the id of the form. */
async function ask(page: Page, email: string, place: number): Promise<string> {
  const campaigns = await (await page.request.get('/api/Campaign_Service/campaign')).json();
  const ofBmw = ({ brand }: { brand: { name: string } }) => /bmw/i.test(brand.name);
  const { id } = campaigns.filter(ofBmw)[place];
  const person = { name: 'Elif', surname: 'Yılmaz', email, phoneNumber: '5321234567', country: 'Türkiye' };
  const reply = await page.request.post('/api/Campaign_Service/public/form-submission/anonymous', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ...person, city: 'İzmir', town: 'Bornova', campaignId: id, kvkkConsent: true },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).formId;
}

/** Returns the version of the notice that was shown in a form, according to the consent records. */
async function shownTo(page: Page, form: string): Promise<string> {
  const records = await (await page.request.get(`/api/admin/forms/${form}/consents`)).json();
  return records.find(({ purpose }: { purpose: string }) => purpose === 'disclosure').textVersion;
}

story(
  'an editor writes, compares, previews and publishes a notice; the page and the ledger follow, and old entries stay',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await arriveAsAdmin(page, visitor, '/admin/texts');
    await expectWhole(page);
    // Unlike any sentence before it, so that the comparison has only one way to show it.
    const sentence = `Denemede eklenen cümle: ${visitor.email}.`;
    const before = await ask(page, `once.${visitor.email}`, 0);
    const shownBefore = await shownTo(page, before);
    await page.getByRole('link', { name: words.names['borusan-notice'] }).click();
    for (const language of ['tr', 'en'] as const) {
      const field = page.getByLabel(
        words.inLanguage({ part: words.parts.body, language: words.languages[language] }),
      );
      await field.fill(`${await field.inputValue()}\n\n${sentence}`);
    }
    // A save without an answer is repeated, although nothing more is typed.
    await page.route('**/texts/*/draft', (route) => route.abort(), { times: 1 });
    await page.getByLabel(words.note).fill('Deneme');
    await expect(page.getByText(tr.errors.page.offline)).toBeVisible();
    await expect(page.getByText(words.saving.saved)).toBeVisible();
    await expectWhole(page, 'html', 'dark');

    await page.getByRole('link', { name: words.steps.compare }).click();
    await expect(page.locator('ins').first()).toContainText(sentence);
    // Moves from change to change, by button and by key.
    const changes = page.locator('.text-change');
    await page.getByRole('button', { name: words.changes.next }).click();
    await expect(changes.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(changes.nth(1)).toBeFocused();
    await expect(changes.nth(1)).toBeInViewport();
    await page.getByRole('button', { name: words.changes.previous }).click();
    await expect(changes.first()).toBeFocused();
    await page.getByRole('link', { name: words.steps.preview }).click();
    await expect(page.frameLocator('iframe').getByText(sentence)).toBeVisible();
    await story.step('a phone shows the page as wide as a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByTitle(words.frame)).toHaveCSS('width', '390px');
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await page.getByRole('link', { name: words.steps.publish }).click();
    const from = page.locator('.date-entry');
    expect((await from.boundingBox())?.width).toBeLessThan(300);
    // A version of today is in force at once, one of a later day is not.
    const day = page.getByLabel(words.from, { exact: true });
    for (const [begins, label] of [
      [new Date(Date.now() + A_WEEK_MS), words.publishFrom],
      [new Date(), words.publishNow],
    ] as const) {
      await day.fill(formatDate(begins, 'tr'));
      await day.press('Tab');
      await expect(page.getByRole('button', { name: label })).toBeVisible();
    }
    await day.fill('');
    // The first key press in the confirmation publishes nothing.
    await page.getByRole('button', { name: words.publishNow }).press('Enter');
    const question = page.getByRole('dialog', { name: words.publishTitle });
    await expect(question.getByRole('button', { name: office.resource.cancel })).toBeFocused();
    // Says before the publication who has to be told, and how.
    const readers = question.getByRole('region', { name: words.readers.title });
    await expect(readers).toContainText(words.readers.others);
    await expectWhole(page, 'dialog');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: words.publishNow }).click();
    await question.getByRole('button', { name: words.publishNow }).click();
    const within = { timeout: 2_000, intervals: [50] };
    const shown = async () => (await page.request.get('/borusan-detayli')).text();
    await expect.poll(shown, within).toContain(sentence);

    // The history says who has to be notified.
    await expect(page.getByRole('listitem').filter({ hasText: words.states.holding })).toContainText(
      usernameOf(visitor),
    );
    await expectWhole(page);
    const after = await ask(page, `sonra.${visitor.email}`, 1);
    expect(await shownTo(page, before)).toBe(shownBefore);
    expect(await shownTo(page, after)).not.toBe(shownBefore);
  },
);
