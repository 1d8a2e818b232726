import { describe, expect, it } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Work that finishes when the test says so. */
function manual(log: string[], name: string) {
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    log.push(name);
    await gate.promise;
    return name;
  };
  return { work, end: gate.resolve };
}

describe('a work queue', () => {
  it('limits concurrent work and starts with work that somebody waits for', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
    const log: string[] = [];
    const first = manual(log, 'first');
    const running = queue.run('patient', first.work);
    const patient = queue.run('patient', async () => log.push('patient'));
    const urgent = queue.run('urgent', async () => log.push('urgent'));
    first.end();
    await Promise.all([running, patient, urgent]);
    expect(log).toEqual(['first', 'urgent', 'patient']);
  });

  it('continues after failed work', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
    const failing = queue.run('urgent', () => Promise.reject(new Error('torn')));
    const next = queue.run('urgent', async () => 'done');
    await expect(failing).rejects.toThrow('torn');
    expect(await next).toBe('done');
  });

  it('refuses work when too much is queued', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
    const first = manual([], 'first');
    const running = queue.run('urgent', first.work);
    const waiting = queue.run('urgent', async () => 'second');
    await expect(queue.run('urgent', async () => 'third')).rejects.toThrow(QueueFull);
    first.end();
    expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
  });
});
