import type { ServerBuild } from 'react-router';
import { afterAll, expect, it } from 'vitest';
import { loadBuiltPages } from '#server/pages/built.ts';
import { screensOf } from '#server/pages/discovery/testing/screens.ts';
import { testApp, testNow } from '../test-app.ts';
import { faultsOfPage } from './faults.ts';
import { sendInProcess } from './in-process.ts';
import { learnKnown } from './known.ts';
import { isMaintenancePage, learnOffice } from './maintenance-page.ts';
import { drawPageRequest, type PageRequest } from './page-requests.ts';
import { runAttack } from './run-attack.ts';
import { attackedSettings } from './settings.ts';
import { makeSmallCatalogue } from './small-catalogue.ts';

// A short run; `npm run attack -- pages` does a long one.
const REQUESTS = 400;
const SEED = 1;

const { render, inlineScripts, readOffice } = await loadBuiltPages();
const server = await testApp({ render, inlineScripts, readOffice, settings: attackedSettings });
afterAll(() => server.close());

const { db, app } = server;
await makeSmallCatalogue(db, testNow);
const build: ServerBuild = await import(
  new URL('../../../../web/build/server/index.js', import.meta.url).href
);
const send = sendInProcess(app);
const office = await learnOffice(send);
const attack = { seed: SEED, known: await learnKnown(send), screens: screensOf(build) };

it('no page fails or contains input as markup', async () => {
  const { faults, statuses, maintenance } = await runAttack<PageRequest>({
    requests: REQUESTS,
    atOnce: 8,
    draw: (number) => drawPageRequest(attack, number),
    send,
    faultsOf: faultsOfPage,
    isMaintenance: (request, answer) => isMaintenancePage(office, request, answer),
  });
  expect(faults, JSON.stringify(faults)).toEqual([]);
  expect(maintenance).toBeGreaterThan(0);
  // Enough requests must get past the first checks.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 4);
});
