import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Mail as it arrived. */
export interface Arrived extends Email {
  /** Recipients in the SMTP dialogue, regardless of the mail's headers. */
  readonly recipients: readonly string[];
}

/** A real mail server on the loopback interface. */
export interface MailServer {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Number of connections made to it. */
  readonly connections: number;
  /** Waits until this many mails have arrived. */
  readonly arrival: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Behaviour of the server at each step of the dialogue. A thrown error becomes its refusal. */
export interface Manners {
  readonly onConnect?: () => Promise<void> | void;
  readonly onRecipient?: (address: string) => Promise<void> | void;
  /** After the mail was read and before it is accepted. */
  readonly onLetter?: (mail: Arrived) => Promise<void> | void;
}

/** Returns a refusal with an SMTP response code. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts a mail server that accepts everything by default. */
export async function startMailServer(manners: Manners = {}): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const waiting = new Set<() => void>();
  let connections = 0;
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      answer(() => manners.onConnect?.(), done);
    },
    onRcptTo: ({ address }, _session, done) => answer(() => manners.onRecipient?.(address), done),
    onData: (stream, session, done) => {
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk));
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const taken = { ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) };
        await manners.onLetter?.(taken);
        arrived.push(taken);
        for (const wake of waiting) wake();
      };
      answer(take, done);
    },
  };
  const server = new SMTPServer(options);
  // A client that is killed during the dialogue is not an error of the server.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    get connections() {
      return connections;
    },
    arrival: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (arrived.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function answer(run: () => Promise<void> | void, done: (error?: Error | null) => void): void {
  Promise.resolve()
    .then(run)
    .then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
}
