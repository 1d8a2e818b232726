import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a password from the terminal without showing it, or the first line of piped input. */
export async function readPassword(): Promise<string> {
  const isTerminal = stdin.isTTY;
  if (isTerminal) stdout.write('Password: ');
  // Readline echoes typed characters to its output, so it gets one that discards them.
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) stdout.write('\n');
  }
}
