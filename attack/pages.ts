import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { screensOf } from '../apps/server/src/pages/discovery/testing/screens.ts';
import { faultsOfPage } from '../apps/server/src/testing/attack/faults.ts';
import { learnKnown } from '../apps/server/src/testing/attack/known.ts';
import { isMaintenancePage, learnOffice } from '../apps/server/src/testing/attack/maintenance-page.ts';
import { drawPageRequest, type PageRequest } from '../apps/server/src/testing/attack/page-requests.ts';
import { type Outcome, runAttack } from '../apps/server/src/testing/attack/run-attack.ts';
import { ROOT } from '../scripts/steps.mjs';
import type { Plan } from './calls.ts';
import { onFreshSite } from './on-site.ts';
import { sendTo } from './send.ts';

/** Attacks the pages of a fresh site as an anonymous visitor. */
export async function attackPages({ requests, seed, atOnce, first }: Plan): Promise<Outcome> {
  const build: ServerBuild = await import(join(ROOT, 'apps/web/build/server/index.js'));
  return onFreshSite(async (origin) => {
    const send = sendTo(origin, atOnce);
    const office = await learnOffice(send);
    const attack = { seed, known: await learnKnown(send), screens: screensOf(build) };
    return runAttack<PageRequest>({
      ...{ requests, atOnce, first },
      draw: (number) => drawPageRequest(attack, number),
      send,
      faultsOf: faultsOfPage,
      isMaintenance: (request, answer) => isMaintenancePage(office, request, answer),
    });
  });
}
