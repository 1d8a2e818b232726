import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole, expectWholeWithFrame } from '../axe.ts';
import { giveSecondFactor, nextCode, registerMember, signInByCall, usernameOf } from '../member.ts';
import { arriveAtOffice, chooseRecord, moveInOffice, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign, giveRequests } from '../records.ts';
import { expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { askFor } from './leads.ts';

const { assignees, 'assignment-rules': rules, frame, leads, resource } = office;
const { automations, 'automation-runs': runs } = office;

// A job starts within seconds, but later on a busy machine.
const LONG_MS = 30_000;
// A plan must be in the future when its call arrives.
const SOON_MS = 2_000;

story(
  'a rule and an automation are added, tried and activated, and an owner is reminded of a plan',
  { tag: '@once' },
  async ({ page, browser, visitor, baseURL }) => {
    await signInAsAdmin(page, visitor);
    const helper = newVisitor();
    const colleague = await registerMember(helper, baseURL);
    const secret = await giveSecondFactor(helper, baseURL);
    await giveRequests(page, colleague);
    const brand = `Dağıtan ${usernameOf(visitor)}`;
    const slug = await addBrand(page, brand);
    // Two campaigns, because a signed-in person may ask only once for each.
    const { id: first } = await addCampaign(page, slug, `${brand} kampanyası`);
    const { id: second } = await addCampaign(page, slug, `${brand} fırsatı`);
    const asker = `Kimsesiz${usernameOf(visitor)}`;
    await askFor(page, asker, first);

    await arriveAtOffice(page, `/crm-admin/leads?q=${encodeURIComponent(asker)}`);
    await page.getByRole('link', { name: new RegExp(leads.unassigned({ count: '[\\d.]+' })) }).click();
    await expect(page).toHaveURL(/isUnassigned=true/);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

    await moveInOffice(page, '/crm-admin/assignment');
    await expectWhole(page);
    await page.getByRole('button', { name: rules.add }).first().click();
    const panel = page.getByRole('complementary');
    const name = `İzmir ${usernameOf(visitor)}`;
    await panel.getByLabel(rules.fields.name.label, { exact: true }).fill(name);
    await chooseRecord(page, panel.getByRole('combobox', { name: rules.fields.brandId.label }), brand);
    await panel.getByLabel(rules.fields.city.label).fill('izmir');
    await chooseRecord(page, panel.getByRole('combobox', { name: rules.fields.people.label }), colleague);
    await page.keyboard.press('Control+s');
    const toasts = page.getByRole('region', { name: frame.toasts.label });
    await expect(toasts.getByText(resource.created({ label: name }))).toBeVisible();
    await expect(panel.getByLabel(rules.fields.city.label)).toHaveValue('İzmir');

    await panel.getByText(rules.tabs.trial).click();
    await expect(panel.getByRole('heading', { name: rules.trial.people })).toBeVisible();
    await expect(panel.getByRole('row').filter({ hasText: colleague }).first()).toBeVisible();
    // The bar contains the menu of what can be undone.
    await expectWholeWithFrame(page, 'dark');
    await panel.getByRole('button', { name: rules.actions['switch-on'].label }).click();
    await page.getByRole('dialog').getByRole('button', { name: rules.actions['switch-on'].label }).click();
    await expect(toasts.getByText(rules.actions['switch-on'].done({ label: name }))).toBeVisible();
    const next = await askFor(page, `Sahipli${usernameOf(visitor)}`, second);
    const { labels } = await (await page.request.get(`/api/crm/leads/${next}`)).json();
    expect(labels.ownerId).toBe(colleague);

    // The owner is reminded of the planned action when it is due, without reloading.
    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    const own = await theirs.newPage();
    await signInByCall(own, colleague, nextCode(secret));
    await arriveAtOffice(own, '/crm-admin/leads');
    const headers = { 'sec-fetch-site': 'same-origin' };
    const at = Date.now() + SOON_MS;
    const action = { kind: 'plan', action: 'Fiyatı bildir', at: new Date(at).toISOString() };
    const planned = await page.request.post(`/api/crm/leads/${next}/work`, { data: { action }, headers });
    expect(planned.status(), await planned.text()).toBe(200);
    await expect.poll(() => Date.now()).toBeGreaterThan(at);
    await page.request.post('/api/admin/background-jobs/remind-of-actions/run', { data: {}, headers });
    const waiting = own.getByRole('region', { name: leads.notices.title });
    await expect(waiting).toContainText('Fiyatı bildir', { timeout: LONG_MS });
    // The bar contains the bell with its number.
    await expectWholeWithFrame(own);
    // The bell shows the reminder on every screen and leads to the request.
    await own.getByRole('link', { name: frame.screens.figures }).first().click();
    // Waits for the screen, because its arrival closes open menus of the bar.
    await expect(own.getByRole('heading', { level: 1, name: frame.screens.figures })).toBeVisible();
    await own.getByLabel(leads.notices.bellOf({ count: '1' })).click();
    await expectWhole(own, 'html', 'dark');
    await own
      .getByRole('group', { name: leads.notices.title })
      .getByRole('link', { name: `Sahipli${usernameOf(visitor)}` })
      .click();
    await expect(own).toHaveURL(new RegExp(`open=${next}`));
    await own.keyboard.press('Escape');
    await waiting.getByRole('button').first().click();
    await expect(waiting).toBeHidden();
    await theirs.close();

    // An automation for unanswered requests is tried and switched on, like the rule.
    const reminderName = `Hatırlatan ${usernameOf(visitor)}`;
    await moveInOffice(page, '/crm-admin/automations');
    await page.getByRole('button', { name: automations.add }).first().click();
    await panel.getByLabel(automations.fields.name.label, { exact: true }).fill(reminderName);
    await chooseRecord(page, panel.getByRole('combobox', { name: automations.fields.brandId.label }), brand);
    await panel.getByLabel(automations.fields.action.label).selectOption('remind');
    await expectWhole(page);
    await page.keyboard.press('Control+s');
    await expect(toasts.getByText(resource.created({ label: reminderName }))).toBeVisible();
    await panel.getByText(automations.tabs.trial).click();
    await expect(panel.getByText(automations.trial.summary({ runs: '0', leads: '2' }))).toBeVisible();
    await panel.getByRole('button', { name: automations.actions['switch-on'].label }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: automations.actions['switch-on'].label })
      .click();
    await expect(
      toasts.getByText(automations.actions['switch-on'].done({ label: reminderName })),
    ).toBeVisible();
    await page.getByRole('link', { name: runs.title }).click();
    await expect(page.getByRole('heading', { name: runs.title, exact: true })).toBeVisible();
    await expectWhole(page, 'html', 'dark');

    await moveInOffice(page, '/crm-admin/assignment');
    await page.getByRole('link', { name: assignees.title }).click();
    // Waits for the table, because the previous screen's trial contains the same names until the page has changed.
    const team = page.getByRole('table', { name: assignees.title });
    await expect(team).toBeVisible();
    // Every story that makes an admin adds to the team, so this colleague may be on a later page.
    await page.getByLabel(assignees.search).fill(colleague);
    await expect(team.getByRole('row')).toHaveCount(2);
    await expect(team.getByRole('row').filter({ hasText: colleague })).toBeVisible();
    await expectWhole(page);
  },
);
