import { campaigns } from '../places.ts';
import { arrive, expect, type Page, story } from '../story.ts';

/** Most elements whose style one change may recompute; whole pages have 300 to 2,000 elements. */
const FEW = 100;

story('adding an element by script does not restyle the others', { tag: '@once' }, async ({ page }) => {
  for (const address of ['/', '/kategoriler', '/kampanyalar', campaigns.sedan, '/kredi-hesaplama']) {
    await arrive(page, address);
    const styled = await stylesComputed(page, () => {
      const added = document.createElement('p');
      added.append(document.createElement('span'));
      document.querySelector('main')?.append(added);
      return added.offsetHeight;
    });
    expect(styled, address).toBeGreaterThan(0);
    expect(styled, address).toBeLessThan(FEW);
  }
});

/** Returns how many elements' styles were recomputed by a change that forces a layout. */
async function stylesComputed(page: Page, change: () => number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  // Forces a layout first, so that pending work of the page comes before the mark.
  await page.evaluate(
    `document.body.offsetHeight; performance.mark('change'); (${change})(); performance.mark('changed');`,
  );
  await session.send('Tracing.end');
  await complete;
  const timeOf = (name: string) => events.find((event) => event.name === name)?.ts ?? Number.NaN;
  const [start, end] = [timeOf('change'), timeOf('changed')];
  return events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= start && ts <= end)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

interface TraceEvent {
  readonly name: string;
  /** Timestamp in microseconds. */
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}
