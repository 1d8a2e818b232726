import { expect, it } from 'vitest';
import type { PdfPart } from '#server/files/pdf/pdf-content.ts';
import { reportParts } from './present-report.ts';

/** Returns the parts of a report whose only figures are these. */
function partsOf(requestsBefore: number, requests = 3): PdfPart[] {
  const span = { from: '2026-09-30T21:00:00.000Z', to: '2026-10-31T21:00:00.000Z' };
  const figures = [
    { name: 'requests', value: requests, before: requestsBefore },
    { name: 'median', value: 85, before: null },
  ] as const;
  return reportParts({
    figures: {
      ...{ current: span, before: span, days: [], people: [], brands: [], lost: [] },
      figures: [...figures],
    },
    ...{ brand: 'Iğdır Oto', locale: 'tr' },
  });
}

it('a report without requests in the month before says so once instead of beside each figure', () => {
  const none = 'Önceki ay istek gelmediği için karşılaştırma yapılmadı.';
  const [first, remark] = partsOf(0);
  expect(first).toEqual({
    kind: 'figures',
    figures: [
      { label: 'İstek', value: '3' },
      { label: 'İlk yanıt (medyan)', value: '1 sa 25 dk' },
    ],
  });
  expect(remark).toEqual({ kind: 'text', text: none });
  const [beside, ...others] = partsOf(2);
  expect(beside).toMatchObject({ figures: [{ note: 'Önceki ay: 2' }, { note: 'Önceki ay: –' }] });
  expect(others).not.toContainEqual({ kind: 'text', text: none });
});

it('a report of a month without requests has its figures and no empty chart or tables', () => {
  for (const requestsBefore of [0, 2]) {
    const [first, ...rest] = partsOf(requestsBefore, 0);
    expect(first).toMatchObject({ kind: 'figures' });
    expect(rest).toEqual([{ kind: 'text', text: 'Bu ay istek gelmedi.' }]);
  }
});
