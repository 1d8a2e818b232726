import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from './places.ts';
import { fillQuote, sendButton } from './quote-form.ts';
import { arrive, expect, story } from './story.ts';

const { quote } = tr;

story.use({ expectedTrouble: [/status of 409/] });

story('a refused second request leads on, and another e-mail is welcome', async ({ page, visitor }) => {
  await page.route('**/form-submission/anonymous', (route) =>
    route.fulfill({ status: 409, json: { status: 409, code: 'duplicate-quote', error: '' } }),
  );
  await arrive(page, `${campaigns.sedan}/teklif`);
  const main = page.getByRole('main');
  await fillQuote(main, visitor);
  await sendButton(main).click();
  const notice = main.getByText(quote.requestedTitle);
  await expect(notice).toBeVisible();
  await expect(main.getByRole('link', { name: quote.similar })).toHaveAttribute('href', /^\/kategoriler\//);
  await main.getByLabel(quote.email, { exact: true }).fill(`x${visitor.email}`);
  await expect(notice).toBeHidden();
});
