import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { arriveAtOffice, signInAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';

const { campaignWizard: words, resource } = office;
const LINK = '**/api/admin/campaigns/*/preview-link';
const PAGE = /\/(?:en\/)?onizleme\//;

story.use({ viewport: { width: 1440, height: 900 }, expectedTrouble: [/status of 503|ERR_FAILED/] });

story(
  'a preview shows a placeholder while loading, retries after a failure, and switches device, language and theme',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const linked = Promise.withResolvers<void>();
    await page.route(LINK, async (route) => {
      await linked.promise;
      await route.fulfill({ status: 503, body: '{}' });
    });
    await signInAsAdmin(page, visitor);
    const [{ id }] = await (await page.request.get('/api/Campaign_Service/campaign')).json();
    await arriveAtOffice(page, `/admin/campaign-wizard?id=${id}`);
    const waiting = page.getByRole('status').filter({ hasText: resource.preview.loading });
    await expect(waiting).toBeVisible();
    await expectWhole(page);
    linked.resolve();
    const failed = page.getByRole('alert').filter({ hasText: resource.preview.failed });
    await expect(failed).toBeVisible();

    const arrived = Promise.withResolvers<void>();
    await page.route(PAGE, async (route) => {
      await arrived.promise;
      await route.abort();
    });
    await page.unroute(LINK);
    await failed.getByRole('button', { name: resource.retry }).click();
    await expect(waiting).toBeVisible();
    await expect(page.getByTitle(words.preview.frame)).toBeAttached();
    arrived.resolve();
    await expect(failed).toBeVisible();
    await expectWhole(page, 'html', 'dark');

    await page.unroute(PAGE);
    let requests = 0;
    const renewed = page.waitForResponse(LINK);
    await page.route(PAGE, async (route) => {
      requests += 1;
      await renewed;
      await route.fulfill({ status: 503, body: 'Bakımdayız' });
    });
    await failed.getByRole('button', { name: resource.retry }).click();
    await expect(failed).toBeVisible();
    expect(requests).toBe(1);

    await page.unroute(PAGE);
    await failed.getByRole('button', { name: resource.retry }).click();
    const frame = page.frameLocator(`iframe[title="${words.preview.frame}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(waiting).toBeHidden();
    await expect(failed).toBeHidden();

    const looks = words.preview;
    const screen = page.getByTitle(looks.frame);
    const width = () => screen.evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth);
    const document = frame.locator('html');
    const choose = (label: string) => page.locator('label', { hasText: label }).click();
    await expect.poll(width).toBe(390);
    await choose(looks.desktop);
    await expect.poll(width).toBe(1280);
    await expect(document).toHaveAttribute('lang', 'tr');
    await choose('EN');
    await expect(document).toHaveAttribute('lang', 'en');
    await expect(document).not.toHaveClass(/dark/);
    await choose(looks.dark);
    await expect(document).toHaveClass(/dark/);
    await expect(document).toHaveAttribute('lang', 'en');
    await choose(looks.phone);
    await expect.poll(width).toBe(390);
    await expect(document).toHaveClass(/dark/);
  },
);
