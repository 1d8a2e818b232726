import { readProblem, wordsAlone } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { byFieldName } from '@ayrac/contract/office/client.ts';
import { hasDeed } from '@ayrac/contract/office/resource-deeds.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsavedGuard } from '#office/frame/unsaved.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { changedTo, changedValues, differencesOf } from './conflict.ts';
import { ConflictForm } from './conflict-form.tsx';
import { fieldsOf, type Typed, typedOf, validate } from './form-values.ts';
import { givenIn } from './given-values.ts';
import { asksToSave } from './keyboard.ts';
import { RecordFields } from './record-fields.tsx';
import { useResource } from './resource-context.tsx';
import { RevealButton } from './reveal-button.tsx';
import type { Row, Values } from './row.ts';
import { TypedEffect } from './typed-effect.tsx';
import { useDeeds } from './use-deeds.ts';
import { useRefresh } from './use-list.ts';
import type { ChangePage } from './use-page-state.ts';
import { useReveal } from './use-reveal.ts';

interface RecordFormProps {
  /** Null while it is being written. */
  readonly record: Row | null;
  readonly change: ChangePage;
  readonly onClose: () => void;
}

interface Conflict {
  readonly mine: Values;
  readonly theirs: Row;
}

/** The form of a record: what it is saved as, what was wrong with it, and who wrote it meanwhile. */
export function RecordForm({ record, change, onClose }: RecordFormProps) {
  const { declaration, calls, confirm, newValues } = useResource();
  const { shape, Effect } = declaration;
  const { resource, fieldErrors } = useOfficePhrases();
  const { errors: texts } = usePhrases();
  const client = useQueryClient();
  const locale = useLocale();
  const deeds = useDeeds();
  const refresh = useRefresh();
  const reveal = useReveal(record);
  const { masked } = reveal;
  const shown = useMemo(() => fieldsOf(shape.fields, declaration.form), [shape, declaration]);
  // What is masked is not written: nobody knows what they would write over.
  const fields = useMemo(
    () =>
      fieldsOf(
        shown,
        Object.keys(shown).filter((name) => !masked.includes(name)),
      ),
    [shown, masked],
  );
  const names = useMemo(() => Object.keys(fields), [fields]);
  /** What the form began with: a write names its version. */
  const [base, setBase] = useState(record);
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const hide = reveal.setRevealed;

  const form = useForm<Typed, unknown, Values>({
    defaultValues: typedOf(
      fields,
      record ?? newValues ?? givenIn(new URLSearchParams(location.search), fields),
      locale,
    ),
    // Not when a field is left: what is said below it would push the button away from under the press that left it.
    mode: 'onSubmit',
    resolver: (typed) => validate(fields, typed, fieldErrors),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { letGo } = useUnsavedGuard(
    isDirty,
    ({ pathname, search }) =>
      pathname === location.pathname &&
      (new URLSearchParams(search).get('open') ?? '') === (record?.id ?? 'new'),
  );

  const { setFocus } = form;
  const [first] = names;
  useEffect(() => {
    if (record === null && first !== undefined) setFocus(first);
  }, [record, first, setFocus]);

  // What somebody else wrote is shown at once where nothing was typed; else the save will tell of it.
  useEffect(() => {
    if (record === null || isDirty || record.version === base?.version) return;
    hide(null);
    setBase(record);
    form.reset(typedOf(fields, record, locale));
  }, [record, base, isDirty, form, fields, locale, hide]);

  const show = (saved: Row, values: Values = {}) => {
    const own = reveal.revealed && pick({ ...reveal.revealed, ...values }, Object.keys(reveal.revealed));
    if (own !== null) reveal.setRevealed(own);
    const row: Row = { ...saved, ...own };
    setBase(row);
    setConflict(null);
    form.reset(typedOf(fields, row, locale));
    client.setQueryData([shape.name, 'one', row.id], saved);
  };

  /** Writes what differs from `from`; what the server has against it stands in the form afterwards. */
  const save = async (values: Values, from: Row | null) => {
    setFailure('');
    try {
      if (from === null) {
        const { row, change: done } = await calls.create({ body: values });
        letGo();
        form.reset(typedOf(fields, row, locale));
        deeds.tell(resource.created({ label: deeds.labelOf(row) }), [done]);
        client.setQueryData([shape.name, 'one', row.id], row);
        change({ open: row.id, pane: 'form' }, { replace: true });
      } else {
        const changed = changedValues(names, from, values);
        if (Object.keys(changed).length === 0) {
          show(from, values);
          deeds.tell(resource.noChange, []);
          return;
        }
        if (confirm !== undefined && !(await confirm(from, changed))) return;
        const body = { version: from.version, values: changed };
        const { row, change: done } = await calls.change({ params: { id: from.id }, body });
        show(row, values);
        deeds.tell(resource.saved({ label: deeds.labelOf(row) }), [done]);
      }
    } catch (error) {
      const theirs = await opened(changedTo(error));
      const isElsewhere = theirs !== undefined && from !== null && isSame(names, from, theirs);
      // Its place in the list or what no form shows: nobody disagrees about what was typed.
      if (isElsewhere && !theirs.isInBin) await save(values, theirs);
      else refused(error, values, theirs);
    } finally {
      await refresh();
    }
  };

  /** Whoever sees two versions beside each other sees what they wrote themselves; who looked is kept once more. */
  const opened = async (theirs: Row | undefined): Promise<Row | undefined> => {
    if (theirs === undefined || reveal.revealed === null) return theirs;
    const values = await reveal.show();
    return values === undefined ? theirs : { ...theirs, ...values };
  };

  const refused = (error: unknown, values: Values, theirs: Row | undefined) => {
    if (theirs?.isInBin) {
      // It has to come back first; what was typed waits in the form.
      setConflict(null);
      setBase(theirs);
      return;
    }
    if (theirs !== undefined) {
      setConflict({ mine: values, theirs });
      return;
    }
    const problem = readProblem(error);
    const own = Object.entries(byFieldName(problem.fields)).filter(([name]) => names.includes(name));
    setConflict(null);
    own.forEach(([name, text], at) => {
      form.setError(name, { type: 'server', message: text }, { shouldFocus: at === 0 });
    });
    if (own.length === 0) setFailure(wordsAlone(problem) || texts.page.unknown);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksToSave(event)) return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (conflict !== null) {
    const { mine, theirs } = conflict;
    return (
      <ConflictForm
        theirs={theirs}
        differences={differencesOf(names, base ?? {}, mine, theirs)}
        onBack={() => setConflict(null)}
        onSave={(merged) => {
          form.reset(typedOf(fields, merged, locale), { keepDefaultValues: true });
          setBase(theirs);
          return save(merged, theirs);
        }}
      />
    );
  }

  const isInBin = base?.isInBin ?? false;
  const restore = async () => {
    const row = base && (await deeds.restore(base));
    if (row) setBase(row);
  };
  const toBin = async () => {
    if (base === null) return;
    if (confirm !== undefined && !(await confirm(base, { isInBin: true }))) return;
    letGo();
    deeds.toBin(base);
    onClose();
  };
  return (
    <form
      ref={element}
      className="record-form"
      noValidate
      onSubmit={form.handleSubmit((values) => save(values, base))}
    >
      {failure !== '' && <Notice tone="error" live title={failure} />}
      {isInBin && <Notice tone="warning" title={resource.inBin} />}
      <RecordFields fields={shown} masked={masked} record={base} form={form} disabled={isInBin} />
      {Effect !== undefined && !isInBin && <TypedEffect Effect={Effect} control={form.control} />}
      <RevealButton
        reveal={reveal}
        onShown={(values) => {
          setBase((now) => now && { ...now, ...values });
          const typed = typedOf(fieldsOf(shown, Object.keys(values)), values, locale);
          for (const [name, value] of Object.entries(typed)) form.resetField(name, { defaultValue: value });
        }}
      />
      <div className="record-foot">
        <p className="record-remark" role="status">
          {isDirty && base !== null ? resource.unsaved : ''}
        </p>
        {base !== null && hasDeed(shape, 'bin') && (
          <Button
            variant="ghost"
            size="small"
            icon={isInBin ? 'undo-2' : 'trash-2'}
            onClick={isInBin ? restore : toBin}
          >
            {isInBin ? resource.restore : resource.toBin}
          </Button>
        )}
        {!isInBin && (
          <Button type="submit" icon="save" loading={isSubmitting} incomplete={base !== null && !isDirty}>
            {base === null ? resource.saveNew : resource.save}
          </Button>
        )}
      </div>
    </form>
  );
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function isSame(names: readonly string[], one: Values, other: Values): boolean {
  return Object.keys(changedValues(names, one, other)).length === 0;
}
