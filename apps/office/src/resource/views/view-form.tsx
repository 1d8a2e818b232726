import { VIEW_NAME_LIMIT } from '@ayrac/domain/record/record-filter.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { View, ViewInput } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';

/** What the form asks for. The query is only included if it is to replace that of an existing view. */
type NamedView = Omit<ViewInput, 'query'> & { readonly query?: string };

interface ViewFormProps {
  readonly open: boolean;
  readonly title: string;
  /** View to change. Without one the form is for a new view. */
  readonly view?: View;
  /** Query that the list shows now, which may replace that of `view`. */
  readonly query?: string;
  readonly onClose: () => void;
  /** Resolves with the error of the name, or undefined. */
  readonly onSave: (view: NamedView) => Promise<string | undefined>;
}

/** Asks for the name of a view, who sees it when, and whether an existing one takes over what the list shows. */
export function ViewForm({ open, title, onClose, ...form }: ViewFormProps) {
  const { resource } = useOfficePhrases();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={resource.close}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={id}>
          {resource.save}
        </DialogButtons>
      }
    >
      <Fields id={id} onClose={onClose} {...form} />
    </Dialog>
  );
}

function Fields({
  id,
  view,
  query,
  onClose,
  onSave,
}: Omit<ViewFormProps, 'open' | 'title'> & { readonly id: string }) {
  const { resource, fieldErrors } = useOfficePhrases();
  const [name, setName] = useState(view?.name ?? '');
  const [isDefault, setIsDefault] = useState(view?.isDefault ?? false);
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const [isUpdated, setIsUpdated] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isSaving = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Enter pressed twice must not save twice.
    if (isSaving.current) return;
    isSaving.current = true;
    const trimmed = name.trim();
    const problem =
      trimmed === ''
        ? fieldErrors.required
        : trimmed.length > VIEW_NAME_LIMIT
          ? fieldErrors['too-long']
          : await onSave({
              name: trimmed,
              isDefault,
              isShared,
              ...(isUpdated && query !== undefined && { query }),
            });
    isSaving.current = false;
    setError(problem);
    if (problem === undefined) onClose();
    else input.current?.focus();
  };
  return (
    <form id={id} className="view-form" onSubmit={submit} noValidate>
      <TextField
        ref={input}
        data-autofocus
        label={resource.views.name}
        value={name}
        error={error}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <CheckboxField
        label={resource.views.isDefault}
        checked={isDefault}
        onChange={({ currentTarget }) => setIsDefault(currentTarget.checked)}
      />
      <CheckboxField
        label={resource.views.isShared}
        hint={resource.views.isSharedHint}
        checked={isShared}
        onChange={({ currentTarget }) => setIsShared(currentTarget.checked)}
      />
      {view !== undefined && view.query !== query && (
        <CheckboxField
          label={resource.views.isUpdated}
          checked={isUpdated}
          onChange={({ currentTarget }) => setIsUpdated(currentTarget.checked)}
        />
      )}
    </form>
  );
}
