import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from '../../scripts/compress-files.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole table of routes comes with the page: no manifest request while somebody browses.
  routeDiscovery: { mode: 'initial' },
  // What a page does with its own form comes with the page: a file of its own would lengthen every page's table.
  splitRouteModules: false,
  // Last of all: the table of routes is written after everything else that browsers load.
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
