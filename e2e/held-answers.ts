import type { Page } from './story.ts';

/** Holds back answers until the returned function is called. Later requests are not held. */
export async function holdAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await arrival.promise;
    // The page may have given up the request.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    arrival.resolve();
    await page.unroute(address);
  };
}
