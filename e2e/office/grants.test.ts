import { office } from '@ayrac/phrases/tr/office/index.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { expectWhole } from '../axe.ts';
import { registerMember } from '../member.ts';
import { arriveAsAdmin, chooseRecord } from '../office.ts';
import { addBrand, addCampaign } from '../records.ts';
import { expect, story } from '../story.ts';

const { grants: words, frame } = office;

story(
  'a campaign is given to a customer after a preview that says who cannot get it, and taken back by undo',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const member = { ...visitor, email: `uye.${visitor.email}` };
    const withoutPhone = await registerMember(member, baseURL);
    const customer = { name: 'Deniz Müşteri', username: 'demo-musteri' };
    await arriveAsAdmin(page, visitor, '/admin/customer-campaigns-management');
    const title = `Armağan ${withoutPhone}`;
    await addCampaign(page, await addBrand(page, `Marka ${withoutPhone}`), title);

    await page.getByRole('button', { name: words.plan }).click();
    await expect(page.getByText(words.missingCustomers)).toBeVisible();
    await expect(page.getByText(words.missingCampaigns)).toBeVisible();
    await expectWhole(page);
    await page.getByLabel(words.find).fill(customer.username);
    await page.getByRole('button', { name: words.add(customer) }).click();
    await page.getByLabel(words.emails).fill(`${member.email}, kimse.${visitor.email}`);
    await chooseRecord(page, page.getByRole('combobox', { name: words.campaign }), title);
    await expect(page.getByRole('list', { name: words.chosenCampaigns })).toContainText(title);
    await page.getByRole('button', { name: words.plan }).click();

    const refused = page
      .getByRole('row')
      .filter({ hasText: withoutPhone })
      .filter({ hasNotText: customer.username });
    await expect(refused).toContainText(refusals['phone-missing']);
    const row = page.getByRole('row').filter({ hasText: customer.username });
    await expect(row).toContainText(words.verdicts.give.will);
    await expect(page.getByText(words.unknown({ count: '1' }))).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    await page.getByRole('button', { name: words.carryOut.give({ count: '1' }) }).click();
    await expect(row).toContainText(words.verdicts.give.already);
    await expect(page.getByText(words.nothing)).toBeVisible();

    await page.getByRole('button', { name: frame.toasts.undo }).click();
    await expect(row).toContainText(words.verdicts.give.will);
    await page.getByRole('button', { name: words.change }).click();
    await expect(page.getByLabel(words.emails)).toHaveValue(new RegExp(member.email));
  },
);
