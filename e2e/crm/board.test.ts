import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { arriveAsAdmin, moveInOffice } from '../office.ts';
import { expect, type Page, story } from '../story.ts';
import { askInOffice, expectOneRow } from './leads.ts';

const { fieldErrors, frame, leads, resource } = office;
const { choices } = leads.fields.stand;

const column = (page: Page, stage: keyof typeof choices) =>
  page.getByRole('region', { name: choices[stage] });
const card = (page: Page, stage: keyof typeof choices, name: string) =>
  column(page, stage).getByRole('row', { name });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text);

/** Picks up a card with the keyboard, by its handle. */
async function pickUp(page: Page, stage: keyof typeof choices, name: string): Promise<void> {
  const held = card(page, stage, name);
  await expect(held).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(held.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board [data-drop-target]')).toBeVisible();
}

story(
  'cards are moved on the board by keys, whose hint fits a laptop, lost with a reason, restored, and dragged',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const name = `Bora${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    await arriveAsAdmin(page, visitor, '/crm-admin/leads?view=board');
    await expect(
      page.getByRole('button', { name: leads.board.moreOf({ stage: choices.won }) }),
    ).toBeVisible();
    await expect(page.getByText(leads.board.keys)).toBeInViewport({ ratio: 1 });
    // Nothing follows below it but the edge of the page.
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below).toBeLessThan(60);
    await moveInOffice(page, `/crm-admin/leads?view=board&q=${name}`);
    await expect(column(page, 'new').getByText(leads.board.empty)).toBeVisible();

    await askInOffice(page, name);
    const whole = `${name} Panoda`;
    // The card appears without reloading.
    await expect(card(page, 'new', whole)).toBeVisible();
    await expect(card(page, 'new', whole).getByText(leads.board.unassigned)).toBeVisible();
    await expectWhole(page);
    // The keys of the list are not promised here.
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: resource.keys.title });
    await expect(help.getByText(resource.keys.space, { exact: true })).toBeVisible();
    await expect(help.getByText('j', { exact: true })).toBeHidden();
    await page.keyboard.press('Escape');

    await tabTo(page, card(page, 'new', whole));
    await pickUp(page, 'new', whole);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(card(page, 'new', whole).getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(column(page, 'contacted').locator('[data-drop-target]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'qualified').locator('[data-drop-target]')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(toast(page, leads.board.moved({ label: whole, stage: choices.contacted }))).toBeVisible();
    await expect(card(page, 'contacted', whole)).toBeFocused();
    await expect(column(page, 'contacted').getByRole('heading')).toContainText('1');

    await pickUp(page, 'contacted', whole);
    while ((await column(page, 'lost').locator('[data-drop-target]').count()) === 0)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: leads.lose.title });
    const reason = question.getByRole('combobox', { name: leads.work.reason });
    await expect(reason.getByRole('option')).not.toHaveCount(1);
    // The field is not crowded by the text above it.
    const text = await question.getByText(leads.lose.text).boundingBox();
    const label = await question.getByText(leads.work.reason, { exact: true }).last().boundingBox();
    expect((label?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0))).toBeGreaterThanOrEqual(12);
    await expectWhole(page, 'html', 'dark');
    await reason.selectOption({ index: 2 });
    await reason.press('Enter');
    await tabTo(page, question.getByRole('button', { name: leads.lose.confirm }));
    await page.keyboard.press('Enter');
    await expect(card(page, 'lost', whole)).toBeVisible();
    await expect(card(page, 'lost', whole).getByText(leads.board.unassigned)).toBeHidden();
    // The card moves before the server has responded; the undo appears only afterwards.
    await expect(toast(page, leads.board.moved({ label: whole, stage: choices.lost }))).toBeVisible();
    await expect(card(page, 'lost', whole)).toBeFocused();
    await page.getByRole('button', { name: frame.toasts.undo }).last().press('Enter');
    await expect(card(page, 'contacted', whole)).toBeVisible();
    await expect(column(page, 'lost').getByText(leads.board.empty)).toBeVisible();

    // With the mouse a card can be dropped anywhere beside its own column, also where that one is longer.
    const cards = column(page, 'qualified').getByRole('grid');
    const { height = 0 } = (await card(page, 'contacted', whole).boundingBox()) ?? {};
    await card(page, 'contacted', whole).dragTo(cards, { targetPosition: { x: 40, y: height } });
    await expect(card(page, 'qualified', whole)).toBeVisible();
    await expect(toast(page, leads.board.moved({ label: whole, stage: choices.qualified }))).toBeVisible();

    // Nobody chose the moved card for an action on several cards.
    await expect(card(page, 'qualified', whole).getByRole('checkbox')).not.toBeChecked();
    await expect(page.getByRole('region', { name: resource.bulk })).toBeHidden();
  },
);

story(
  'on a phone, a lead is lost from its panel with a reason in the next field, restored, and called by two taps',
  { tag: '@narrow' },
  async ({ page, visitor }) => {
    const name = `Lale${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    await arriveAsAdmin(page, visitor, `/crm-admin/leads?view=board&q=${name}`);
    await askInOffice(page, name, 0, { contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' } });
    const whole = `${name} Panoda`;
    await card(page, 'new', whole).tap();
    const panel = page.getByRole('complementary', { name: whole });
    const stage = panel.getByRole('combobox', { name: leads.work.stage, exact: true });
    const reason = panel.getByRole('combobox', { name: leads.work.reason });
    const confirm = panel.getByRole('button', { name: leads.lose.confirm });

    // The person's wishes arrive with the story of the request, and move what is below.
    await expect(panel.getByText(leads.context.preference)).toBeVisible();
    await stage.selectOption(choices.lost);
    await expect(reason).toBeFocused();
    // Nothing stands between the state, its reason and the button that saves both.
    const label = panel.locator('label').filter({ hasText: leads.work.reason });
    for (const [above, below] of [
      [stage, label],
      [reason, confirm],
    ] as const) {
      const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()]);
      expect((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)).toBeLessThan(50);
    }
    await expect(confirm).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(fieldErrors.required)).toBeVisible();
    await expect(reason).toBeFocused();
    // Otherwise the head of the panel covers a part of what is scrolled under it.
    await panel
      .locator('[aria-keyshortcuts="c"]')
      .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expectWhole(page);

    await panel.getByRole('button', { name: resource.cancel, exact: true }).tap();
    await expect(stage).toBeFocused();
    await expect(stage).toHaveValue('new');

    await stage.selectOption(choices.lost);
    await reason.selectOption({ index: 2 });
    await expect(stage).toHaveValue('lost');
    await confirm.tap();
    await expect(confirm).toBeHidden();
    await expect(stage).toBeFocused();
    await expect(toast(page, leads.work.done.stage({ stage: choices.lost }))).toBeVisible();
    await page.getByRole('button', { name: frame.toasts.undo }).tap();
    await expect(stage).toHaveValue('new');
    await expect(reason).toBeHidden();

    const { channels, outcomes } = leads.contact;
    await expectOneRow(panel.locator('.lead-ways'));
    await panel.getByRole('button', { name: leads.contact.call }).tap();
    await expect(panel.getByText(leads.contact.what)).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    await panel.getByRole('button', { name: outcomes.reached }).tap();
    const logged = leads.story.contact({ channel: channels.call, outcome: outcomes.reached });
    await expect(panel.getByText(logged)).toHaveCount(1);

    // What many can get is within reach of a thumb, without scrolling sideways.
    await moveInOffice(page, `/crm-admin/leads?q=${name}`);
    await expectWhole(page);
    await page.getByLabel(resource.choose({ label: whole })).check();
    const bar = page.getByRole('region', { name: resource.bulk });
    await expect(bar.getByLabel(leads.work.owner, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByLabel(leads.work.stage, { exact: true })).toBeInViewport({ ratio: 1 });
    // The focus stays in the list while its bar comes and goes.
    await bar.getByLabel(leads.work.stage, { exact: true }).focus();
    await bar.getByLabel(leads.work.stage, { exact: true }).selectOption(choices.qualified);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
