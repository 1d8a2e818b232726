import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeColour } from './theme-colour.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('is the background of the light and the dark theme', () => {
  const [light, dark] = [
    ...read('../../../../packages/kit/src/styles/tokens.css').matchAll(/--paper: (#\w{6});/g),
  ].map(([, colour]) => colour);
  expect({ light, dark }).toEqual(themeColour);
});

it('is the background of an installed site at its start', () => {
  const manifest: unknown = JSON.parse(read('../../public/manifest.webmanifest'));
  expect(manifest).toMatchObject({ theme_color: themeColour.light, background_color: themeColour.light });
});
