import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { changeParameters as endpoint } from '@ayrac/contract/office/loan-books.ts';
import { requiredText } from '@ayrac/domain/field/form-field.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import {
  type ParameterName,
  type ParameterValues,
  parametersOfType,
  type SomeParameters,
} from '@ayrac/domain/loan/loan-parameters.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan-book/dated-row.ts';
import { isSoundParameter } from '@ayrac/domain/loan-book/parameter-text.ts';
import type { FieldProblem, FieldProblems } from '@ayrac/domain/refusal.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { takeBook } from '../writes.ts';
import { listParameterBook } from './book-queries.ts';
import { presentParameterBook } from './present-book.ts';
import { readProvenance } from './provenance.ts';
import { writeParameter } from './writes.ts';

type Body = ParsedInput<typeof endpoint>['body'];

const SOURCE_LIMIT = 200;

/** Adds a row for every given parameter. Returns the id that undoes the change, and the new state of the book. */
export async function changeParameters(context: CallContext, body: Body) {
  const { db, now } = context;
  const { type, version, values, source, ...given } = body;
  const shown = requiredText(source, SOURCE_LIMIT);
  const provenance = readProvenance(given, dayOf(now), {
    ...problemsOf(type, values),
    ...(shown.kind === 'problem' ? { source: shown.problem } : {}),
  });
  const changeId = randomUUID();
  return inTransaction(db, async (tx) => {
    const present = () => presentParameterBook(tx, context, type, provenance.from);
    const next = await takeBook(tx, 'parameters', type, version, present);
    const rows = await listParameterBook(tx, type, provenance.from);
    const held = rowsHoldingOn(rows, ({ name }) => name, provenance.from);
    const change = { type, source: source.trim(), provenance, changeId, version: next };
    for (const [name, value] of entriesOf(values)) {
      const before = held.find((one) => one.name === name)?.value;
      await writeParameter(tx, context, { ...change, name, value, before });
    }
    return { change: changeId, book: await present() };
  });
}

function problemsOf(type: LoanType, values: SomeParameters): FieldProblems {
  const given = entriesOf(values);
  if (given.length === 0) return { values: 'required' };
  const wrong = given.flatMap(([name, value]): (readonly [string, FieldProblem])[] => {
    if (!parametersOfType[type].includes(name)) return [[name, 'not-a-choice']];
    return isSoundParameter(name, value) ? [] : [[name, 'invalid']];
  });
  return Object.fromEntries(wrong);
}

function entriesOf(values: SomeParameters) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given as [ParameterName, ParameterValues[ParameterName]][];
}
