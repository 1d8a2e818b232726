import { tr } from '@ayrac/phrases/tr/whole.ts';
import { arrive, expect, story } from '../story.ts';
import { attempt, sendButton } from './quote-form.ts';
import { change, goToContact, offer, openWizard, pick, question, unfoldDetails } from './wizard-steps.ts';

const { quote, wizard: phrases } = tr;

// Specification 4.9, 4.10, 4.22, 5.8
story(
  'Continue reports what is missing, long lists are searchable with counts, and the selection is visible',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    const next = wizard.getByRole('button', { name: phrases.next });
    const back = wizard.getByRole('button', { name: phrases.back, exact: true });
    await story.step('missing values, and the selection, also in forced colours', async () => {
      const groundOf = () => next.evaluate((button) => getComputedStyle(button).backgroundColor);
      const borderOf = (name: string) =>
        offer(wizard, name).evaluate((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth));
      const waiting = await groundOf();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(wizard.getByText(phrases.missing.category)).toBeHidden();
      await attempt(next);
      await expect(wizard.getByText(phrases.missing.category)).toBeVisible();
      await expect(offer(wizard, 'Eğitim')).toBeFocused();
      await pick(wizard, 'Otomobil');
      await expect(question(wizard, 'sub-category')).toBeFocused();
      await back.click();
      await expect(offer(wizard, 'Otomobil')).toHaveAttribute('aria-pressed', 'true');
      await expect(next).not.toHaveAttribute('aria-disabled', 'true');
      // With a choice, the next button is highlighted.
      await expect.poll(groundOf).not.toBe(waiting);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await borderOf('Otomobil')).toBeGreaterThan(await borderOf('Sigorta'));
      await page.emulateMedia({ forcedColors: null });
    });
    await story.step('a long list', async () => {
      const filter = wizard.getByRole('searchbox', { name: phrases.filter });
      await expect(filter).toBeHidden();

      await pick(wizard, 'Otomobil');
      await pick(wizard, 'Sıfır Otomobil');
      await next.click();
      await expect(filter).toBeVisible();
      // Counted on the page, because the office may change the number of campaigns.
      const offers = wizard.locator('button[aria-pressed]');
      const count = String(await offers.count());
      await expect(wizard.getByText(phrases.counters.campaign({ count }))).toBeVisible();
      await filter.fill('ALAZYEL');
      await expect(offers.first()).toContainText('Alazyel');
      await expect(
        wizard.getByText(phrases.found({ found: String(await offers.count()), count })),
      ).toBeVisible();
      await filter.fill('qqqq');
      await expect(wizard.getByText(phrases.noMatch({ term: 'qqqq' }))).toBeVisible();
      await wizard.getByRole('button', { name: phrases.clear }).click();
      await expect(offers).toHaveCount(Number(count));
    });
    await story.step('counts only for long lists', async () => {
      for (const step of ['sub-category', 'category'] as const) {
        await back.click();
        await expect(question(wizard, step)).toBeFocused();
      }
      await offer(wizard, 'Eğitim').click();
      await offer(wizard, 'Sanat ve Müzik').click();
      await expect(wizard.getByText(phrases.soonestFirst)).toBeVisible();
      await expect(wizard.locator('button[aria-pressed]')).toHaveCount(5);
      await expect(wizard.getByText(phrases.counters.campaign({ count: '5' }), { exact: true })).toBeHidden();
      await back.click();
      await offer(wizard, 'Dil Kursları').click();
      await offer(wizard, 'İngilizce').click();
      await expect(
        wizard.getByText(phrases.counters.campaign({ count: '10' }), { exact: true }),
      ).toBeVisible();
    });
  },
);

// Specification 2.46
story('in a narrow window, a panel covers the step', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/marka');
  const wizard = await openWizard(page);
  await expect.poll(() => wizard.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
  await expect(
    wizard.getByText(phrases.stepOf({ step: 1, steps: 4, name: phrases.steps.category })),
  ).toBeVisible();
  const from = await wizard.evaluate((panel) => getComputedStyle(panel).getPropertyValue('--dialog-from'));
  expect(from).toBe('translateY(-100%)');

  // The contact form starts within the viewport.
  await goToContact(wizard);
  // Entirely above the footer, which overlaps the scrolling content.
  const field = await wizard.getByLabel(quote.name, { exact: true }).boundingBox();
  const button = await sendButton(wizard).boundingBox();
  expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 80);
  const gallery = wizard.getByRole('region', { name: tr.campaignPage.gallery });
  await expect(gallery).toBeHidden();
  await unfoldDetails(wizard);
  await expect(gallery).toBeVisible();
});

// Specification 2.45, 4.14
story(
  'in a wide window, steps are beside the form; every step leads back, keeps its choice, and can be changed',
  { tag: '@wide' },
  async ({ page }) => {
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    const before = await page.evaluate(() => history.length);
    await story.step('a dialog with the form first and its campaign beside it', async () => {
      const box = await wizard.boundingBox();
      expect(box?.width).toBeLessThan(1_100);
      const steps = wizard.getByRole('navigation', { name: phrases.progress }).getByRole('listitem');
      await expect(steps).toHaveCount(4);
      await goToContact(wizard);
      const campaign = wizard.getByRole('complementary', { name: phrases.steps.campaign });
      await expect(campaign.getByRole('region', { name: tr.campaignPage.gallery })).toBeVisible();
      for (const label of [quote.name, quote.surname, quote.email, quote.phone])
        await expect(wizard.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 });
      const form = await wizard.getByLabel(quote.name, { exact: true }).boundingBox();
      const beside = await campaign.boundingBox();
      expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
    });
    await story.step('every step leads back', async () => {
      // Each step is a history entry, and so is an expanded sub-category.
      expect((await page.evaluate(() => history.length)) - before).toBe(4);
      await page.goBack();
      await expect(question(wizard, 'campaign')).toBeFocused();
      await page.goForward();
      await expect(question(wizard, 'contact')).toBeFocused();
      const back = wizard.getByRole('button', { name: phrases.back, exact: true });
      await back.click();
      await expect(question(wizard, 'campaign')).toBeFocused();
      await expect(offer(wizard, 'Alazyel')).toHaveAttribute('aria-pressed', 'true');
      await back.click();
      await expect(question(wizard, 'sub-category')).toBeFocused();
      await expect(offer(wizard, 'Sedan')).toHaveAttribute('aria-pressed', 'true');
      await wizard.getByRole('button', { name: phrases.beside({ category: 'Otomobil' }) }).click();
      await pick(wizard, 'Lastik');
      await expect(question(wizard, 'campaign')).toBeFocused();
      await change(wizard, 'sub-category').click();
      await expect(offer(wizard, 'Lastik')).toHaveAttribute('aria-pressed', 'true');
      await back.click();
      await expect(question(wizard, 'category')).toBeFocused();
      await expect(back).toBeHidden();
      await wizard.getByRole('button', { name: phrases.next }).click();
      await expect(question(wizard, 'sub-category')).toBeFocused();
      await pick(wizard, 'Sıfır Otomobil');
      await wizard.getByRole('button', { name: phrases.next }).click();
      await expect(question(wizard, 'campaign')).toBeVisible();
      await expect(
        wizard.getByText(phrases.counters.campaign({ count: '24' }), { exact: true }),
      ).toBeVisible();
      await pick(wizard, 'Alazyel');
      await change(wizard, 'category').click();
      await pick(wizard, 'Sigorta');
      await expect(change(wizard, 'category')).toHaveAccessibleName(/Sigorta/);
      await expect(question(wizard, 'sub-category')).toBeFocused();
      await page.goBack();
      await expect(question(wizard, 'category')).toBeFocused();
      await page.goForward();
      await expect(question(wizard, 'sub-category')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(wizard).toBeHidden();
      await expect(page).toHaveURL('/marka');
    });
  },
);
