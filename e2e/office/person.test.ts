import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { expectWhole } from '../axe.ts';
import { giveSecondFactor, registerMember, signInByCall } from '../member.ts';
import { arriveAsAdmin, moveInOffice } from '../office.ts';
import { expect, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';

const { 'data-requests': dataRequests, frame, person, resource, users } = office;

story.use({ expectedTrouble: [/status of 409/] });

story(
  "an admin changes a member's role, resets the second factor, and answers a request about personal data",
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const member = newVisitor();
    const name = await registerMember(member, baseURL);
    await story.step('a member asks for correction', async () => {
      await signInByCall(page, name);
      const asked = await page.request.post('/api/me/data-requests', {
        data: { kind: 'correction', text: 'Soyadım yanlış yazılmış.' },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(asked.ok(), await asked.text()).toBe(true);
      await page.context().clearCookies();
      await giveSecondFactor(member, baseURL);
    });
    const toasts = page.getByRole('region', { name: frame.toasts.label });

    await story.step('role', async () => {
      await arriveAsAdmin(page, visitor, `/admin/users?q=${name}`);
      await page.getByRole('table').getByRole('link', { name }).click();
      await page.getByRole('button', { name: person.access.label }).click();
      const dialog = page.getByRole('dialog', { name: person.access.title({ name }) });
      await dialog.getByLabel(users.fields.role.label).selectOption('BRAND');
      await dialog.getByRole('button', { name: person.access.save }).click();
      await expect(
        dialog.getByRole('combobox', { name: users.fields.brandId.label }),
      ).toHaveAccessibleDescription(new RegExp(office.fieldErrors.required));
      await expectWhole(page, 'dialog');
      await dialog.getByLabel(users.fields.role.label).selectOption('CRM_ADMIN');
      // Other stories have admins of their own, so the site never has only one.
      await page.route(
        '**/access',
        (route) =>
          route.fulfill({
            status: 409,
            json: { status: 409, code: 'last-admin', error: refusals['last-admin'] },
          }),
        { times: 1 },
      );
      await dialog.getByRole('button', { name: person.access.save }).click();
      await expect(dialog.getByRole('alert')).toContainText(refusals['last-admin']);
      await dialog.getByRole('button', { name: person.access.save }).click();
      await expect(toasts.getByText(person.access.done({ name }))).toBeVisible();
      await expect(page.getByText(person.roles.CRM_ADMIN).first()).toBeVisible();
    });

    await story.step('an address that does not fit into its line is broken between its parts', async () => {
      await page.getByRole('button', { name: person.reveal }).click();
      const address = page.getByText(member.email);
      await expect(address).toBeVisible();
      const lines = await address.evaluate((cell) => {
        const range = document.createRange();
        const linesOf = (node: Node) => {
          range.selectNodeContents(node);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        };
        const parts = [...cell.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return { ofAll: linesOf(cell), ofParts: parts.map(linesOf) };
      });
      expect(lines.ofAll).toBeGreaterThan(1);
      expect(new Set(lines.ofParts)).toEqual(new Set([1]));
    });

    await story.step('second factor', async () => {
      await expect(page.getByText(person.badges.factor)).toBeVisible();
      await page.getByRole('button', { name: person.factor.label }).click();
      const question = page.getByRole('dialog', { name: person.factor.title({ name }) });
      await question.getByRole('button', { name: person.factor.label }).click();
      await expect(toasts.getByText(person.factor.done({ name }))).toBeVisible();
      await expect(page.getByText(person.badges.noFactor)).toBeVisible();
      await expect(page.getByRole('button', { name: person.factor.label })).toBeHidden();
    });

    await story.step('answer', async () => {
      const { form } = dataRequests;
      await moveInOffice(page, `/admin/data-requests?q=${name}`);
      await page.getByRole('table').getByRole('link', { name }).click();
      const panel = page.getByRole('complementary');
      await panel.getByRole('button', { name: resource.reveal }).click();
      await expect(panel.getByText('Soyadım yanlış yazılmış.')).toBeVisible();
      const [label, text] = await Promise.all(
        [dataRequests.fields.body.label, 'Soyadım yanlış yazılmış.'].map((words) =>
          panel.getByText(words, { exact: true }).boundingBox(),
        ),
      );
      expect(text?.x, 'the text begins below its label').toBe(label?.x);
      await panel.getByRole('button', { name: form.send }).click();
      const answer = panel.getByLabel(form.answer.label);
      await expect(answer).toBeFocused();
      // What is asked stays in view while it is answered.
      await expect(panel.getByText('Soyadım yanlış yazılmış.')).toBeVisible();
      await expectWhole(page, 'html', 'dark');
      await answer.fill('Soyadınız düzeltildi.');
      await panel.getByRole('button', { name: form.send }).click();
      await expect(toasts.getByText(form.sent({ name }))).toBeVisible();
      await expect(panel.getByText(form.answered)).toBeVisible();
      await expect(page.getByRole('table').getByRole('row', { name })).toContainText(resource.yes);
    });
  },
);

story(
  "the last page of a part of a person's page takes the focus of the button that loaded it",
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const name = await registerMember(newVisitor(), baseURL);
    let most = 4;
    const cursorOf = (url: string) => Number(new URL(url).searchParams.get('cursor') ?? 0);
    await page.route('**/api/admin/people/*/requests*', (route) => {
      const cursor = cursorOf(route.request().url());
      const items = ['Birinci', 'İkinci'].map((word, index) => ({
        ...{ id: crypto.randomUUID(), campaign: `${word} kampanya, ${cursor}`, state: 'received' },
        ...{ isActive: true, at: new Date(2026, 10, 20 - cursor - index).toISOString() },
      }));
      return route.fulfill({ json: { items, next: cursor < most ? String(cursor + 2) : null } });
    });
    await page.clock.install();
    await arriveAsAdmin(page, visitor, `/admin/users?q=${name}`);
    await page.getByRole('table').getByRole('link', { name }).click();
    const list = page.getByRole('list', { name: person.parts.requests.title });
    const more = page
      .locator('section')
      .filter({ has: list })
      .getByRole('button', { name: resource.historyOf.more });
    let later = Date.now();
    /** Returns to the window after a minute, so that the list is loaded again, with another last page. */
    const loadUntil = async (last: number) => {
      most = last;
      later += minuteInMs;
      await page.clock.setSystemTime(later);
      const loaded = page.waitForResponse((reply) => cursorOf(reply.url()) === 2);
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await loaded;
    };
    await more.press('Enter');
    await expect(list.getByText('İkinci kampanya, 2')).toBeVisible();
    await expect(more).toBeFocused();
    // Another load that leaves no further page, long after the button was pressed, takes the focus nowhere.
    await more.blur();
    await loadUntil(2);
    await expect(more).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await loadUntil(4);
    await expect(more).toBeVisible();
    await more.press('Enter');
    await expect(list.getByRole('listitem').filter({ hasText: 'Birinci kampanya, 4' })).toBeFocused();
  },
);
