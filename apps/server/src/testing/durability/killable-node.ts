import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';

const program = join(import.meta.dirname, 'node.ts');

/** A server in a process of its own, which can be killed and restarted at the same address. */
export class KillableNode {
  readonly origin: string;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;

  private constructor(connection: object, port: number, smtpUrl: string) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#args = [program, JSON.stringify(connection), String(port), smtpUrl];
  }

  /** Starts a node. With the URL of a mail server it also sends mails and deliveries. */
  static async start(connection: object, smtpUrl = ''): Promise<KillableNode> {
    const node = new KillableNode(connection, await freePort(), smtpUrl);
    await node.#run();
    return node;
  }

  /** Kills the process as the out-of-memory killer does, and starts another, whose clock is ahead by `aheadMs`. */
  async killAndRestart(aheadMs = 0): Promise<void> {
    await this.stop();
    await this.#run(aheadMs);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async #run(aheadMs = 0): Promise<void> {
    // Otherwise the node would compile again what this process has compiled.
    flushCompileCache();
    const child = spawn(process.execPath, [...this.#args, String(aheadMs)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('The node ended before it listened.');
    });
    await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => undefined);
  }
}
