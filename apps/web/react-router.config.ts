import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from '../../scripts/compress-files.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table comes with the page, so that navigation needs no manifest requests.
  routeDiscovery: { mode: 'initial' },
  // Client actions stay in their route's file: separate files would enlarge the route table of every page.
  splitRouteModules: false,
  // Runs last, because the route table is written after all other client files.
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
