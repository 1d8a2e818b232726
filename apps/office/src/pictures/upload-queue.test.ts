import { expect, it, vi } from 'vitest';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

const fileOf = (name: string) => new File(['x'], name);

/** Returns a queue whose uploads the test completes. */
function openQueue() {
  const waiting = new Map<string, { done: (picture: string) => void; fail: (error: Error) => void }>();
  const stored: string[] = [];
  let items: readonly UploadItem<string>[] = [];
  const queue = new UploadQueue<string, string>({
    send: (file, signal, report) =>
      new Promise((done, fail) => {
        report({ part: 0.5 });
        waiting.set(file.name, { done, fail });
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
    faultOf: ({ name }) => (name.startsWith('huge') ? 'too large' : ''),
    explain: (error) => (error instanceof Error ? error.message : ''),
    onStored: (picture, { aim }) => stored.push(`${picture} ${aim}`),
    onChange: (now) => {
      items = now;
    },
  });
  const states = () => items.map(({ file, state }) => `${file.name} ${state}`);
  const idOf = (name: string) => items.find(({ file }) => file.name === name)?.id ?? 0;
  return { queue, waiting, stored, states, idOf };
}

it('sends two files at a time, and the next when one has arrived', async () => {
  const { queue, waiting, stored, states } = openQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')], 'add');
  expect(states()).toEqual(['a sending', 'b sending', 'c queued']);
  waiting.get('b')?.done('B');
  await vi.waitFor(() => expect(states()).toEqual(['a sending', 'c sending']));
  expect(stored).toEqual(['B add']);
});

it('reports the error of a file and retries it', async () => {
  const { queue, waiting, stored, states, idOf } = openQueue();
  queue.add([fileOf('a'), fileOf('huge')], 'add');
  expect(states()).toEqual(['a sending', 'huge failed']);
  waiting.get('a')?.fail(new Error('unreadable'));
  await vi.waitFor(() => expect(states()).toEqual(['a failed', 'huge failed']));
  queue.retry(idOf('a'));
  waiting.get('a')?.done('A');
  await vi.waitFor(() => expect(stored).toEqual(['A add']));
});

it('drops cancelled files and continues with the others', async () => {
  const { queue, stored, waiting, states, idOf } = openQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')], 'add');
  queue.cancel(idOf('a'));
  await vi.waitFor(() => expect(states()).toEqual(['b sending', 'c sending']));
  waiting.get('a')?.done('A');
  queue.stop();
  await vi.waitFor(() => expect(stored).toEqual([]));
});

it('starts no waiting file once it is stopped', async () => {
  const { queue, waiting, states } = openQueue();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')], 'add');
  queue.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect([...waiting.keys()]).toEqual(['a', 'b']);
  expect(states()).toEqual([]);
});
