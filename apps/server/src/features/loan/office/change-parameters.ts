import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { changeParameters as endpoint } from '@ayrac/contract/office/loan-books.ts';
import { requiredText } from '@ayrac/domain/form-field.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan/dated-row.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import {
  type ParameterName,
  type ParameterValues,
  parametersOfType,
  type SomeParameters,
} from '@ayrac/domain/loan/loan-parameters.ts';
import { isSoundParameter } from '@ayrac/domain/loan/parameter-text.ts';
import { type FieldProblem, type FieldProblems, RefusalError } from '@ayrac/domain/refusal.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { loanParameter } from '../table.ts';
import { countBook, holdBook } from '../writes.ts';
import { listParameterBook } from './book-queries.ts';
import { presentParameterBook } from './present-book.ts';
import { readProvenance } from './provenance.ts';

type Body = ParsedInput<typeof endpoint>['body'];

const SOURCE_LIMIT = 200;

/** Adds a row for every parameter that is given; answers what undoes it and the book as it is. */
export async function changeParameters(context: CallContext, body: Body) {
  const { db, now } = context;
  const { type, version, values, source, ...given } = body;
  const shown = requiredText(source, SOURCE_LIMIT);
  const { from, ...told } = readProvenance(given, dayOf(now), {
    ...problemsOf(type, values),
    ...(shown.kind === 'problem' ? { source: shown.problem } : {}),
  });
  const changeId = randomUUID();
  return inTransaction(db, async (tx) => {
    if ((await holdBook(tx, 'parameters', type)) !== version) {
      const current = await presentParameterBook(tx, context, type, from);
      throw new RefusalError('record-changed', {}, { current });
    }
    const rows = await listParameterBook(tx, type, from);
    const held = rowsHoldingOn(
      rows.map((row) => ({ ...row, isTakenBack: false })),
      ({ name }) => name,
      from,
    );
    const next = await countBook(tx, 'parameters', type, version);
    const stamp = { changeId, bookVersion: next, createdAt: now, createdBy: memberOf(context.caller).id };
    for (const [name, value] of entriesOf(values)) {
      const [row] = await tx
        .insert(loanParameter)
        .values({ ...told, ...stamp, source: source.trim(), loanType: type, name, value, validFrom: from })
        .returning({ id: loanParameter.id });
      const before = held.find((one) => one.name === name)?.value ?? null;
      await writeAudit(tx, context, {
        action: 'loan-parameter-dated',
        targetKind: 'loan-parameter',
        targetId: row?.id ?? '',
        fields: [name],
        record: {
          changeId,
          version: next,
          changes: { validFrom: { before: null, after: from }, [name]: { before, after: value } },
        },
      });
    }
    return { change: changeId, book: await presentParameterBook(tx, context, type, from) };
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
