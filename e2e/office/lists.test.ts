import { expectWhole } from '../axe.ts';
import { askInOffice } from '../crm/leads.ts';
import { arriveAtOffice, moveInOffice, signInAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';

// Lists that no other story opens.
const START = '/admin/customer-campaigns';
const SCREENS = [
  START,
  ...['brand-campaigns', 'campaign-urls', 'forms', 'form-campaigns'].map((one) => `/admin/${one}`),
];

story(
  'the lists of links, addresses and forms are accessible, with a record open',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await askInOffice(page, 'Listede');
    await signInAsAdmin(page, visitor);
    await arriveAtOffice(page, START);
    for (const screen of SCREENS) {
      await story.step(screen, async () => {
        await moveInOffice(page, screen);
        await page.getByRole('table').getByRole('link').first().click();
        await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeVisible();
        await expectWhole(page, 'html', 'dark');
      });
    }
  },
);
