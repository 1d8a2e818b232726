import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ARIA_STYLE, officePolicy } from './policy.ts';

/** Reads the part of React Aria that creates the stylesheet, in the version that the office bundles. */
function readPress(): string {
  const root = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));
  return readFileSync(join(root, 'dist/private/interactions/usePress.mjs'), 'utf8');
}

/** Returns the text of the stylesheet with the attribute's name filled in. */
function ariaStyle(code: string): string {
  const [, text = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code) ?? [];
  const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code) ?? [];
  return text.replace(/\$\{[^}]+\}/, attribute).trim();
}

it('allows only the inline style that React Aria writes', () => {
  const style = ariaStyle(readPress());
  expect(style).toContain('touch-action');
  expect(ARIA_STYLE).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(officePolicy('production')).toContain(`; style-src 'self' ${ARIA_STYLE};`);
});

it("runs only the office's own files", () => {
  const policy = officePolicy('production');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|ws:/);
});
