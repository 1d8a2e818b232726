import { inbox as forms } from '@ayrac/phrases/tr/inbox.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectAccessible } from './axe.ts';
import { arriveAsAdmin } from './office.ts';
import { expect, story } from './story.ts';

const { inbox, 'inbox-threads': threads, frame } = office;

story(
  'a report comes in, is found and answered by keyboard, and closed',
  async ({ page, visitor, baseURL }) => {
    const found = await page.request.get('/api/Campaign_Service/campaign');
    const text = `120 değil <b>150</b> lira, ${visitor.email}`;
    const reply = `Teşekkürler ${visitor.email}, düzelttik.`;
    // Each window has a campaign of its own: reports of one stand together.
    const place = (page.viewportSize()?.width ?? 0) < 600 ? 1 : 0;
    const campaignId = (await found.json())[place].id;
    const sent = await page.request.post('/api/public/reports', {
      data: {
        campaignId,
        reason: 'wrong-price',
        text,
        email: visitor.email,
        tookMs: 9_000,
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.status()).toBe(200);

    await arriveAsAdmin(page, visitor, baseURL, '/admin/inbox');
    const list = page.getByRole('region', { name: inbox.views.open });
    const row = list.getByRole('link').filter({ hasText: text });
    await expect(row).toContainText(forms.report.reasons['wrong-price']);
    await expectAccessible(page);
    await page.keyboard.press('j');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type(visitor.email.toUpperCase());
    await expect(list.getByRole('link')).toHaveCount(1);
    await row.focus();
    await page.keyboard.press('Enter');

    const thread = page.getByRole('article');
    await expect(thread.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(thread.getByText(text, { exact: true })).toBeVisible();
    await expect(thread.getByRole('region', { name: inbox.campaign.title })).toBeVisible();
    await expect(thread.getByText(inbox.states.read, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await thread.getByRole('button', { name: inbox.campaign.check }).click();
    await expect(page.getByText(inbox.campaign.done)).toBeVisible();

    await thread.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('r');
    const written = thread.getByLabel(inbox.write.answerLabel);
    await expect(written).toBeFocused();
    await written.fill(reply);
    await thread.getByRole('button', { name: inbox.write.send }).click();
    await expect(thread.getByRole('listitem').filter({ hasText: reply })).toBeVisible();
    await expect(written).toHaveValue('');

    await thread.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('e');
    await expect(thread.getByRole('button', { name: inbox.reopen })).toBeVisible();
    await page.getByRole('button', { name: frame.toasts.undo }).click();
    await expect(thread.getByRole('button', { name: inbox.close, exact: true })).toBeVisible();

    await thread.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('Escape');
    await expect(thread).toBeHidden();
    await expect(row).toBeFocused();

    // The same thread in the table of all of them, which leads back to where it is read.
    await page.getByRole('link', { name: inbox.table, exact: true }).click();
    const table = page.getByRole('region', { name: threads.title });
    await table.getByLabel(threads.search).fill(visitor.email.toUpperCase());
    await expect(table.getByText(threads.count({ count: '1' }))).toBeVisible();
    await expectAccessible(page);
    await table.getByRole('link').first().click();
    await expect(thread.getByText(text, { exact: true })).toBeVisible();
  },
);
