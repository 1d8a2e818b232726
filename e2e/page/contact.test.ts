import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { tabTo } from '../keyboard.ts';
import { arrive, expect, type Page, reload, story } from '../story.ts';

const { inbox, fieldErrors } = tr;

// The server refuses once, and the connection fails once.
story.use({ expectedTrouble: [/ERR_FAILED|status of 400/] });

const { contact } = inbox;
const message = 'Merhaba,\nfiyat tutmuyor.';

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel(contact.name).fill('Şebnem Iğdır');
  await page.getByLabel(inbox.email, { exact: true }).fill(email);
  await page.getByLabel(contact.topic, { exact: true }).selectOption(contact.topics.campaign);
  await page.getByLabel(contact.message).fill(message);
  await page.getByRole('checkbox').check();
}
const send = (page: Page) => page.getByRole('button', { name: contact.send, exact: true }).click();

story(
  'a message shows its errors, is written by keyboard, survives a lost connection and a reload, and arrives',
  { tag: '@wide' },
  async ({ page, visitor }) => {
    await story.step('it shows its errors, then arrives', async () => {
      await arrive(page, '/contact');
      await send(page);
      await expect(page.getByLabel(contact.name)).toBeFocused();
      await expect(page.getByLabel(contact.name)).toHaveAccessibleDescription(contact.missing.name);
      await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(contact.missing.kvkkConsent);
      const summary = page.getByRole('alert').filter({ hasText: contact.summary });
      await expect(summary.getByRole('link')).toHaveText(Object.values(contact.missing));
      await summary.getByRole('link', { name: contact.missing.topic }).click();
      await expect(page.getByLabel(contact.topic, { exact: true })).toBeFocused();
      await page.getByLabel(contact.phone).fill('532 111');
      await expect(
        summary.getByRole('link', { name: `${contact.phone}: ${fieldErrors['invalid-phone']}` }),
      ).toBeVisible();
      await page.getByLabel(contact.phone).fill('');
      await fill(page, visitor.email);
      await expect(summary).toBeHidden();
      await page.getByLabel(contact.phone).fill('+90 532 111 22 33');
      await expect(page.getByLabel(contact.phone)).toHaveValue('532 111 22 33');
      await expect(page.getByText(inbox.counter({ used: '24', most: '4.000' }))).toBeVisible();
      await page.route('**/api/public/contact-messages', (route) =>
        route.fulfill({
          status: 400,
          json: {
            code: 'validation-failed',
            error: refusals['validation-failed'],
            fields: { name: fieldErrors.invalid },
          },
        }),
      );
      await send(page);
      await expect(page.getByLabel(contact.name)).toBeFocused();
      await expect(
        summary.getByRole('link', { name: `${contact.name}: ${fieldErrors.invalid}` }),
      ).toBeVisible();
      await page.getByLabel(contact.name).fill('Şebnem Iğdırlı');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute('**/api/public/contact-messages');
      await send(page);
      const arrived = page.getByRole('status').filter({ hasText: contact.sentTitle });
      await expect(arrived).toContainText(visitor.email);
      await expect(page.locator(':focus').filter({ has: arrived })).toBeVisible();
      await page.getByRole('button', { name: contact.another }).click();
      await expect(page.getByLabel(contact.message)).toHaveValue('');
    });
    await story.step('by keyboard', async () => {
      await tabTo(page, page.getByLabel(contact.name));
      const type = async (text: string) => {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      };
      await type('Şebnem Iğdır');
      await type(visitor.email);
      await type('');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await type('Bir sorum var.');
      // Moves past the link of the notice to the checkbox.
      await page.keyboard.press('Shift+Tab');
      await tabTo(page, page.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page.getByText(contact.sentTitle)).toBeVisible();
    });
    await story.step('it survives a lost connection and a reload, and is sent later', async () => {
      await page.getByRole('button', { name: contact.another }).click();
      await fill(page, visitor.email);
      await page.route('**/api/public/contact-messages', (route) => route.abort());
      await send(page);
      await expect(page.getByRole('alert')).toContainText(tr.errors.page.offline);
      await expect(page.getByLabel(contact.message)).toHaveValue(message);
      await page.unroute('**/api/public/contact-messages');
      await reload(page);
      await expect(page.getByLabel(contact.message)).toHaveValue(message);
      await expect(page.getByLabel(contact.topic, { exact: true })).toHaveValue('campaign');
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await page.getByRole('checkbox').check();
      await send(page);
      await expect(page.getByText(contact.sentTitle)).toBeVisible();
      await reload(page);
      await expect(page.getByLabel(contact.message)).toHaveValue('');
    });
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story(
    'a message keeps its input when it returns with errors, then arrives',
    { tag: '@once' },
    async ({ page, visitor }) => {
      await page.goto('/contact');
      await page.getByLabel(contact.message).fill(message);
      await page.getByLabel(contact.topic, { exact: true }).selectOption(contact.topics.press);
      await send(page);
      await expect(page.getByLabel(contact.name)).toHaveAccessibleDescription(contact.missing.name);
      const summary = page.getByRole('alert').filter({ hasText: contact.summary });
      await expect(summary.getByRole('link')).toHaveText([
        contact.missing.name,
        contact.missing.email,
        contact.missing.kvkkConsent,
      ]);
      await summary.getByRole('link', { name: contact.missing.email }).click();
      await expect(page.getByLabel(inbox.email, { exact: true })).toBeFocused();
      await expect(page.getByLabel(contact.message)).toHaveValue(message);
      await expect(page.getByLabel(contact.topic, { exact: true })).toHaveValue('press');
      await fill(page, visitor.email);
      await send(page);
      await expect(page.getByText(contact.sentTitle)).toBeVisible();
    },
  );
});
