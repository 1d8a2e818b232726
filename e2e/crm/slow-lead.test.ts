import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { signInAsAdmin } from '../office.ts';
import { expect, type Locator, story } from '../story.ts';
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

story('nothing moves in a lead whose details answer late', async ({ page, visitor }) => {
  await signInAsAdmin(page, visitor);
  const { leadId } = await makeBrandTeam(page, `Geç ${usernameOf(visitor)}`, {
    contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
  });
  const { promise: isWaitedFor, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/crm/leads/${leadId}/story`, async (route) => {
    await isWaitedFor;
    await route.continue();
  });
  await page.goto(`/crm-admin/leads?open=${leadId}`);
  const panel = page.getByRole('complementary');
  const call = panel.getByRole('button', { name: leads.contact.call });
  await expect(call).toBeVisible();
  await expectWhole(page);
  const before = await placesOf(panel);
  answer();
  await expect(panel.getByRole('button', { name: leads.work.week })).toBeVisible();
  await expect(panel.getByText(leads.contact.missing)).toBeVisible();
  expect(await placesOf(panel)).toMatchObject(before);
});

story(
  'the outcome of a call is logged though its key comes before the number',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const { leadId } = await makeBrandTeam(page, `Çabuk ${usernameOf(visitor)}`);
    const { promise: isWaitedFor, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**/api/crm/leads/${leadId}/reveal`, async (route) => {
      await isWaitedFor;
      await route.continue();
    });
    await page.goto(`/crm-admin/leads?open=${leadId}`);
    const panel = page.getByRole('complementary');
    await expect(panel.getByText(leads.contact.missing)).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('2');
    await page.keyboard.press('2');
    answer();
    const { channels, outcomes } = leads.contact;
    const logged = leads.story.contact({ channel: channels.call, outcome: outcomes['no-answer'] });
    await expect(panel.getByText(logged)).toHaveCount(1);
    await expect(panel.getByText(leads.contact.what)).toBeHidden();
  },
);
