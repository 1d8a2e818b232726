import { arriveAsAdmin } from '../office.ts';
import { arrive, expect, type Page, story } from '../story.ts';

story.use({
  expectedTrouble: [
    /Trusted(?:HTML|Script|ScriptURL|TypePolicy)|Content Security Policy|Creating a worker from/,
  ],
});

/** Returns the name of the error for each way to turn a string into script or markup. */
function tryTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.createElement('div');
    const script = document.createElement('script');
    const ways = [
      () => Object.assign(element, { innerHTML: '<img src="x" onerror="alert(1)">' }),
      () => Object.assign(script, { text: 'alert(1)' }),
      () => Object.assign(script, { src: 'https://evil.example/x.js' }),
      () => new Worker('data:text/javascript,postMessage(1)'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
    ];
    return ways.map((way) => {
      try {
        way();
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    });
  });
}

story(
  'no text becomes script or markup on the site or in the office, and injected scripts do not run',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await story.step('on the site', async () => {
      await arrive(page, '/');
      expect(await tryTexts(page)).toEqual(Array(5).fill('TypeError'));

      const foreign = '<script>window.isForeign = true</script></body>';
      await page.route('/about', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('</body>', foreign) });
      });
      await arrive(page, '/about');
      expect(await page.content()).toContain('window.isForeign');
      expect(await page.evaluate(() => 'isForeign' in window)).toBe(false);
    });
    await story.step('in the office', async () => {
      await arriveAsAdmin(page, visitor, '/admin/dashboard');
      expect(await tryTexts(page)).toEqual(Array(5).fill('TypeError'));
    });
  },
);
