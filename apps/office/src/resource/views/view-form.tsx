import { CheckboxField } from '@ayrac/kit/choice-field.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DialogButtons } from '#office/frame/dialog-buttons.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ViewInput } from '../calls.ts';

const NAME_LIMIT = 80;

type NamedView = Omit<ViewInput, 'query'>;

interface ViewFormProps {
  readonly open: boolean;
  readonly title: string;
  readonly view?: NamedView;
  readonly onClose: () => void;
  /** Resolves with the error of the name, or undefined. */
  readonly onSave: (view: NamedView) => Promise<string | undefined>;
}

/** Asks for the name of a view, and who sees it when. */
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
  onClose,
  onSave,
}: Omit<ViewFormProps, 'open' | 'title'> & { readonly id: string }) {
  const { resource, fieldErrors } = useOfficePhrases();
  const [name, setName] = useState(view?.name ?? '');
  const [isDefault, setIsDefault] = useState(view?.isDefault ?? false);
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    const problem =
      trimmed === ''
        ? fieldErrors.required
        : trimmed.length > NAME_LIMIT
          ? fieldErrors['too-long']
          : await onSave({ name: trimmed, isDefault, isShared });
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
    </form>
  );
}
