import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { attempt, openQuote, sendButton } from '../quote/quote-form.ts';
import { openWizard, pick } from '../quote/wizard-steps.ts';
import { openSearch } from '../search-field.ts';
import { arrive, expect, type Page, story } from '../story.ts';

const { campaignPage, campaignReading, home, list, quote, shell, visit } = tr;

story.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

story('with reduced motion nothing is animated', { tag: '@narrow' }, async ({ page }) => {
  await watchMotion(page);
  await arrive(page, '/');
  await page.getByRole('button', { name: home.banner.next }).click();
  await openSearch(page).then((field) => field.fill('kasko'));
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await page.getByRole('banner').getByRole('button', { name: shell.menu }).click();
  await expect(page.getByRole('dialog', { name: shell.navigation })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectStill(page);

  await page.getByRole('contentinfo').getByRole('link', { name: shell.brands }).click();
  await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeFocused();
  const wizard = await openWizard(page);
  await pick(wizard, 'Otomobil');
  await pick(wizard, 'Sıfır Otomobil');
  await expectStill(page);

  await arrive(page, '/kategoriler/otomobil');
  await page.getByText(`${list.sort}: ${list.orders['ending-soon']}`).click();
  await page.getByRole('link', { name: list.orders.discount }).click();
  await expect(page).toHaveURL(/siralama=indirim/);
  await expectStill(page);

  await arrive(page, campaigns.bmw);
  await page.getByRole('tab', { name: campaignReading.details }).click();
  await page.getByText(campaignPage.share.action, { exact: true }).click();
  await page.getByRole('button', { name: visit.share.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: visit.share.copied })).toBeVisible();
  const form = await openQuote(page);
  await attempt(sendButton(form));
  await form.getByRole('link', { name: quote.noticeLink, exact: true }).click();
  await expect(page.getByRole('dialog').last().getByRole('heading').first()).toBeVisible();
  await expectStill(page);

  // In a wide window, the wizard is a dialog rather than a panel, and suggestions are below the bar.
  await page.setViewportSize({ width: 1440, height: 900 });
  // The wizard begins at its first step again.
  await page.evaluate(() => sessionStorage.clear());
  await arrive(page, '/marka');
  await openSearch(page).then((field) => field.fill('kasko'));
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  const dialog = await openWizard(page);
  await pick(dialog, 'Otomobil');
  await pick(dialog, 'Sıfır Otomobil');
  await expectStill(page);
});

/** Records every transition, animation and smooth scroll in the page. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves = new Set<string>();
    Object.assign(window, { moves });
    const note = (event: Event) => {
      for (const animation of document.getAnimations()) {
        const { effect, timeline } = animation;
        // Scroll-driven animations are allowed: they have no duration of their own and stop with the scrolling.
        if (!(timeline instanceof DocumentTimeline)) continue;
        if (!(effect instanceof KeyframeEffect) || Number(effect.getTiming().duration) <= 1) continue;
        const { target } = effect;
        moves.add(`${event.type} of ${target?.tagName} ${target?.className}`);
      }
    };
    addEventListener('transitionrun', note, true);
    addEventListener('animationstart', note, true);
    for (const place of [window, Element.prototype]) {
      const { scrollTo } = place;
      const watched = function (this: unknown, ...to: unknown[]) {
        if (JSON.stringify(to).includes('smooth')) moves.add('a glide');
        return Reflect.apply(scrollTo, this, to);
      };
      Object.assign(place, { scrollTo: watched });
    }
  });
}

async function expectStill(page: Page): Promise<void> {
  const moves = await page.evaluate(() => {
    const glides = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).scrollBehavior === 'smooth',
    );
    const noted: unknown = Reflect.get(window, 'moves');
    return [
      ...(noted instanceof Set ? noted : ['nobody watched']),
      ...glides.map(({ className }) => className),
    ];
  });
  expect(moves).toEqual([]);
}
