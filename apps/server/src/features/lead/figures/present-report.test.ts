import { expect, it, vi } from 'vitest';
import type { PdfContent } from '#server/files/pdf/pdf-content.ts';
import * as pdf from '#server/files/pdf/write-pdf.ts';
import { presentReport } from './present-report.ts';

vi.mock('#server/files/pdf/write-pdf.ts');

/** Returns the parts of a report whose only figures are these. */
async function partsOf(requestsBefore: number): Promise<PdfContent['parts']> {
  const write = vi.mocked(pdf.writePdf).mockResolvedValueOnce(Buffer.from(''));
  const span = { from: '2026-09-30T21:00:00.000Z', to: '2026-10-31T21:00:00.000Z' };
  const figures = [
    { name: 'requests', value: 3, before: requestsBefore },
    { name: 'median', value: 85, before: null },
  ] as const;
  await presentReport({
    figures: {
      ...{ present: span, before: span, days: [], people: [], brands: [], lost: [] },
      figures: [...figures],
    },
    ...{ month: '2026-10', brand: 'Iğdır Oto', locale: 'tr', now: new Date('2026-11-01T09:00:00Z') },
  });
  return write.mock.lastCall?.[0].parts ?? [];
}

it('a report without requests in the month before says so once instead of beside each figure', async () => {
  const none = 'Önceki ay istek gelmediği için karşılaştırma yapılmadı.';
  const [first, remark] = await partsOf(0);
  expect(first).toEqual({
    kind: 'figures',
    figures: [
      { label: 'İstek', value: '3' },
      { label: 'İlk yanıt (medyan)', value: '1 sa 25 dk' },
    ],
  });
  expect(remark).toEqual({ kind: 'text', text: none });
  const [beside, ...others] = await partsOf(2);
  expect(beside).toMatchObject({ figures: [{ note: 'Önceki ay: 2' }, { note: 'Önceki ay: –' }] });
  expect(others).not.toContainEqual({ kind: 'text', text: none });
});
