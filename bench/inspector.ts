import { once } from 'node:events';
import { CommandError } from '../scripts/steps.mjs';

/** Sampling interval, slightly shorter than a typical library call. */
const INTERVAL_US = 200;

/** CPU profile of V8 in the format of developer tools, with the parts used here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Connects to the inspector of a process, whose address the process has logged at its start. */
export async function openInspector(logged: readonly string[]) {
  const address = logged.flatMap((line) => /Debugger listening on (ws:\S+)/.exec(line)?.[1] ?? [])[0];
  if (address === undefined) throw new CommandError('The server did not open an inspector.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let lastId = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const receive = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data));
      if (message.id !== id) return;
      socket.removeEventListener('message', receive);
      resolve(message.result);
    };
    socket.addEventListener('message', receive);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  return {
    async start(): Promise<void> {
      await ask('Profiler.enable');
      await ask('Profiler.setSamplingInterval', { interval: INTERVAL_US });
      await ask('Profiler.start');
    },
    async stop(): Promise<CpuProfile> {
      const { profile } = (await ask('Profiler.stop')) as { profile: CpuProfile };
      return profile;
    },
    close: () => socket.close(),
  };
}

/** Returns the time spent in each function itself, the longest first. Idle time is left out. */
export function selfTimes({ nodes, samples, timeDeltas }: CpuProfile): { name: string; us: number }[] {
  const nameOf = new Map(nodes.map(({ id, callFrame }) => [id, nameIn(callFrame)]));
  const times = new Map<string, number>();
  for (const [place, id] of samples.entries()) {
    const name = nameOf.get(id) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[place] ?? 0));
  }
  times.delete('(idle)');
  return [...times].map(([name, us]) => ({ name, us })).toSorted((one, other) => other.us - one.us);
}

function nameIn({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  if (url === '') return functionName;
  // For a file of a library, the path within the library is enough.
  const file = url.replace(/^file:\/\//, '').replace(/^.*\/(?=node_modules\/|apps\/|packages\/)/, '');
  return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`;
}
