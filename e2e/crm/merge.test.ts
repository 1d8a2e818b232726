import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { signInAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { askInOffice } from './leads.ts';

const { leads, resource } = office;
const { merge } = leads;

interface Campaign {
  readonly id: string;
  readonly brandId: string;
}

story(
  'two leads of one person are merged and split again',
  { tag: '@once' },
  async ({ page, request, visitor }) => {
    const name = `Ikiz${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    await signInAsAdmin(page, visitor);
    const { email, phone } = newVisitor();
    const campaigns: readonly Campaign[] = await (await request.get('/api/Campaign_Service/campaign')).json();
    const first = campaigns.find(
      ({ brandId }, _place, all) => all.filter((one) => one.brandId === brandId).length > 1,
    );
    const sibling = campaigns.find(({ id, brandId }) => brandId === first?.brandId && id !== first?.id);
    const id = await askInOffice({ request }, name, 0, { email, phoneNumber: phone, campaignId: first?.id });
    const second = newVisitor().email;
    await askInOffice({ request }, name, 0, { email: second, phoneNumber: phone, campaignId: sibling?.id });
    await page.goto(`/crm-admin/leads?q=${name}&open=${id}`);
    const list = page.getByRole('table', { name: leads.title });
    const panel = page.getByRole('complementary');
    await expect(list.getByRole('link')).toHaveCount(2);
    // A browser that translates the page leaves addresses and numbers alone.
    const twin = panel.getByRole('listitem').filter({ hasText: merge.phone });
    await expect(twin.getByText(maskEmail(second), { exact: true })).toHaveAttribute('translate', 'no');
    await panel.getByRole('button', { name: merge.begin }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('table', { name: merge.result })).toContainText(
      leads.fields.stand.choices.new,
    );
    // It says which contact data stays and which other data the merged request has, without showing either.
    const result = dialog.getByRole('table', { name: merge.result });
    await expect(result).toContainText(maskPhone(phone));
    await expect(result).toContainText(maskEmail(email));
    const other = dialog
      .getByRole('group', { name: merge.which })
      .getByText(maskEmail(second), { exact: true });
    for (const each of [other, result.getByText(maskEmail(email)), result.getByText(maskPhone(phone))])
      await expect(each).toHaveAttribute('translate', 'no');
    await expectWhole(page, 'html', 'dark');
    await dialog.getByRole('button', { name: merge.confirm }).click();
    await expect(list.getByRole('link')).toHaveCount(1);
    await expect(panel.getByRole('heading', { name: merge.merged })).toBeVisible();
    await expect(panel.getByText(`${maskPhone(phone)} · ${maskEmail(second)}`)).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(`^${resource.reveal}:`) }).click();
    await expect(panel.getByText(second)).toBeVisible();
    await expect(panel.getByRole('heading', { name: merge.merged })).toBeFocused();
    await expect(panel.getByText(leads.story.opened)).toBeVisible();
    await panel.getByRole('button', { name: merge.unmerge({ until: '' }).slice(0, 4) }).click();
    await expect(list.getByRole('link')).toHaveCount(2);
    await expect(panel.getByRole('heading', { name: merge.duplicates })).toBeVisible();
    // A date stays in one line.
    await expect(panel.getByRole('time').first()).toHaveCSS('white-space', 'nowrap');
  },
);
