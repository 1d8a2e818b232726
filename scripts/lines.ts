/**
 * Parts of the project, by the first pattern that matches a path. The office includes its code in packages and the
 * server.
 */
const parts: readonly (readonly [name: string, paths: RegExp])[] = [
  ['', /generated\.ts$|\/demo\/(content|data)\//],
  ['stories, measurements and scripts', /^(e2e|bench|attack|scripts)\/|^[^/]+$/],
  [
    'office',
    /^apps\/office\/|\/(office|crm|resource|campaign-draft|import|edition|site-text-draft|dashboard|gallery|audit-log|person|background|delivery)\/|\/lead\/(assignment|attachments|automation|figures|hours|live|notices|reasons|report)\/|\/office[-.]/,
  ],
  ['tests', /\.test\.tsx?$|\/testing\//],
  ['migrations', /\.sql$/],
  ['demo', /\/demo\//],
  ['domain', /^packages\/domain\//],
  ['contract', /^packages\/contract\//],
  ['phrases', /^packages\/phrases\//],
  ['web, kit and browser', /^(apps\/web|packages\/(kit|browser))\//],
  ['server', /^apps\/server\//],
];

/** Sums the lines by part, from lines of the form `<commit>:<path>:<count>`. The total excludes the office. */
export function partsOf(counts: string): Map<string, number> {
  const lines = new Map<string, number>(parts.flatMap(([name]) => (name === '' ? [] : [[name, 0]])));
  for (const line of counts.trim().split('\n')) {
    const [path = '', count] = line.split(':').slice(-2);
    const [name = 'other'] = parts.find(([, paths]) => paths.test(path)) ?? [];
    if (name !== '') lines.set(name, (lines.get(name) ?? 0) + Number(count));
  }
  const all = [...lines.values()].reduce((sum, count) => sum + count, 0);
  return lines.set('all without the office', all - (lines.get('office') ?? 0));
}
