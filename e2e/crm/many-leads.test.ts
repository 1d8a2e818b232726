import { office } from '@ayrac/phrases/tr/office/index.ts';
import { registerMember } from '../member.ts';
import { chooseRecord, moveInOffice, signInAsAdmin } from '../office.ts';
import { giveRequests } from '../records.ts';
import { expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';
import { makeBrandTeam } from './brand-team.ts';
import { askFor } from './leads.ts';

const { frame, leads, resource } = office;

story(
  'several leads are assigned at once and the assignment is undone, and a message by WhatsApp is logged',
  { tag: '@once' },
  async ({ page, request, visitor, baseURL }) => {
    const name = `Toplu${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    await signInAsAdmin(page, visitor);
    const { campaignId, leadId, memberId, username } = await makeBrandTeam(page, name);
    const stranger = await makeBrandTeam(page, `${name} Öteki`);
    const ofAllBrands = await registerMember(newVisitor(), baseURL);
    await giveRequests(page, ofAllBrands);
    const ids = [leadId, await askFor({ request }, name, campaignId)];
    const ownersOf = () =>
      Promise.all(
        ids.map(async (id) => (await (await page.request.get(`/api/crm/leads/${id}`)).json()).ownerId),
      );
    const before = await ownersOf();
    await page.goto(`/crm-admin/leads?q=${name}`);
    const boxes = page.getByLabel(resource.choose({ label: `${name} Panoda` }));
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.check();
    const bar = page.getByRole('region', { name: resource.bulk });
    await chooseRecord(page, bar.getByRole('combobox', { name: leads.work.owner }), username);
    await expect.poll(ownersOf).toEqual([memberId, memberId]);
    await page.getByRole('button', { name: frame.toasts.undo }).click();
    await expect.poll(ownersOf).toEqual(before);

    // For leads of two brands only people of all brands are offered.
    for (const box of await boxes.all()) await box.check();
    const manyOwner = bar.getByRole('combobox', { name: leads.work.owner });
    await manyOwner.click();
    await manyOwner.fill(stranger.username);
    await expect(page.getByText(resource.reference.nothing)).toBeVisible();
    await page.getByLabel(resource.choose({ label: `${name} Öteki Panoda` })).check();
    await manyOwner.click();
    await manyOwner.fill(username);
    await expect(page.getByText(resource.reference.nothing)).toBeVisible();
    await manyOwner.fill(ofAllBrands);
    await expect(page.getByRole('option', { name: ofAllBrands })).toBeVisible();
    await manyOwner.press('Escape');
    await moveInOffice(page, `/crm-admin/leads?q=${name}&open=${ids[0]}`);
    const panel = page.getByRole('complementary');
    // Nobody of another brand is offered as its owner.
    const owner = panel.getByRole('combobox', { name: leads.work.owner });
    await owner.click();
    await owner.fill(stranger.username);
    await expect(page.getByText(resource.reference.nothing)).toBeVisible();
    await owner.press('Escape');

    // The chat opens elsewhere; what came of it is asked here.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const chat = page.waitForEvent('popup');
    await panel.getByRole('button', { name: leads.contact.whatsapp }).click();
    await (await chat).waitForURL(/^https:\/\/wa\.me\/90\d{10}$/);
    await (await chat).close();
    const { channels, outcomes } = leads.contact;
    await panel.getByRole('button', { name: outcomes.reached }).click();
    const logged = leads.story.contact({ channel: channels.whatsapp, outcome: outcomes.reached });
    await expect(panel.getByText(logged)).toBeVisible();
    await expect(panel.getByText(leads.story.opened)).toBeVisible();
  },
);
