import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, type Page, pageEnd, reload, story, withMotion } from '../story.ts';

story.use(withMotion);

story(
  'each press of a gallery arrow counts, here and in full screen, and a gallery stopped on its way shows its place',
  { tag: '@wide' },
  async ({ page }) => {
    const { campaignPage: words } = tr;
    await arrive(page, campaigns.bmw);
    const count = await page.getByRole('link', { name: /^\d\. görsel$/ }).count();
    expect(count).toBeGreaterThan(2);
    const placed = (number: number) => words.pictureOf({ number, count });
    await page.getByRole('button', { name: words.nextPicture }).dblclick();
    await expect(page.getByText(placed(3))).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('img').nth(2)).toBeInViewport();
    await page.getByRole('button', { name: words.previousPicture }).press('Enter');
    await page.getByRole('button', { name: words.viewer.open }).click();
    const viewer = page.getByRole('dialog', { name: words.gallery });
    await expect(viewer.getByRole('status')).toContainText(placed(2));
    await viewer.getByRole('button', { name: words.previousPicture }).click();
    await viewer.getByRole('button', { name: words.nextPicture }).dblclick();
    await expect(viewer.getByRole('status')).toContainText(placed(3));
    await expect(viewer.getByRole('img').nth(2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    await story.step(
      'stopped on its way, it shows its place in a browser that does not report the end of a scroll',
      async () => {
        await page.addInitScript(() =>
          window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
        );
        await reload(page);
        const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
        const next = page.getByRole('button', { name: words.nextPicture });
        const strip = page.getByRole('list', { name: words.gallery });
        const first = page.getByText(words.pictureOf({ number: 1, count }));
        await next.dblclick();
        await strip.evaluate((element) => {
          element.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
          element.scrollTo({ left: 0, behavior: 'instant' });
        });
        await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
        await expect(first).toBeVisible();

        await story.step('also before it has moved', async () => {
          const arrow = await next.elementHandle();
          await strip.evaluate((element, button) => {
            (button as HTMLElement).click();
            element.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
            element.scrollTo({ left: 0, behavior: 'instant' });
          }, arrow);
          await expect(first).toBeVisible();
        });
      },
    );
  },
);

// Specification 2.55
story(
  'a new page scrolls to its top with the focus on its heading, back restores the position, and a new order keeps it',
  { tag: '@wide' },
  async ({ page }) => {
    await story.step('to the top and back', async () => {
      await arrive(page, '/kategoriler/otomobil');
      const card = page.getByRole('article').nth(12).getByRole('heading').getByRole('link');
      const title = (await card.textContent()) ?? '';
      await card.scrollIntoViewIfNeeded();
      const place = await placeOf(page);
      expect(place).toBeGreaterThan(300);
      const places = await placesFromNow(page);
      await card.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect.poll(() => placeOf(page)).toBe(0);
      expect((await places.jsonValue()).length).toBeGreaterThan(1);

      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(() => placeOf(page)).toBe(place);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect.poll(() => placeOf(page)).toBe(0);
    });
    await story.step('another order and page of a list', async () => {
      await page.goBack();
      await expect.poll(() => placeOf(page)).toBeGreaterThan(300);
      await page.evaluate(() => window.scrollTo(0, 60));
      await page.getByText(`${tr.list.sort}: ${tr.list.orders['ending-soon']}`).click();
      const order = page.getByRole('link', { name: tr.list.orders.discount });
      // Scrolls to the link first, as a person would if it were below the viewport.
      await order.scrollIntoViewIfNeeded();
      // The click may scroll again, so the position is read at the moment of the click.
      const place = page.evaluate(() => {
        return new Promise<number>((clicked) => {
          addEventListener('click', () => clicked(scrollY), { capture: true, once: true });
        });
      });
      await order.click();
      expect(await place).toBeGreaterThan(0);
      await expect(page).toHaveURL(/siralama=indirim/);
      await expect(page.getByText(`${tr.list.sort}: ${tr.list.orders.discount}`)).toBeVisible();
      expect(await placeOf(page)).toBe(await place);

      await page.getByRole('link', { name: tr.list.next }).click();
      await expect(page.getByText(/25–48 gösteriliyor/)).toBeFocused();
      await expect(page.getByText(/25–48 gösteriliyor/)).toBeInViewport();
    });
    await story.step('to places of a page and back', async () => {
      await (await pageEnd(page)).getByRole('link', { name: tr.shell.brands }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeFocused();
      await expect.poll(() => placeOf(page)).toBe(0);
      const letters = page.getByRole('navigation', { name: tr.brand.index.letters }).getByRole('link');
      const opening = page.context().waitForEvent('page');
      await letters.first().click({ modifiers: ['ControlOrMeta'] });
      await (await opening).close();
      await expect(letters.first()).toBeFocused();
      const places: number[] = [];
      for (const number of [4, 9]) {
        const letter = letters.nth(number);
        // Without scrolling back to it, as pressing it would.
        await letter.dispatchEvent('click');
        const name = (await letter.textContent()) ?? '';
        const heading = page.getByRole('heading', { level: 2, name, exact: true });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport();
        places.push(await placeOf(page));
      }
      await page.goBack();
      await expect.poll(() => placeOf(page)).toBe(places[0]);
      await page.goBack();
      await expect.poll(() => placeOf(page)).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeHidden();
    });
    await story.step('with reduced motion a new page jumps to its top', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const footer = await pageEnd(page);
      await footer.scrollIntoViewIfNeeded();
      await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
      const places = await placesFromNow(page);
      await footer.getByRole('link', { name: tr.shell.brands }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeFocused();
      await expect.poll(() => places.jsonValue()).toEqual([0]);
    });
  },
);

/** Records the scroll positions from now on. */
function placesFromNow(page: Page) {
  return page.evaluateHandle(async () => {
    const seen: number[] = [];
    // Skips the scroll event of the previous position, which is dispatched with the next frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
}

function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
