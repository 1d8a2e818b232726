import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const PIXELS_IN_A_REM = 16;

// Specification 9.20
it('the stylesheets have the specified breakpoints only', async () => {
  const theme = await readFile(new URL('./theme.css', import.meta.url), 'utf8');
  const widths = [...theme.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)];
  expect(widths.map(([, name, rem]) => [name, Number(rem) * PIXELS_IN_A_REM])).toEqual([
    ['sm', 600],
    ['md', 960],
    ['lg', 1280],
    ['xl', 1920],
  ]);
  expect(theme).toContain('--breakpoint-*: initial');
});
