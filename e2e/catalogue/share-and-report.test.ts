import { tr } from '@ayrac/phrases/tr/whole.ts';
import { tabTo } from '../keyboard.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, type Page, reload, story } from '../story.ts';

const { campaignPage, campaignReading, inbox, visit } = tr;
const { share } = campaignPage;

const openShare = (page: Page) => page.getByText(share.action, { exact: true }).click();
/** Opens the report dialog. Until its script is loaded, the link points to the page of the same form. */
const openReport = async (page: Page) => {
  const link = page.getByRole('link', { name: campaignReading.report });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  return page.getByRole('dialog', { name: inbox.report.title });
};

// Specification 2.60, 2.61, 2.63
story(
  'a campaign is shared by links, copying or the device, shows its view count, and is reported',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const counts = { views: 1_234, interested: 56 };
    await story.step('sharing', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'inbox' }));
      await arrive(page, campaigns.sedan);
      await openShare(page);
      const address = `${baseURL}${campaigns.sedan}`;
      for (const name of [share.whatsapp, share.email, share.twitterMessage, share.tweet]) {
        const link = page.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
        const query = new URL((await link.getAttribute('href')) ?? '').search;
        expect([...new URLSearchParams(query).values()].join('\n')).toContain(address);
        expect(decodeURIComponent(query)).not.toContain('utm_');
      }
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: visit.share.instagram }).click();
      expect((await opened).url()).toBe('https://www.instagram.com/direct/inbox/');
      await expect(page.getByText(visit.share.instagramOpened)).toBeVisible();
      await (await opened).close();

      await arrive(page, `/en${campaigns.bmw}`);
      await page.getByText('Share', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, 'the menu stays within the window').toBe(clientWidth);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(copied).toBe(canonical);
      expect(copied.startsWith(baseURL ?? '-')).toBe(true);

      // Simulates a device with a share menu.
      await page.addInitScript(() => {
        const give = async (data: ShareData) =>
          void document.body.setAttribute('data-shared', String(data.url));
        Object.defineProperty(navigator, 'share', { value: give });
      });
      await page.route('**/api/public/campaign-views', (route) => route.fulfill({ json: counts }));
      await arrive(page, campaigns.sedan);
      await openShare(page);
      await page.getByRole('button', { name: visit.share.native }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', address);
    });
    await story.step('view count and report', async () => {
      await expect(page.getByText(visit.views({ count: 1_234, shown: '1.234' }))).toBeVisible();
      await expect(page.getByText(visit.interested({ count: 56, shown: '56' }))).toBeVisible();
      const dialog = await openReport(page);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(campaigns.sedan);
      await openReport(page);
      // The link is in small print, but the text of the dialog has the normal size.
      const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
      await expect(dialog.getByText(inbox.report.reasons.ended)).toHaveCSS('font-size', size);
      await dialog.getByRole('button', { name: inbox.report.send }).click();
      const first = dialog.getByLabel(inbox.report.reasons.ended);
      await expect(first).toBeFocused();
      await expect(dialog.getByRole('group', { name: inbox.report.reason })).toContainText(
        inbox.report.missing.reason,
      );
      const summary = dialog.getByRole('alert').filter({ hasText: inbox.report.summary });
      await dialog.getByLabel(inbox.report.text).focus();
      await summary.getByRole('link', { name: inbox.report.missing.reason }).click();
      await expect(first).toBeFocused();
      await dialog.getByLabel(inbox.report.reasons['wrong-price']).check();
      await expect(summary).toBeHidden();
      await dialog.getByLabel(inbox.report.text).fill('Sitede 120 yazıyor.');
      await expect(dialog.getByText(inbox.counter({ used: '19', most: '1.000' }))).toBeVisible();
      await dialog.getByRole('button', { name: inbox.report.send }).click();
      await expect(page.getByRole('dialog', { name: inbox.report.sentTitle })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: inbox.report.sent })).toBeFocused();
    });
    await story.step('the page of the report form keeps its input on a reload, and confirms it', async () => {
      await arrive(page, `${campaigns.sedan}/bildir`);
      await page.getByLabel(inbox.report.text).fill('Sitede 120 yazıyor.');
      await reload(page);
      await expect(page.getByLabel(inbox.report.text)).toHaveValue('Sitede 120 yazıyor.');
      await page.getByLabel(inbox.report.reasons['wrong-price']).check();
      await page.getByRole('button', { name: inbox.report.send }).click();
      await expect(page.getByRole('status').filter({ hasText: inbox.report.sent })).toBeFocused();
    });
  },
);

story(
  'a campaign has its conditions beside its text, and is shared and reported by keyboard',
  { tag: '@wide' },
  async ({ page }) => {
    await arrive(page, campaigns.sedan);
    await story.step('its conditions stand beside its text, and below it in a narrow window', async () => {
      const text = page.getByRole('tabpanel', { name: campaignReading.description });
      const conditions = page.getByRole('heading', { name: campaignReading.conditions });
      const boxes = async () => {
        const [description, heading] = [await text.boundingBox(), await conditions.boundingBox()];
        if (description === null || heading === null) throw new Error('The texts are not displayed.');
        return { description, heading };
      };
      await page.setViewportSize({ width: 390, height: 844 });
      const narrow = await boxes();
      expect(narrow.heading.y).toBeGreaterThanOrEqual(narrow.description.y + narrow.description.height);
      for (const width of [1920, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { description, heading } = await boxes();
        expect(heading.x, `${width} px`).toBeGreaterThanOrEqual(description.x + description.width);
        expect(heading.y + heading.height, `${width} px`).toBeLessThanOrEqual(description.y + 1);
      }
    });
    const menu = page.locator('summary', { hasText: share.action });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    const copy = page.getByRole('button', { name: visit.share.copy });
    await expect(copy).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    const link = page.getByRole('link', { name: campaignReading.report });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: inbox.report.title });
    await expect(dialog.getByRole('heading')).toBeFocused();
    // Skips the close button to the reasons. Space selects the first, the arrow key the next.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel(inbox.report.reasons['wrong-price'])).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('120 olmalı');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ben@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: inbox.report.sent })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  },
);

// Specification 1.6
story(
  'a campaign has its share menu in view, is added to a calendar, printed on one sheet, and listed on the home page with similar ones until cleared',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await arrive(page, campaigns.bmw);
    // The menu of the sticky column opens above its button near the lower edge of the window.
    await openShare(page);
    for (const name of [share.whatsapp, share.tweet]) {
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: share.tweet, exact: true })).toBeHidden();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const akin = page.getByRole('region', { name: campaignPage.related }).getByRole('article').first();
    const related = (await akin.getByRole('heading').getByRole('link').textContent()) ?? '';
    await page.waitForFunction(() => sessionStorage.getItem('recent-campaigns') !== null);
    const calendar = page.getByRole('link', { name: campaignPage.addToCalendar });
    const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('BEGIN:VALARM');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${baseURL}${campaigns.bmw}`)).toBeVisible();
    await expect(page.getByRole('table', { name: campaignReading.vehicleCaption })).toBeVisible();
    await expect(page.getByRole('heading', { name: campaignReading.conditions })).toBeVisible();
    await expect(page.getByText(share.action, { exact: true })).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: null });

    await arrive(page, '/');
    const shelf = page.getByRole('region', { name: visit.recent });
    await expect(shelf.getByRole('link', { name: title ?? '' })).toBeVisible();
    const recommended = page.getByRole('region', { name: visit.recommended });
    await expect(recommended.getByRole('link', { name: related })).toBeVisible();
    await expect(recommended.getByRole('link', { name: title ?? '' })).toHaveCount(0);
    const above = await page.getByRole('region', { name: tr.newsletter.title }).boundingBox();
    const below = await recommended.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Number.NaN));
    await shelf.getByRole('button', { name: visit.clearRecent }).click();
    await expect(shelf.or(recommended)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('recent-campaigns'))).toBeNull();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false, expectedTrouble: [/status of 400/] });

  story('a campaign is shared and reported', { tag: '@once' }, async ({ page }) => {
    await page.goto(campaigns.sedan);
    await openShare(page);
    await expect(page.getByRole('link', { name: share.whatsapp })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expect(page.getByRole('button', { name: visit.share.copy })).toHaveCount(0);
    await page.getByRole('link', { name: campaignReading.report }).click();
    await expect(page).toHaveURL(`${campaigns.sedan}/bildir`);
    await page.getByLabel(inbox.report.text).fill('Görsel başka bir aracın.');
    await page.getByRole('button', { name: inbox.report.send }).click();
    const summary = page.getByRole('alert').filter({ hasText: inbox.report.summary });
    await summary.getByRole('link', { name: inbox.report.missing.reason }).click();
    await expect(page.getByLabel(inbox.report.reasons.ended)).toBeFocused();
    await expect(page.getByLabel(inbox.report.text)).toHaveValue('Görsel başka bir aracın.');
    await page.getByLabel(inbox.report.reasons.other).check();
    await page.getByRole('button', { name: inbox.report.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: inbox.report.sentTitle })).toBeVisible();
    await page.getByRole('link', { name: inbox.report.back }).click();
    await expect(page).toHaveURL(campaigns.sedan);
  });
});
