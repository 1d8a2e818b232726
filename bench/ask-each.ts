import { Agent } from 'node:http';
import { askOnce } from './ask.ts';

/** Asks so many times, going round the addresses, over so many connections; the answer has milliseconds and bytes. */
export async function askEach(origin: string, paths: readonly string[], times: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  let bytes = 0;
  let asked = 0;
  const askOn = async () => {
    while (asked < times) {
      const number = asked;
      asked += 1;
      const begun = performance.now();
      const address = new URL(paths[number % paths.length] ?? '/', origin);
      const { body } = await askOnce(address, number, agent);
      bytes += body.length;
      taken.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return { times: taken, bytes };
}
