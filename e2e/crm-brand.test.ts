import { office } from '@ayrac/phrases/tr/office/index.ts';
import { arriveAsAdmin, arriveAtOffice } from './office.ts';
import { expect, story } from './story.ts';

const { leads, resource } = office;

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
  },
);
