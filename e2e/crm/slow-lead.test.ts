import { office } from '@ayrac/phrases/tr/office/index.ts';
import { hold } from '../accessibility/look-of-steps.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { signInAsAdmin } from '../office.ts';
import { expect, type Locator, type Page, story } from '../story.ts';
import { makeBrandTeam } from './brand-team.ts';

const { frame, leads } = office;

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
  'nothing moves or is lost in a lead whose details answer late, and a call is logged though its key comes before the number',
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
    const toasts = page.getByRole('region', { name: frame.toasts.label });
    const { work } = leads;
    await story.step('a note that is written before the last one is shown', async () => {
      const answer = await holdBack(page, `**/api/crm/leads/${leadId}/story`);
      const note = panel.getByLabel(work.note, { exact: true });
      const add = panel.getByRole('button', { name: work.addNote });
      await note.fill('Yarın arayacak');
      await add.click();
      await expect(toasts.getByText(work.done.note)).toBeVisible();
      await note.fill('Akşam uygun');
      await add.click();
      answer();
      await expect(panel.getByText('Yarın arayacak')).toHaveCount(1);
      await expect(note).toHaveValue('');
      await expect(panel.getByText('Akşam uygun')).toHaveCount(1);
    });
    await story.step('a plan that is changed before the last one is shown', async () => {
      const answer = await holdBack(page, `**/api/crm/leads/${leadId}/story`);
      const next = panel.getByLabel(work.next);
      const plan = panel.getByRole('button', { name: work.plan });
      await next.fill('Teklifi anlat');
      await plan.click();
      await expect(toasts.getByText(work.done.plan)).toBeVisible();
      await next.fill('Fiyatı bildir');
      answer();
      const planned = (action: string) => panel.getByText(leads.story.plan({ action, at: '' }).trim());
      await expect(planned('Teklifi anlat')).toBeVisible();
      await expect(next).toHaveValue('Fiyatı bildir');
      await plan.click();
      await expect(planned('Fiyatı bildir')).toBeVisible();
    });
    await story.step('a note that is begun before a reason is shown', async () => {
      const answer = await holdBack(page, `**/api/crm/leads/${leadId}/story`);
      const note = panel.getByLabel(work.note, { exact: true });
      const { lost } = leads.fields.stand.choices;
      const confirm = panel.getByRole('button', { name: leads.lose.confirm });
      await panel.getByLabel(work.stage).selectOption(lost);
      await panel.getByLabel(work.reason).selectOption({ index: 1 });
      await confirm.click();
      await expect(toasts.getByText(work.done.stage({ stage: lost }))).toBeVisible();
      await note.focus();
      answer();
      await expect(confirm).toBeHidden();
      await expect(note).toBeFocused();
    });
  },
);

/** Holds calls to an address back until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise: isWaitedFor, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => isWaitedFor.then(() => route.continue()));
  return resolve;
}
