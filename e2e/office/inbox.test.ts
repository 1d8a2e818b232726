import { inbox as forms } from '@ayrac/phrases/tr/inbox.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { hold } from '../accessibility/look-of-steps.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin } from '../office.ts';
import { expect, type Page, story } from '../story.ts';

const { inbox, 'inbox-threads': threads, frame, resource } = office;

story(
  'a report arrives, is found, answered by keyboard, and closed',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const device = await page.context().newCDPSession(page);
    const found = await page.request.get('/api/Campaign_Service/campaign');
    const text = `120 değil <b>150</b> lira, ${visitor.email}`;
    const reply = `Teşekkürler ${visitor.email}, düzelttik.`;
    const [{ id: campaignId, title }] = await found.json();
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

    await arriveAsAdmin(page, visitor, '/admin/inbox');
    const list = page.getByRole('region', { name: threads.title, exact: true });
    const open = list.getByRole('link', { name: inbox.lists.open });
    await expect(open).toHaveAttribute('aria-current', 'page');
    await expectWhole(page);
    await hold(page, device, 'phone');
    await expectWhole(page);
    await hold(page, device, 'computer');
    await list.getByRole('link', { name: inbox.lists.mine }).click();
    await expect(list.getByText(threads.emptyLists.mine)).toBeVisible();
    // The list itself is not a filter that somebody chose.
    await expect(list.getByRole('button', { name: resource.clearFilters })).toHaveCount(0);
    await list.getByRole('button', { name: resource.showAll }).click();
    await expect(list.getByRole('link', { name: inbox.lists.all })).toHaveAttribute('aria-current', 'page');
    await open.click();
    await expect(open).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('/');
    await page.keyboard.type(visitor.email.toUpperCase());
    await expect(list.getByText(threads.count({ count: '1' }))).toBeVisible();
    const line = list.getByRole('row').filter({ hasText: forms.report.reasons['wrong-price'] });
    const row = line.getByRole('link', { name: title });
    await expect(row).toBeVisible();
    await row.focus();
    const marking = await holdMarking(page);
    await page.keyboard.press('Enter');

    const thread = page.getByRole('complementary', { name: title });
    await expect(thread.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(thread.getByText(text, { exact: true })).toBeVisible();
    // A person who closes a thread that is just being marked as read is not in conflict with that.
    await marking.isDone;
    await page.keyboard.press('e');
    marking.answer();
    await expect(thread.getByRole('button', { name: threads.actions.reopen.label })).toBeVisible();
    await page.getByRole('button', { name: frame.toasts.undo }).click();
    await expect(thread.getByRole('region', { name: inbox.campaign.title })).toBeVisible();
    await expect(thread.getByText(inbox.states.read, { exact: true })).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    await hold(page, device, 'phone');
    await expectWhole(page, 'html', 'dark');
    await hold(page, device, 'computer');
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
    await expect(thread.getByRole('button', { name: threads.actions.reopen.label })).toBeVisible();
    await page.getByRole('button', { name: frame.toasts.undo }).click();
    await expect(
      thread.getByRole('button', { name: threads.actions.close.label, exact: true }),
    ).toBeVisible();

    await thread.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('Escape');
    await expect(thread).toBeHidden();
    await expect(row).toBeFocused();

    // Shortcuts of the list: answering a thread, assigning it, and closing all selected ones.
    await page.keyboard.press('r');
    await expect(thread.getByLabel(inbox.write.answerLabel)).toBeFocused();
    await thread.getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.keyboard.press('x');
    const chosen = page.getByRole('region', { name: resource.bulk });
    await chosen.getByRole('button', { name: threads.actions.close.label }).click();
    await expect(list.getByText(resource.nothingMatches)).toBeVisible();
    await list.getByRole('link', { name: inbox.lists.all }).click();
    await expect(row).toBeVisible();
  },
);

/** Holds back the answer to the next change of a thread. */
async function holdMarking(page: Page) {
  const done = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/admin/inbox/*', async (route) => {
    if (!isFirst || route.request().method() !== 'PATCH') return route.continue();
    isFirst = false;
    const response = await route.fetch();
    done.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  return { isDone: done.promise, answer: held.resolve };
}
