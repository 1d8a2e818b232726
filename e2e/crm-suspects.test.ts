import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from './axe.ts';
import { askInOffice } from './leads.ts';
import { findMailedLink } from './mailbox.ts';
import { signInAsAdmin } from './office.ts';
import { expect, story } from './story.ts';

const { frame, leads, resource, 'suspect-leads': suspects } = office;

story(
  'a suspect lead is listed with its reason, refused, undone, and arrives when accepted',
  { tag: '@once' },
  async ({ page, request, visitor }) => {
    const name = `Robot${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    await signInAsAdmin(page, visitor);
    const email = `${name.toLowerCase()}@ornek.example`;
    const id = await askInOffice({ request }, name, 2, { website: 'http://spam.example', email });
    await page.goto(`/crm-admin/leads?q=${name}`);
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    await page.getByRole('link', { name: new RegExp(suspects.waiting({ count: String.raw`\d+` })) }).click();
    await page.goto(`/crm-admin/suspect-leads?q=${name}&open=${id}`);
    const panel = page.getByRole('complementary');
    await expect(panel.getByText(suspects.reasons.trap.text)).toBeVisible();
    await expect(panel.getByText('@')).toHaveJSProperty('translate', false);
    await expectWhole(page);

    const list = page.getByRole('table', { name: suspects.title });
    await panel.getByRole('button', { name: suspects.actions.refuse.label }).click();
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    // It is among the refused ones now, and cannot be refused again here.
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: frame.toasts.undo }).click();
    await expect(list.getByRole('link', { name })).toBeVisible();

    await page.goto(`/crm-admin/suspect-leads?q=${name}`);
    await page.getByLabel(resource.choose({ label: `${name} Panoda` })).check();
    await page
      .getByRole('region', { name: resource.bulk })
      .getByRole('button', { name: suspects.actions.accept.label })
      .click();
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    const link = await findMailedLink(request, email, 'request-received');
    await page.goto(`/crm-admin/leads?q=${name}&open=${id}`);
    await expect(
      panel.getByText(leads.story.accept({ reasons: ` (${suspects.reasons.trap.label})` })),
    ).toBeVisible();

    // After a withdrawal the buttons say why nobody may call any more.
    const token = new URL(link, page.url()).searchParams.get('kod');
    await request.post('/api/public/requests/withdraw', { data: { token } });
    await page.reload();
    const call = panel.getByRole('button', { name: leads.contact.call });
    await expect(call).toHaveAccessibleDescription(new RegExp(leads.contact.withdrawn));
    await expect(panel.getByText(leads.contact.permission)).toBeHidden();

    // Accepted beside its list, it gives way to the next one. The last one leaves only the list.
    const further = await askInOffice({ request }, `${name} Sonraki`, 3, { website: 'http://spam.example' });
    const other = await askInOffice({ request }, name, 4, { website: 'http://spam.example' });
    await page.goto(`/crm-admin/suspect-leads?q=${name}&open=${other}`);
    const accept = panel.getByRole('button', { name: suspects.actions.accept.label });
    await accept.click();
    await expect(page).toHaveURL(new RegExp(`open=${further}`));
    await expect(panel.getByRole('heading', { name: `${name} Sonraki Panoda` })).toBeFocused();
    await accept.click();
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { name: suspects.title })).toBeFocused();
  },
);
