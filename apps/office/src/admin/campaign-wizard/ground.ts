import type { Typed } from '#office/resource/form-values.ts';

/** What a form stands on: what it agrees upon with the server, field by field. */
export interface Ground {
  /** The draft's version that the next save names. */
  readonly version: number;
  /** What was loaded or saved, as it stands in the form: whatever differs from it is not saved yet. */
  readonly settled: Typed;
  /** The draft as the server had it last. */
  readonly server: Typed;
}

/** The ground after an answer of the server, and the fields that others wrote and nobody here has touched. */
export interface Advance {
  readonly ground: Ground;
  /** What the form has to show from now on. */
  readonly arrived: Typed;
}

/**
 * Takes an answer of the server in. What was sent stays as it was typed; what others wrote is shown where nothing else
 * was typed, and where something was, it waits for its own save, which will be told of both values.
 */
export function advance(
  ground: Ground,
  typed: Typed,
  answer: { readonly version: number; readonly content: Typed; readonly sent?: Typed },
): Advance {
  const { content, sent = {} } = answer;
  const settled: Typed = { ...ground.settled };
  const arrived: Typed = {};
  let isHeldBack = false;
  for (const [name, value] of Object.entries(content)) {
    if (sent[name] !== undefined) settled[name] = sent[name];
    else if (value !== ground.server[name]) {
      if (typed[name] === ground.settled[name]) {
        settled[name] = value;
        arrived[name] = value;
      } else isHeldBack = true;
    }
  }
  return {
    // With the newer version a save would write over what nobody here has seen.
    ground: {
      version: isHeldBack ? ground.version : answer.version,
      settled,
      server: isHeldBack ? { ...ground.server, ...arrived, ...pick(content, sent) } : content,
    },
    arrived,
  };
}

/** The ground after somebody has chosen between two values, and what the form has to show. */
export function settle(
  ground: Ground,
  typed: Typed,
  answer: { readonly version: number; readonly content: Typed; readonly theirs: readonly string[] },
): Advance {
  const { version, content, theirs } = answer;
  const settled: Typed = { ...ground.settled };
  const arrived: Typed = {};
  for (const [name, value] of Object.entries(content)) {
    const isUntouched = typed[name] === ground.settled[name];
    if (!isUntouched && !theirs.includes(name)) continue;
    if (value !== typed[name]) arrived[name] = value;
    settled[name] = value;
  }
  return { ground: { version, settled, server: content }, arrived };
}

function pick(content: Typed, names: Typed): Typed {
  return Object.fromEntries(Object.keys(names).map((name) => [name, content[name] ?? '']));
}
