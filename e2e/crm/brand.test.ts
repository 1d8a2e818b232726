import { office } from '@ayrac/phrases/tr/office/index.ts';
import type { Locator } from '@playwright/test';
import { expectWhole } from '../axe.ts';
import { nextCode, signInByCall, usernameOf } from '../member.ts';
import { openMenu } from '../office/occupations.ts';
import { arriveAsAdmin, arriveAtOffice, chooseRecord, makeAdmin, moveInOffice } from '../office.ts';
import { addBrand } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { makeBrandTeam, post } from './brand-team.ts';

const { frame, leadFigures, leads, resource, 'assignment-rules': rules } = office;

// A call fails twice, because it is repeated once.
story.use({ expectedTrouble: [/Failed to load resource/] });

story(
  "a brand's requests have an address, which says why it shows none, and where saved views open",
  { tag: '@once' },
  async ({ page, visitor }) => {
    const username = await arriveAsAdmin(page, visitor, '/crm-admin/leads/yok');
    await expect(page.getByRole('heading', { name: leads.noBrand })).toBeVisible();
    await page.getByRole('link', { name: leads.allLeads }).click();
    await expect(page).toHaveURL(/\/crm-admin\/leads$/);

    const { items } = await (await page.request.get('/api/crm/lead-brands?limit=2')).json();
    const brands = '**/api/crm/lead-brands?*';
    await page.route(brands, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await moveInOffice(page, `/crm-admin/leads/${items[0].slug}`);
    await expect(page.getByText(leads.brandFailed)).toBeVisible();
    await page.unroute(brands);
    await page.getByRole('button', { name: resource.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leads.ofBrand({ brand: items[0].name }));
    const screens = page.getByRole('navigation', { name: frame.navigation.label });
    await expect(screens.getByRole('link', { name: leads.title })).toHaveAttribute('aria-current', 'true');

    // A saved view opens on the brand's page, tab or board where it was chosen.
    const [first, second] = items.map(({ slug }: { slug: string }) => `/crm-admin/leads/${slug}`);
    const name = `Kazanılanlar ${username}`;
    await moveInOffice(page, `${first}?stand=won`);
    await saveView(page, name);
    await expect(await openView(page, name)).toHaveAttribute('aria-current', 'true');

    await moveInOffice(page, second);
    await (await openView(page, name)).click();
    await expect(page).toHaveURL(`${second}?stand=won`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leads.ofBrand({ brand: items[1].name }));
    await moveInOffice(page, '/crm-admin/leads?view=board');
    await (await openView(page, name)).click();
    await expect(page).toHaveURL('/crm-admin/leads?stand=won&view=board');

    await moveInOffice(page, '/crm-admin/delivery?tab=mail&q=yok');
    await saveView(page, name, true);
    await arriveAtOffice(page, '/crm-admin/delivery?tab=mail');
    await expect(page).toHaveURL('/crm-admin/delivery?q=yok&tab=mail');
  },
);

story(
  'a person is marked in a rule whose brand is changed to another than theirs',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await arriveAsAdmin(page, visitor, '/crm-admin/assignment');
    const brands = [`Eski ${usernameOf(visitor)}`, `Yeni ${usernameOf(visitor)}`] as const;
    const team = await makeBrandTeam(page, brands[0]);
    await addBrand(page, brands[1]);
    await page.getByRole('button', { name: rules.add }).first().click();
    const panel = page.getByRole('complementary');
    const brand = panel.getByRole('combobox', { name: rules.fields.brandId.label });
    const { people } = rules.fields;
    // What was typed stays when the panel scrolls, until its list is closed.
    await brand.click();
    await brand.pressSequentially(brands[0]);
    const found = page.getByRole('option', { name: brands[0] });
    await expect(found).toBeVisible();
    await brand.evaluate((field) => {
      const scrolled = Promise.withResolvers<void>();
      const scrolling = field.closest('aside');
      scrolling?.addEventListener('scroll', () => requestAnimationFrame(() => scrolled.resolve()));
      scrolling?.scrollBy(0, 60);
      return scrolled.promise;
    });
    await expect(brand).toHaveValue(brands[0]);
    await expect(found).toBeVisible();
    await brand.press('Escape');
    await expect(found).toBeHidden();
    await expect(brand).toHaveValue('');
    await chooseRecord(page, brand, brands[0]);
    await chooseRecord(page, panel.getByRole('combobox', { name: people.label }), team.username);
    const chosen = panel.getByRole('list', { name: people.label }).getByRole('listitem');
    await expect(chosen).toHaveText([team.username]);
    await chooseRecord(page, brand, brands[1]);
    await expect(chosen).toHaveText([resource.reference.out({ label: team.username })]);
    await expectWhole(page);
    await chooseRecord(page, brand, brands[0]);
    await expect(chosen).toHaveText([team.username]);
  },
);

story(
  "a brand's team sees at once what a colleague assigns, and neither sees nor chooses a brand in its settings",
  { tag: '@once' },
  async ({ page, browser, visitor, baseURL }) => {
    const admin = await browser.newContext({ baseURL: baseURL ?? '' });
    const { username, secret } = await makeAdmin(visitor);
    await signInByCall(admin, username, nextCode(secret));
    const brand = `Kendi ${usernameOf(visitor)}`;
    const team = await makeBrandTeam(admin, brand);
    await signInByCall(page, team.username, nextCode(team.secret));
    const isLive = page.waitForResponse('**/api/crm/leads/live');
    await arriveAtOffice(page, '/crm-admin/leads');
    await isLive;
    const unassigned = page.getByRole('link', { name: leads.unassigned({ count: '1' }) });
    await expect(unassigned).toBeVisible();
    const action = { kind: 'assign', ownerId: team.memberId };
    await post(admin, `/api/crm/leads/${team.leadId}/work`, { action });
    await expect(unassigned).toBeHidden();
    await admin.close();

    await moveInOffice(page, '/crm-admin/assignment');
    await page.getByRole('button', { name: rules.add }).first().click();
    const panel = page.getByRole('complementary');
    await expect(panel.getByRole('combobox', { name: rules.fields.brandId.label })).toHaveValue(brand);
    await panel.getByLabel(rules.fields.name.label, { exact: true }).fill('Hepsi');
    await chooseRecord(page, panel.getByRole('combobox', { name: rules.fields.people.label }), team.username);
    await page.keyboard.press('Control+s');
    const list = page.getByRole('table', { name: rules.title });
    await expect(list.getByRole('link', { name: 'Hepsi' })).toBeVisible();
    await expect(list).not.toContainText(brand);
    await expect(
      page.getByRole('button', { name: resource.anyValue({ label: rules.fields.brandId.label }) }),
    ).toBeHidden();

    // The figures of one brand have no table by brand.
    await moveInOffice(page, '/crm-admin/figures');
    await expect(page.getByRole('heading', { name: leadFigures.people })).toBeVisible();
    await expect(page.getByRole('heading', { name: leadFigures.brands })).toBeHidden();
  },
);

async function saveView(page: Page, name: string, isDefault = false): Promise<void> {
  const menu = await openMenu(page, resource.views.button);
  await menu.getByRole('button', { name: resource.views.add }).click();
  const form = page.getByRole('dialog', { name: resource.views.add });
  await form.getByLabel(resource.views.name).fill(name);
  if (isDefault) await form.getByLabel(resource.views.isDefault).check();
  await form.getByRole('button', { name: resource.save }).click();
  await expect(form).toBeHidden();
}

/** Opens the menu of views and returns the link of one. */
async function openView(page: Page, name: string): Promise<Locator> {
  return (await openMenu(page, resource.views.button)).getByRole('link', { name });
}
