import { useLocale } from '@ayrac/browser/locale.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedTo } from '#office/client/changed-to.ts';
import { refusedFields } from '#office/client/failure-words.ts';
import type { Row, Values } from '#office/client/row.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { type Typed, typedOf, typedSince } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRefresh } from '../list/use-list.ts';
import { useResource } from '../resource-context.tsx';
import { useRecordActions } from '../use-record-actions.ts';
import { changedValues, isSame } from './conflict.ts';
import type { Reveal } from './use-reveal.ts';

interface RecordSave {
  /** Null for a new record. */
  readonly record: Row | null;
  readonly form: UseFormReturn<Typed, unknown, Values>;
  /** Fields of the form. */
  readonly fields: Fields;
  readonly reveal: Reveal;
  readonly onCreated: (row: Row) => void;
}

interface Conflict {
  readonly mine: Values;
  readonly theirs: Row;
}

/** Saves a record, and handles its errors and conflicts. */
export function useRecordSave({ record, form, fields, reveal, onCreated }: RecordSave) {
  const { declaration, calls, confirm } = useResource();
  const { shape } = declaration;
  const { resource } = useOfficePhrases();
  const failureWords = useFailureWords();
  const client = useQueryClient();
  const locale = useLocale();
  const actions = useRecordActions();
  const refresh = useRefresh();
  const names = useMemo(() => Object.keys(fields), [fields]);
  /** Version that the form is based on, which a write refers to. */
  const [base, setBase] = useState(record);
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { isDirty } = form.formState;
  const hide = reveal.setRevealed;

  // Shows another person's changes at once if nothing was typed. Otherwise saving will report the conflict.
  useEffect(() => {
    if (record === null || isDirty || record.version === base?.version) return;
    hide(null);
    setBase(record);
    form.reset(typedOf(fields, record, locale));
  }, [record, base, isDirty, form, fields, locale, hide]);

  /** Shows a saved record. `sent` is what the form held when it was sent; what was typed since then stays. */
  const show = (saved: Row, values: Values, sent: Typed) => {
    const own = reveal.revealed && pick({ ...reveal.revealed, ...values }, Object.keys(reveal.revealed));
    if (own !== null) reveal.setRevealed(own);
    const row: Row = { ...saved, ...own };
    setBase(row);
    setConflict(null);
    const shown = typedOf(fields, row, locale);
    const later = typedSince(names, sent, form.getValues());
    form.reset(shown);
    form.reset({ ...shown, ...later }, { keepDefaultValues: true });
    client.setQueryData([shape.name, 'one', row.id], saved);
  };

  /** Writes the differences from `from`. Refusals are shown in the form. */
  const save = async (values: Values, from: Row | null, sent: Typed = form.getValues()) => {
    setFailure('');
    try {
      if (from === null) await add(values, sent);
      else await write(values, from, sent);
    } catch (error) {
      const theirs = await opened(changedTo<Row>(error));
      const isElsewhere = theirs !== undefined && from !== null && isSame(names, from, theirs);
      // The record differs only in its position or in fields outside of the form, so there is no conflict.
      if (isElsewhere && !theirs.isInBin) await save(values, theirs, sent);
      else refused(error, values, theirs);
    } finally {
      await refresh();
    }
  };

  const add = async (values: Values, sent: Typed) => {
    const { row, change: done } = await calls.create({ body: values });
    show(row, values, sent);
    actions.report(resource.created({ label: actions.labelOf(row) }), [done]);
    onCreated(row);
  };

  const write = async (values: Values, from: Row, sent: Typed) => {
    const changed = changedValues(names, from, values);
    if (Object.keys(changed).length === 0) {
      show(from, values, sent);
      actions.report(resource.noChange, []);
      return;
    }
    if (confirm !== undefined && !(await confirm(from, changed))) return;
    const body = { version: from.version, values: changed };
    const { row, change: done } = await calls.change({ params: { id: from.id }, body });
    show(row, values, sent);
    actions.report(resource.saved({ label: actions.labelOf(row) }), [done]);
  };

  /**
   * A conflict compares unmasked values, so those of the current record are revealed, too. The audit log records that
   * again.
   */
  const opened = async (theirs: Row | undefined): Promise<Row | undefined> => {
    if (theirs === undefined || reveal.revealed === null) return theirs;
    const values = await reveal.show();
    return values === undefined ? theirs : { ...theirs, ...values };
  };

  const refused = (error: unknown, values: Values, theirs: Row | undefined) => {
    if (theirs?.isInBin) {
      // The record must be restored first. The input stays in the form.
      setConflict(null);
      setBase(theirs);
      return;
    }
    if (theirs !== undefined) {
      setConflict({ mine: values, theirs });
      return;
    }
    const own = Object.entries(refusedFields(error, names));
    setConflict(null);
    own.forEach(([name, text], at) => {
      form.setError(name, { type: 'server', message: text }, { shouldFocus: at === 0 });
    });
    if (own.length === 0) setFailure(failureWords(error));
  };

  return { base, setBase, failure, conflict, setConflict, save };
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}
