import { createHash } from 'node:crypto';
import { isSolved, type Proof } from '@ayrac/domain/quote/quote-proof.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { solveChallenge } from '../../apps/server/src/testing/solve-challenge.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { fillQuote, sendButton } from './quote-form.ts';
import { goToContact, offer, openWizard, pick, question } from './wizard-steps.ts';

const { quote, wizard: phrases, errors, shell, offer: offerWords, quoteOutcome } = tr;
const SUBMISSION = '**/form-submission/anonymous';
const CATEGORIES = '**/api/Campaign_Service/category';
const CAMPAIGNS = '**/api/public/quote-choices?*';
const CAMPAIGN = '**/api/public/campaigns/*';

story.describe('when data does not load', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  // Specification 4.19, 8.7
  story(
    'each step of the wizard explains what is missing and retries; nothing moves or closes while loading',
    async ({ page }) => {
      const wizard = page.getByRole('dialog', { name: phrases.title });
      const answer = Promise.withResolvers<void>();
      await story.step('loading', async () => {
        await arrive(page, '/marka');
        for (const call of [CATEGORIES, CAMPAIGNS, CAMPAIGN]) {
          await page.route(call, async (route) => {
            await answer.promise;
            await route.fulfill({ status: 503, body: '{}' });
          });
        }
        await page.getByRole('banner').getByRole('link', { name: shell.quote }).click();
        await expect(wizard.getByText(phrases.loading)).toBeVisible();
        const next = wizard.getByRole('button', { name: phrases.next });
        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await expect(next).toHaveText(phrases.next);
        await page.keyboard.press('Escape');
        await expect(wizard.getByRole('button', { name: quote.close })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await expect(wizard).toBeVisible();
      });
      await story.step('failure', async () => {
        answer.resolve();
        const retry = wizard.getByRole('button', { name: phrases.retry });
        await expect(wizard.getByText(errors.page.categoriesNotLoaded)).toBeVisible();
        await page.unroute(CATEGORIES);
        await retry.click();
        await pick(wizard, 'Otomobil');
        await pick(wizard, 'Lastik');
        await expect(wizard.getByText(phrases.campaignsNotLoaded)).toBeVisible();
        await page.unroute(CAMPAIGNS);
        await retry.click();
        const campaigns = wizard.getByRole('list', { name: phrases.questions.campaign });
        await campaigns.getByRole('button').first().click();
        await expect(wizard.getByText(phrases.campaignNotLoaded)).toBeVisible();
        await page.unroute(CAMPAIGN);
        await retry.click();
        await expect(wizard.getByLabel(quote.name, { exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(wizard).toBeHidden();
      });
    },
  );
});

story.describe('when a request is refused', () => {
  story.use({ expectedTrouble: [/status of (?:409|429|500)/] });

  // Specification 4.17, 4.20
  story(
    'a failed form keeps its input; a repeated request is refused, and a too fast one is proven under the same key',
    async ({ page, visitor }) => {
      await story.step('server failure', async () => {
        await arrive(page, '/marka');
        const wizard = await openWizard(page);
        await goToContact(wizard);
        await fillQuote(wizard, visitor);
        await page.route(SUBMISSION, (route) => route.fulfill({ status: 500, body: '{}' }));
        await sendButton(wizard).click();
        await expect(wizard.getByText(quote.refused.failure)).toBeVisible();
        await page.unroute(SUBMISSION);
        await sendButton(wizard).click();
        const success = page.getByRole('dialog', { name: offerWords.sentTitle });
        await success.getByRole('button', { name: quoteOutcome.understood }).click();
        await expect(success).toBeHidden();
      });
      await story.step('the same campaign again is refused with OK, and another can be chosen', async () => {
        const again = await openWizard(page);
        await pick(again, 'Otomobil');
        await pick(again, 'Sıfır Otomobil');
        await pick(again, 'Sedan');
        await expect(offer(again, 'Alazyel')).toContainText(phrases.sentBefore);
        await pick(again, 'Alazyel');
        const warning = page.getByRole('dialog', { name: quoteOutcome.requestedTitle });
        await expect(warning.getByText(quote.refused.duplicate)).toBeVisible();
        await warning.getByRole('button', { name: quoteOutcome.understood }).click();
        await expect(question(again, 'campaign')).toBeVisible();

        // A later visit of the same person, of which only the server knows.
        await page.reload();
        const later = page.getByRole('dialog', { name: phrases.title });
        await pick(later, 'Alazyel');
        await expect(later.getByLabel(quote.name, { exact: true })).toHaveValue('');
        await fillQuote(later, visitor);
        await expect(later.getByText(quote.refused.duplicate)).toBeVisible();
        await sendButton(later).click();
        await warning.getByRole('button', { name: quoteOutcome.understood }).click();
        await expect(question(later, 'campaign')).toBeVisible();
      });
      await story.step('faster than by hand', async () => {
        const other = newVisitor();
        await page.evaluate(() => {
          sessionStorage.clear();
          localStorage.clear();
        });
        const keys: (string | undefined)[] = [];
        // The browser of the stories is slow at it, so it solves an easy challenge, and the story the server's.
        const asked = Promise.withResolvers<Proof>();
        let easy = { seed: '', puzzles: 0, bits: 0 };
        await page.route(SUBMISSION, async (route) => {
          const body = route.request().postDataJSON();
          const { proof } = body.sending;
          keys.push(route.request().headers()['idempotency-key']);
          if (proof === undefined) {
            const sending = { ...body.sending, filledInMs: 0 };
            const response = await route.fetch({ postData: { ...body, sending } });
            const problem = await response.json();
            asked.resolve(solveChallenge(problem.challenge));
            easy = { ...problem.challenge, bits: 4 };
            return route.fulfill({ response, json: { ...problem, challenge: easy } });
          }
          const solved = await asked.promise;
          expect(proof.token).toBe(solved.token);
          expect(isSolved(easy, proof.solutions, sha256)).toBe(true);
          const sending = { ...body.sending, filledInMs: 0, proof: solved };
          return route.continue({ postData: { ...body, sending } });
        });
        await arrive(page, `${campaigns.sedan}/teklif`);
        const form = page.getByRole('main');
        await fillQuote(form, other);
        await sendButton(form).click();
        await expect(page.getByRole('heading', { level: 1, name: offerWords.sentTitle })).toBeVisible();
        expect(keys).toHaveLength(2);
        expect(new Set(keys).size).toBe(1);
      });
    },
  );
});

const sha256 = (text: string) => createHash('sha256').update(text).digest();
