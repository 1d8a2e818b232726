import { type ResolveFnOutput, registerHooks } from 'node:module';

// For every imported file, Node parses the package.json around it. Drizzle's has 180 kB, so resolving its hundreds of
// files took two fifths of the server's start. They import each other by relative paths to files, and the name of an
// entry leads to the same file from everywhere.
const ENTRY = /^drizzle-orm(?:\/|$)/;
const INSIDE = '/node_modules/drizzle-orm/';
const entries = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (parentURL === undefined || !conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(INSIDE))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!ENTRY.test(specifier)) return next(specifier, context);
    const found = entries.get(specifier) ?? next(specifier, context);
    entries.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
