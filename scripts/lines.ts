/** Where a file belongs, the first that fits; what is called office is also what a package or the server has for it. */
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

/** Lines by part, from lines of the form `<commit>:<path>:<count>`; the sum is of all but the office. */
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
