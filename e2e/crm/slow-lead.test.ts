import { office } from '@ayrac/phrases/tr/office/index.ts';
import { hold } from '../accessibility/look-of-steps.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { signInAsAdmin } from '../office.ts';
import { expect, type Locator, type Page, story } from '../story.ts';
import { makeBrandTeam } from './brand-team.ts';

const { leads } = office;

/** Returns where each visible control is, by its text or label. */
function placesOf(panel: Locator): Promise<Record<string, number>> {
  return panel.locator('button, input, select, textarea, a').evaluateAll((controls) => {
    const top = document.querySelector('.record-title')?.getBoundingClientRect().top ?? 0;
    const shown = controls.filter((control) => control.checkVisibility());
    return Object.fromEntries(
      shown.map((control) => [
        `${control.textContent} ${control.getAttribute('aria-label') ?? control.id}`,
        Math.round(control.getBoundingClientRect().top - top),
      ]),
    );
  });
}

story(
  'nothing moves in a lead whose details answer late, and a call is logged though its key comes before the number',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    const device = await context.newCDPSession(page);
    await signInAsAdmin(page, visitor);
    const { leadId } = await makeBrandTeam(page, `Geç ${usernameOf(visitor)}`, {
      contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
    });
    const panel = page.getByRole('complementary');
    for (const window of ['phone', 'computer'] as const) {
      await story.step(`the details on a ${window}`, async () => {
        await hold(page, device, window);
        const answer = await holdBack(page, `**/api/crm/leads/${leadId}/story`);
        await page.goto(`/crm-admin/leads?open=${leadId}`);
        await expect(panel.getByRole('button', { name: leads.contact.call })).toBeVisible();
        await expectWhole(page);
        const before = await placesOf(panel);
        answer();
        await expect(panel.getByRole('button', { name: leads.work.week })).toBeVisible();
        await expect(panel.getByText(leads.contact.missing)).toBeVisible();
        expect(await placesOf(panel)).toMatchObject(before);
      });
    }
    await story.step('the outcome of a call', async () => {
      const answer = await holdBack(page, `**/api/crm/leads/${leadId}/reveal`);
      await page.keyboard.press('c');
      await page.keyboard.press('2');
      await page.keyboard.press('2');
      answer();
      const { channels, outcomes } = leads.contact;
      const logged = leads.story.contact({ channel: channels.call, outcome: outcomes['no-answer'] });
      await expect(panel.getByText(logged)).toHaveCount(1);
      await expect(panel.getByText(leads.contact.what)).toBeHidden();
    });
  },
);

/** Holds the next call to an address back until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise: isWaitedFor, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => isWaitedFor.then(() => route.continue()), { times: 1 });
  return resolve;
}
