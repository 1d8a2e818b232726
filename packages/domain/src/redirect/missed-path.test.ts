import { expect, it } from 'vitest';
import { missedPath } from './missed-path.ts';

it.each([
  ['/eski-kampanya', '/eski-kampanya'],
  ['/en/Eski/', '/eski'],
  ['/eski.html', '/eski.html'],
  ['/wp-login.php', undefined],
  ['/.env', undefined],
  ['/favicon-old.png', undefined],
  ['/wp-admin/setup', undefined],
  ['/talep/ada@ornek.example', undefined],
  ['/ara/5321234567', undefined],
  ['/kampanya-2024-11-20', '/kampanya-2024-11-20'],
  [`/${'a'.repeat(300)}`, undefined],
])('%j is counted as %j', (asked, path) => {
  expect(missedPath(asked)).toBe(path);
});
