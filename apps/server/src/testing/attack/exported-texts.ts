import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { expect } from 'vitest';
import { textsOfSheet } from '#server/resource/testing/read-sheet.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Returns the texts in the XLSX export of a resource; empty when it has no export. Also expects its list, if it has one, to be
 * sent as JSON, and no cell of its CSV export to start a formula.
 */
export async function exportedTexts(
  { app }: TestApp,
  name: string,
  shape: ResourceShape,
): Promise<readonly string[]> {
  const path = `${shape.base ?? '/api/admin'}/${name}`;
  if (hasCall(shape, 'list')) {
    const list = await app.inject({ url: path });
    expect(list.statusCode).toBe(200);
    expect(list.headers['content-type']).toMatch(/^application\/json/);
    expect(list.headers['x-content-type-options']).toBe('nosniff');
  }
  if (!hasCall(shape, 'export')) return [];
  const reason = shape.isExportedWithReason ? '&reason=report' : '';
  const file = await app.inject({ url: `${path}/export?format=csv${reason}` });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/^attachment;/);
  // A cell starts after a semicolon or a line break, quoted or not.
  expect(file.body.match(/(?:^|;|\r\n)"?[=+@-][^\d]/g)).toBe(null);
  const book = await app.inject({ url: `${path}/export?format=xlsx${reason}` });
  expect(book.statusCode).toBe(200);
  return textsOfSheet(book.rawPayload);
}
