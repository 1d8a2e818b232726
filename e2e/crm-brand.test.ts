import { office } from '@ayrac/phrases/tr/office/index.ts';
import { makeBrandTeam } from './brand-team.ts';
import { nextCode, signInByCall, usernameOf } from './member.ts';
import { arriveAsAdmin, arriveAtOffice, chooseRecord, makeAdmin } from './office.ts';
import { expect, story } from './story.ts';

const { frame, leads, resource, 'assignment-rules': rules } = office;

// A call fails twice, because it is repeated once.
story.use({ expectedTrouble: [/Failed to load resource/] });

story(
  "a brand's requests have an address, which says whether the brand is unknown or could not be read",
  { tag: '@once' },
  async ({ page, visitor }) => {
    await arriveAsAdmin(page, visitor, '/crm-admin/leads/yok');
    await expect(page.getByRole('heading', { name: leads.noBrand })).toBeVisible();
    await page.getByRole('link', { name: leads.allLeads }).click();
    await expect(page).toHaveURL(/\/crm-admin\/leads$/);

    const { items } = await (await page.request.get('/api/crm/lead-brands?limit=1')).json();
    const brands = '**/api/crm/lead-brands?*';
    await page.route(brands, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await arriveAtOffice(page, `/crm-admin/leads/${items[0].slug}`);
    await expect(page.getByText(leads.brandFailed)).toBeVisible();
    await page.unroute(brands);
    await page.getByRole('button', { name: resource.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leads.ofBrand({ brand: items[0].name }));
    const screens = page.getByRole('navigation', { name: frame.navigation.label });
    await expect(screens.getByRole('link', { name: leads.title })).toHaveAttribute('aria-current', 'true');
  },
);

story(
  "a brand's team sees and chooses no brand in its settings",
  { tag: '@once' },
  async ({ page, browser, visitor, baseURL }) => {
    const admin = await browser.newContext({ baseURL: baseURL ?? '' });
    const { username, secret } = await makeAdmin(visitor);
    await signInByCall(admin, username, nextCode(secret));
    const brand = `Kendi ${usernameOf(visitor)}`;
    const team = await makeBrandTeam(admin, brand);
    await admin.close();
    await signInByCall(page, team.username, nextCode(team.secret));
    await arriveAtOffice(page, '/crm-admin/assignment');
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
  },
);
