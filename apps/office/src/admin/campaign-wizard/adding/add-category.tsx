import { Field } from '@ayrac/kit/field.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useState } from 'react';
import { ReferencePicker } from '#office/fields/reference-entry.tsx';
import { useReferences } from '#office/fields/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AddDialog } from './add-dialog.tsx';

/** Adds a category that is not in the tree yet. */
export function AddCategory({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const { adding } = useOfficePhrases().campaignWizard;
  const { calls, remember } = useReferences('categories');
  const [name, setName] = useState('');
  const [parentId, setParentId] = useState('');
  const add = async () => {
    const values = { name, isActive: true, ...(parentId !== '' && { parentId }) };
    const { row } = await calls.create({ body: values });
    const label = String(row.name ?? name);
    remember(row.id, label);
    setName('');
    return { id: row.id, name: label };
  };
  return (
    <AddDialog title={adding.category} onAdd={add} onAdded={onAdded}>
      {(errors) => (
        <>
          <TextField
            data-autofocus
            label={adding.name}
            error={errors.name}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Field label={adding.parent} hint={adding.parentHint} error={errors.parentId}>
            {(wiring) => (
              <ReferencePicker
                {...wiring}
                to="categories"
                label={adding.parent}
                value={parentId}
                onChange={setParentId}
              />
            )}
          </Field>
        </>
      )}
    </AddDialog>
  );
}
