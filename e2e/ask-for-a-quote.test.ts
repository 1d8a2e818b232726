import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from './places.ts';
import { fillQuote, openQuote } from './quote-form.ts';
import { arrive, expect, story } from './story.ts';

const { quote } = tr;
const A_DAY_MS = 86_400_000;
const alreadyRequested = 'Bu kampanya için daha önce teklif aldınız. Başka bir kampanya seçebilirsiniz.';

story(
  'a visitor asks for a quote, reads that it was taken, and is invited to register',
  async ({ page, visitor }) => {
    await page.clock.install();
    await arrive(page, campaigns.sedan);
    const dialog = await openQuote(page);
    await expect(dialog.getByRole('button', { name: tr.wizard.next })).toHaveCount(0);
    await fillQuote(dialog, visitor);
    await page.clock.pauseAt(Date.now() + A_DAY_MS);
    await dialog.getByRole('button', { name: quote.send }).click();
    const said = quote.sent({ brand: 'Alazyel' });
    const success = page.getByRole('dialog', { name: quote.sentTitle });
    await expect(success.getByText(said)).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(success).toBeVisible();
    await page.clock.runFor(200);
    await expect(success).toBeHidden();
    const invitation = page.getByRole('dialog', { name: quote.registerTitle });
    await expect(invitation.getByRole('link', { name: quote.register })).toHaveAttribute('href', '/register');
    await invitation.getByRole('button', { name: quote.notNow }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(said)).toBeVisible();
  },
);

story.describe('a second request', () => {
  story.use({ expectedTrouble: [/status of 409/] });

  story(
    'for the same campaign with the same e-mail is refused in a dialog with OK',
    async ({ page, visitor }) => {
      await arrive(page, campaigns.sedan);
      const first = await openQuote(page);
      await fillQuote(first, visitor);
      await first.getByRole('button', { name: quote.send }).click();
      await expect(page.getByRole('dialog', { name: quote.sentTitle })).toBeVisible();

      await arrive(page, campaigns.sedan);
      const second = await openQuote(page);
      await fillQuote(second, { ...visitor, email: ` ${visitor.email.toUpperCase()} ` });
      await second.getByRole('button', { name: quote.send }).click();
      const warning = page.getByRole('dialog', { name: quote.requestedTitle });
      await expect(warning.getByText(alreadyRequested)).toBeVisible();
      await warning.getByRole('button', { name: quote.understood }).click();
      await expect(page.getByRole('dialog').getByLabel(quote.name, { exact: true })).toHaveValue(
        visitor.name,
      );
    },
  );

  story('is known before it is sent, and for another campaign it is welcome', async ({ page, visitor }) => {
    await arrive(page, campaigns.sedan);
    const first = await openQuote(page);
    await fillQuote(first, visitor);
    await first.getByRole('button', { name: quote.send }).click();
    await expect(page.getByRole('dialog', { name: quote.sentTitle })).toBeVisible();

    await arrive(page, campaigns.sedan);
    const again = await openQuote(page);
    await again.getByLabel(quote.email, { exact: true }).fill(visitor.email);
    await expect(again.getByText(alreadyRequested)).toBeVisible();

    await arrive(page, campaigns.bmw);
    const other = await openQuote(page);
    await fillQuote(other, visitor);
    await other.getByRole('button', { name: quote.send }).click();
    await expect(page.getByRole('dialog', { name: quote.sentTitle })).toBeVisible();
  });
});

story('back closes the quote and opens it as it was left', async ({ page, visitor }) => {
  await arrive(page, campaigns.sedan);
  const dialog = await openQuote(page);
  await dialog.getByLabel(quote.name, { exact: true }).fill(visitor.name);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(campaigns.sedan);
  await page.goForward();
  await expect(dialog.getByLabel(quote.name, { exact: true })).toHaveValue(visitor.name);
});
