import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole table of routes comes with the page: no manifest request while somebody browses.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
