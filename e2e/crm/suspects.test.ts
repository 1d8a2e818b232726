import { office } from '@ayrac/phrases/tr/office/index.ts';
import { withDatabase } from '../account-command.ts';
import { expectWhole } from '../axe.ts';
import { findMailedLink } from '../mailbox.ts';
import { moveInOffice, signInAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';
import { makeBrandTeam } from './brand-team.ts';
import { askInOffice } from './leads.ts';

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
    await expect(page).toHaveURL(/\/suspect-leads/);
    await moveInOffice(page, `/crm-admin/suspect-leads?q=${name}&open=${id}`);
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

    await page.getByLabel(resource.choose({ label: `${name} Panoda` })).check();
    await page
      .getByRole('region', { name: resource.bulk })
      .getByRole('button', { name: suspects.actions.accept.label })
      .click();
    const question = page.getByRole('dialog', {
      name: suspects.actions.accept.askMany.title({ count: '1' }),
    });
    await question.getByRole('button', { name: suspects.actions.accept.label }).click();
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    const link = await findMailedLink(request, email, 'request-received');
    await moveInOffice(page, `/crm-admin/leads?q=${name}&open=${id}`);
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
    await expect(panel.getByText(leads.fields.stand.choices.withdrawn, { exact: true })).toBeVisible();

    // Accepted beside its list, it gives way to the next one. The last one leaves only the list.
    const further = await askInOffice({ request }, `${name} Sonraki`, 3, { website: 'http://spam.example' });
    const other = await askInOffice({ request }, name, 4, { website: 'http://spam.example' });
    await moveInOffice(page, `/crm-admin/suspect-leads?q=${name}&open=${other}`);
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

/** Writes this many suspect requests for a campaign, which takes too long by calls. */
function flood(campaignId: string, count: number): Promise<unknown> {
  return withDatabase((db) =>
    db.$client.query(
      `with forms as (
        insert into quote_form (name, surname, email, email_key, phone, city, town, is_suspect)
        select 'Akın', 'No' || n, 'akin' || n || '@ornek.example', 'akin' || n || '@ornek.example',
          '+905' || 710000000 + n, 'Van', 'Erciş', true
        from generate_series(1, $2::integer) n returning id)
      insert into lead (form_id, campaign_id, brand_id, is_suspect)
      select forms.id, c.id, c.brand_id, true from forms, campaign c where c.id = $1`,
      [campaignId, count],
    ),
  );
}

story(
  'many suspects are accepted by keyboard alone, stopped half-way, and undone; more than a thousand are refused',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const toasts = page.getByRole('region', { name: frame.toasts.label });
    const chosen = page.getByRole('region', { name: resource.bulk });
    await story.step('accepted, stopped half-way, and undone with the mails that wait', async () => {
      const brand = `Kabul ${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
      const { brandId, campaignId } = await makeBrandTeam(page, brand);
      await flood(campaignId, 240);
      const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
      const { promise: isStopped, resolve: stopped } = Promise.withResolvers<void>();
      await page.route('**/api/crm/suspect-leads/review', async (route) => {
        ask();
        await isStopped;
        await route.continue();
      });
      await page.goto(`/crm-admin/suspect-leads?brandId=${brandId}`);
      const accept = suspects.actions.accept;
      // Loads the second half of the list, and chooses all but the last rows.
      for (let pages = 0; pages < 3; pages += 1) {
        const arrived = page.waitForResponse('**/api/crm/suspect-leads?*cursor=*');
        await page.getByRole('button', { name: resource.more }).click();
        await arrived;
      }
      await page.getByLabel(resource.chooseShown).focus();
      await page.keyboard.press('Space');
      await chosen.getByRole('button', { name: accept.label }).focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: accept.askMany.title({ count: '200' }) });
      await expect(question.getByText(accept.askMany.text)).toBeVisible();
      await expect(question.getByRole('button', { name: resource.cancel })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await isAsked;
      await expect(chosen.getByText(resource.working({ done: '0', total: '200' }))).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(chosen.getByRole('button', { name: resource.stop })).toBeFocused();
      await page.keyboard.press('Enter');
      stopped();
      await expect(toasts.getByText(accept.doneMany({ count: '100' }))).toBeVisible();
      await expect(chosen.getByText(resource.chosen({ count: '100' }))).toBeVisible();
      await expectWhole(page);
      await expect(page.getByText(suspects.count({ count: '140' }))).toBeVisible();
      await toasts.getByRole('button', { name: frame.toasts.undo }).click();
      await expect(page.getByText(suspects.count({ count: '240' }))).toBeVisible();
      await page.unroute('**/api/crm/suspect-leads/review');
    });
    await story.step('a thousand and one, a hundred at a time, and all of them restored', async () => {
      const brand = `Akın ${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
      const { brandId, campaignId } = await makeBrandTeam(page, brand);
      await flood(campaignId, 1_001);
      // What the server does with each portion has tests of its own.
      const portions: number[] = [];
      await page.route('**/api/crm/suspect-leads/review', async (route) => {
        const { target } = route.request().postDataJSON();
        portions.push(target.ids.length);
        const change = `00000000-0000-4000-8000-${String(portions.length).padStart(12, '0')}`;
        await route.fulfill({ json: { done: target.ids.length, failed: [], change } });
      });
      const undone: string[] = [];
      const { promise: isWaitedFor, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/api/crm/changes/*/undo', async (route) => {
        undone.push(new URL(route.request().url()).pathname);
        await isWaitedFor;
        await route.fulfill({ json: { done: 1, failed: [], change: null } });
      });
      await moveInOffice(page, `/crm-admin/suspect-leads?brandId=${brandId}`);
      await expect(page.getByText(suspects.count({ count: '1.001' }))).toBeVisible();
      await page.getByLabel(resource.chooseShown).check();
      await chosen.getByRole('button', { name: resource.chooseAll({ total: '1.001' }) }).click();
      await chosen.getByRole('button', { name: suspects.actions.refuse.label }).click();
      await expect(toasts.getByText(suspects.actions.refuse.doneMany({ count: '1.001' }))).toBeVisible();
      expect(portions).toEqual([...Array(10).fill(100), 1]);
      await toasts.getByRole('button', { name: frame.toasts.undo }).click();
      await expect(toasts.getByText(frame.toasts.undoing)).toBeVisible();
      goOn();
      await expect.poll(() => undone.length).toBe(11);
      await expect(toasts.getByText(frame.toasts.undoing)).toBeHidden();
      expect(new Set(undone).size).toBe(11);
    });
  },
);
