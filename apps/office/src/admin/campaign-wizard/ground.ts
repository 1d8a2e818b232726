import type { Typed } from '#office/fields/form-values.ts';

/** Base of a form: what form and server agree on, field by field. */
export interface Ground {
  /** Version of the draft that the next save is based on. */
  readonly version: number;
  /** Loaded or saved values, as in the form. Any difference is unsaved. */
  readonly settled: Typed;
  /** Latest known draft of the server. */
  readonly server: Typed;
}

/** Base after a response, and fields that others changed and this form has not. */
export interface Advance {
  readonly ground: Ground;
  /** Values to put into the form. */
  readonly arrived: Typed;
}

/**
 * Merges a response of the server. Sent values stay as typed. Values of others are shown where nothing else was typed.
 * Where something was typed, its save will report the conflict.
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
    // The newer version would let a save overwrite values that this editor has not seen.
    ground: {
      version: isHeldBack ? ground.version : answer.version,
      settled,
      server: isHeldBack ? { ...ground.server, ...arrived, ...pick(content, sent) } : content,
    },
    arrived,
  };
}

/** Returns the base after the editor has resolved a conflict, and the values to put into the form. */
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
