import { expect, it } from 'vitest';
import { type Arriving, fileName, receiveFile } from './receive-file.ts';

function answering(pieces: readonly string[], headers: Record<string, string>, status = 200): typeof fetch {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return async () => new Response(body, { status, headers });
}

async function receive(send: typeof fetch) {
  const progress: Arriving[] = [];
  const file = await receiveFile('/file', {
    language: 'tr',
    signal: new AbortController().signal,
    hear: (arriving) => progress.push(arriving),
    fetch: send,
  });
  return { file, progress };
}

it('counts the rows of a text as they arrive, without the head', async () => {
  const { file, progress } = await receive(
    answering(['Adı;Etkin\nAşçı;', 'Evet\nÇiçekçi;Hayır\n'], {
      'content-type': 'text/csv; charset=utf-8',
      'x-total-rows': '2',
      'content-disposition': 'attachment; filename="occupations.csv"',
    }),
  );
  expect(progress.map(({ rows, total }) => [rows, total])).toEqual([
    [0, 2],
    [2, 2],
  ]);
  expect(file.name).toBe('occupations.csv');
  expect(await file.text()).toContain('Çiçekçi');
});

it('counts only bytes of a compressed file', async () => {
  const { progress } = await receive(answering(['PK\n\n'], { 'content-type': 'application/zip' }));
  expect(progress).toEqual([{ bytes: 4, rows: undefined, total: 0 }]);
});

it("throws the server's refusal", async () => {
  const refused = answering(['{"code":"too-many-requests","error":"Çok fazla istek"}'], {}, 429);
  await expect(receive(refused)).rejects.toMatchObject({
    status: 429,
    code: 'too-many-requests',
    message: 'Çok fazla istek',
  });
});

it.each([
  ['attachment; filename="a.csv"', 'a.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'%C3%A7i%C3%A7ek.csv', 'çiçek.csv'],
  [null, 'export'],
])('reads the name of a file from %s', (disposition, name) => {
  expect(fileName(disposition)).toBe(name);
});

it('leaves no partial file after an abort or a failure', async () => {
  const begun = new AbortController();
  const half = new TextEncoder().encode('Adı\nAşçı\n');
  // Like a browser: the first chunk arrives, and an abort fails the read of the next one.
  const send: typeof fetch = async (_address, init) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(half);
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/csv', 'x-total-rows': '2' } });
  };
  const progress: Arriving[] = [];
  const received = receiveFile('/file', {
    ...{ language: 'tr', signal: begun.signal, fetch: send },
    hear: (arriving) => {
      progress.push(arriving);
      begun.abort();
    },
  });
  await expect(received).rejects.toMatchObject({ name: 'AbortError' });
  expect(progress).toEqual([{ bytes: half.length, rows: 1, total: 2 }]);
});
